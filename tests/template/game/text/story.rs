//! What an event means to the people at the table.

use super::Words;
use crate::engine::Step;
use crate::games::last_heart::{Effect, State};
use crate::games::{Fortunes, GameStory, Remarks};
use crate::i18n::Lang;

impl GameStory for State {
    fn moment(step: &Step<Self>) -> Fortunes {
        let won = step.effects.iter().find_map(|effect| match effect {
            Effect::Wins(seat) => Some(*seat),
            Effect::Takes(..) => None,
        });
        Fortunes { good: won, bad: None }
    }

    fn remarks(lang: Lang) -> Remarks {
        let words = Words::of(lang);
        Remarks {
            good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
            bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
        }
    }
}
