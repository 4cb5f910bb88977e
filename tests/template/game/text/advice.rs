//! Advice: reasons for actions, and places that hints point to.

use super::Words;
use crate::games::last_heart::bot::Reason;
use crate::games::last_heart::{Action, State};
use crate::games::{GameAdvice, Hint};
use crate::i18n::{Lang, Names};

impl GameAdvice for State {
    fn explain(reason: &Reason, lang: Lang, _names: &Names) -> String {
        let words = Words::of(lang);
        let text = match reason {
            Reason::Threes => words.reason_threes(),
            Reason::Last => words.reason_last(),
        };
        text.to_owned()
    }

    fn hint(&self, Action::Take(hearts): &Action, lang: Lang, _names: &Names) -> Hint {
        Hint { look: Words::of(lang).look_hearts().to_owned(), what: hearts.to_string() }
    }
}
