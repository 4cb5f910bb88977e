//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments.

use super::{Called, GrammaticalRole, Name, Words, piece};
use crate::engine::Seat;
use crate::games::flow::bot::{Gain, Reason};
use crate::games::flow::{Action, Piece, Place, Play, State};
use crate::games::{Fortunes, Hint, Remarks};
use crate::i18n::{Lang, Names};

pub(super) fn explain(Reason { gain, cards }: &Reason, lang: Lang, names: &Names) -> String {
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

/// Where to look, and what to find there.
pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> Hint {
    let words = Words::of(lang);
    let own = |number: u8| state.to_act().map_or(Name::Master, |seat| Name::of(state, Piece { seat, number }));
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

/// A good moment for a seat that brings a piece home or throws one, and a bad one for a seat that loses a piece.
pub(super) fn moment(before: &State, after: &State) -> Fortunes {
    let at = |state: &State, seat: Seat, home: bool| {
        let is_there = |place: Place| match place {
            Place::Heart | Place::Goal(_) => home,
            Place::Ring(_) => !home,
            Place::Waiting => false,
        };
        Piece::all(seat).filter(|piece| is_there(state.place(*piece))).count()
    };
    let glad = before.seats().find(|seat| at(after, *seat, true) > at(before, *seat, true));
    let lost = |seat: &Seat| {
        at(after, *seat, false) < at(before, *seat, false) && at(after, *seat, true) == at(before, *seat, true)
    };
    let sad = before.seats().find(lost);
    Fortunes { good: glad.or(sad.and_then(|sad| before.to_act().filter(|seat| *seat != sad))), bad: sad }
}

pub(super) fn remarks(lang: Lang) -> Remarks {
    let words = Words::of(lang);
    Remarks {
        good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
        bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
    }
}
