//! What an event means to the people at the table.

use super::Words;
use crate::engine::{Seats, Step};
use crate::games::heartstrings::{Effect, State};
use crate::games::{Fortunes, GameStory, Remarks};
use crate::i18n::Lang;

impl GameStory for State {
    /// A good moment for a seat that takes another seat's room, and a bad one for the seat that held it.
    fn moment(step: &Step<Self>) -> Fortunes {
        let taken = step.effects.iter().find_map(|effect| match *effect {
            Effect::Takes { seat, from } => Some((seat, from)),
            _ => None,
        });
        Fortunes { good: taken.map(|(by, _)| by), bad: taken.map(|(_, from)| from) }
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Takes { from: seat, .. }
            | Effect::Leaves { seat, .. }
            | Effect::LosesBeads { seat, .. }
            | Effect::EarnsBead { seat }
            | Effect::IsOut { seat } => Some(seat),
            _ => None,
        };
        step.effects.iter().filter_map(whose).collect()
    }

    fn strikes(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::LosesBeads { seat, .. } | Effect::IsOut { seat } => Some(seat),
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
