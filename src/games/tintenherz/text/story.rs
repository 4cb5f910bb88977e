//! What an event means to the people at the table.

use super::Words;
use crate::engine::{Seats, Step};
use crate::games::tintenherz::{Effect, State};
use crate::games::{Fortunes, GameStory, Remarks};
use crate::i18n::Lang;

impl GameStory for State {
    /// A good moment for a seat that takes an open card, and a bad one for the seat that had it.
    fn moment(step: &Step<Self>) -> Fortunes {
        let lost = step.effects.iter().find_map(|effect| match *effect {
            Effect::Taken { seat, from: Some(from), .. } => Some((seat, from)),
            _ => None,
        });
        Fortunes { good: lost.map(|(by, _)| by), bad: lost.map(|(_, from)| from) }
    }

    fn happens_to(step: &Step<Self>) -> Seats {
        let whose = |effect: &Effect| match *effect {
            Effect::Taken { from, .. } => from,
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
