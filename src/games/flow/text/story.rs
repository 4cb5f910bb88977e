//! What an event means to the people at the table.

use super::Words;
use crate::engine::{Seat, Seats, Step};
use crate::games::flow::{Effect, Piece, Place, State};
use crate::games::{Fortunes, GameStory, Remarks};
use crate::i18n::Lang;

impl GameStory for State {
    /// A good moment for a seat that brings a piece home or throws one, and a bad one for a seat that loses a piece.
    fn moment(step: &Step<Self>) -> Fortunes {
        let Step { before, after, .. } = step;
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

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::IsThrown { piece, .. } | Effect::Steps { piece, to: Place::Heart | Place::Goal(_) } => {
                Some(piece.seat)
            }
            Effect::Earns { seat, .. } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::IsThrown { piece, .. } => Some(piece.seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn remarks(lang: Lang) -> Remarks {
        let words = Words::of(lang);
        Remarks {
            good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
            bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
        }
    }
}
