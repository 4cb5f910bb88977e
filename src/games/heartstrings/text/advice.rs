//! Advice: reasons for actions, and places that hints point to.

use super::{Words, room_name};
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Action, State};
use crate::games::{GameAdvice, Hint};
use crate::i18n::{Lang, Names};

impl GameAdvice for State {
    fn explain(reason: &Reason, lang: Lang, _: &Names) -> String {
        let words = Words::of(lang);
        match *reason {
            Reason::PaysAgain => words.reason_pays_again().to_owned(),
            Reason::Guarded { tokens } => words.reason_guarded(&words.tokens(tokens)),
            Reason::HardToHold => words.reason_hard_to_hold().to_owned(),
            Reason::Bead { tokens } => words.reason_bead(&words.tokens(tokens)),
        }
    }

    fn hint(&self, action: &Action, lang: Lang, _: &Names) -> Hint {
        let words = Words::of(lang);
        let (look, what) = match *action {
            Action::Relocate { from: room } => (words.look_tokens(), room_name(room, lang)),
            Action::Sacrifice { room } => (words.look_crowded(), room_name(room, lang)),
            Action::Keep => (words.look_crowded(), words.keep().to_owned()),
        };
        Hint { look: look.to_owned(), what }
    }
}
