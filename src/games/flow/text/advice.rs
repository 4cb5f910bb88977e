//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments. The words are with those of each
//! language.

use super::{Called, GrammaticalRole, Name, card_name, piece, piece_name, sentences, words};
use crate::engine::Seat;
use crate::games::flow::bot::Reason;
use crate::games::flow::{Action, Piece, Place, Play, State};
use crate::i18n::{Lang, Names, fill};

/// The place that a hint points to.
#[derive(Clone, Copy, Debug)]
pub(super) enum Look {
    /// The cards in the hand.
    Cards,
    /// The places to which the flow alone leads.
    Flow,
    /// The player's own pieces on the ring.
    Ring,
    /// The player's own waiting pieces.
    Waiting,
    /// The pieces that could take the master's place.
    Shields,
}

pub(super) fn explain(reason: &Reason, lang: Lang, names: &Names) -> String {
    let sentence = (sentences(lang).reason)(reason);
    let what = match reason {
        Reason::Throws { seat } | Reason::Hinders { seat } | Reason::InTheWay { seat } => names.of(*seat).to_owned(),
        Reason::Nearer { positions } | Reason::ToGo { positions } => {
            lang.count(u32::from(*positions), sentences(lang).positions)
        }
        // Only pieces of Flow seats make room for one another.
        Reason::MakesRoom { piece: number } => {
            let name = if *number == 0 { Name::Master } else { Name::Ordinary(*number) };
            piece(Called { of: None, name }, GrammaticalRole::Subject, lang, names)
        }
        _ => String::new(),
    };
    fill(sentence, &[&what])
}

pub(super) fn hint(state: &State, action: &Action, lang: Lang) -> [String; 2] {
    let own = |number: u8| state.to_act().map_or(Name::Master, |seat| Name::of(state, Piece { seat, number }));
    let piece = |number: u8| piece_name(own(number), lang);
    let (look, what) = match *action {
        Action::Play(play) => {
            let card = card_name(play.card(), lang).to_owned();
            let what = match play {
                Play::Swap { piece: number, .. } | Play::Move { piece: number, .. } => {
                    format!("{card}: {}", piece(number))
                }
                Play::Throw { .. } | Play::Enter { .. } => card,
            };
            (Look::Cards, what)
        }
        Action::Flow => (Look::Flow, words(lang).flow.to_owned()),
        Action::Advance { piece: number } | Action::Step { piece: number } => (Look::Ring, piece(number)),
        Action::ComeIn => (Look::Waiting, words(lang).come_in.to_owned()),
        Action::Shield { piece: number } => (Look::Shields, piece(number)),
    };
    [(sentences(lang).look)(look).to_owned(), what]
}

/// A good moment for a seat that brings a piece home or throws one, and a bad one for a seat that loses a piece.
pub(super) fn moment(before: &State, after: &State) -> [Option<Seat>; 2] {
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
    [glad.or(sad.and_then(|sad| before.to_act().filter(|seat| *seat != sad))), sad]
}

pub(super) fn remarks(lang: Lang) -> [[&'static str; 3]; 2] {
    sentences(lang).remarks
}
