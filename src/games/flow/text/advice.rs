//! Advice: reasons for actions, and places that hints point to.

use super::log::{GrammaticalRole, piece};
use super::{Called, Name, Words};
use crate::games::flow::bot::{Gain, Reason};
use crate::games::flow::{Action, Piece, Play, State};
use crate::games::{GameAdvice, Hint};
use crate::i18n::{Lang, Names};

impl GameAdvice for State {
    fn explain(Reason { gain, cards }: &Reason, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        let text = match *gain {
            Gain::Throws { seat } => words.reason_throws(names.of(seat)),
            Gain::Hinders { seat } => words.reason_hinders(names.of(seat)),
            Gain::Closes { seat } => words.reason_closes(names.of(seat)),
            Gain::ToGo { positions } => words.reason_to_go(&words.positions(positions)),
            Gain::Further { positions } => words.reason_further(&words.positions(positions)),
            Gain::Unlocks { speed } => words.reason_unlocks(speed),
            // Only pieces of Flow seats earn cards.
            Gain::Earns { piece: number, at, card } => {
                let name = if number == 0 { Name::Master } else { Name::Ordinary(number) };
                let piece = piece(Called { of: None, name }, GrammaticalRole::Subject, words, names);
                match card {
                    Some(card) => words.reason_earns(&piece, at, words.card(card)),
                    None => words.reason_earns_random(&piece, at),
                }
            }
            Gain::Wins => words.reason_wins().to_owned(),
            Gain::GoesIn => words.reason_goes_in().to_owned(),
            Gain::Opens => words.reason_opens().to_owned(),
            Gain::ComesIn => words.reason_comes_in().to_owned(),
            Gain::Admits => words.reason_admits().to_owned(),
            Gain::InFront => words.reason_in_front().to_owned(),
            Gain::LongestWay => words.reason_longest_way().to_owned(),
        };
        if *cards > 0 { words.reason_price(&text, *cards) } else { text }
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        let words = Words::of(lang);
        let own = |number: u8| self.to_act().map_or(Name::Master, |seat| Name::of(self, Piece { seat, number }));
        let piece = |number: u8| words.piece(own(number));
        let (look, what) = match *action {
            Action::Play(play) => {
                let card = words.card(play.card());
                let what = match play {
                    Play::Swap { piece: number, .. } | Play::Move { piece: number, .. } => {
                        words.hint_card(card, &piece(number))
                    }
                    Play::Throw { .. } | Play::Enter { .. } => card.to_owned(),
                };
                (words.look_cards(), what)
            }
            Action::Flow => (words.look_flow(), words.flow().to_owned()),
            Action::Advance { piece: number } | Action::Step { piece: number } => (words.look_ring(), piece(number)),
            Action::ComeIn => (words.look_waiting(), words.come_in().to_owned()),
            Action::Shield { piece: number } => (words.look_shields(), piece(number)),
        };
        Hint { look: look.to_owned(), what }
    }
}
