//! Advice: reasons for actions, places that hints point to, and remarks in good and bad moments.

use super::{Words, room_name};
use crate::games::heartstrings::bot::Reason;
use crate::games::heartstrings::{Action, Effect};
use crate::games::{Fortunes, Hint, Remarks};
use crate::i18n::Lang;

pub(super) fn explain(reason: &Reason, lang: Lang) -> String {
    let words = Words::of(lang);
    match *reason {
        Reason::PaysAgain => words.reason_pays_again().to_owned(),
        Reason::Guarded { tokens } => words.reason_guarded(&words.tokens(tokens)),
        Reason::HardToHold => words.reason_hard_to_hold().to_owned(),
        Reason::Bead { tokens } => words.reason_bead(&words.tokens(tokens)),
    }
}

pub(super) fn hint(action: &Action, lang: Lang) -> Hint {
    let words = Words::of(lang);
    let (look, what) = match *action {
        Action::Relocate { from: room } => (words.look_tokens(), room_name(room, lang)),
        Action::Sacrifice { room } => (words.look_crowded(), room_name(room, lang)),
        Action::Keep => (words.look_crowded(), words.keep().to_owned()),
    };
    Hint { look: look.to_owned(), what }
}

/// A good moment for a seat that takes another seat's room, and a bad one for the seat that held it.
pub(super) fn moment(effects: &[Effect]) -> Fortunes {
    let taken = effects.iter().find_map(|effect| match *effect {
        Effect::Takes { seat, from } => Some((seat, from)),
        _ => None,
    });
    Fortunes { good: taken.map(|(by, _)| by), bad: taken.map(|(_, from)| from) }
}

pub(super) fn remarks(lang: Lang) -> Remarks {
    let words = Words::of(lang);
    Remarks {
        good: [words.remark_good_1(), words.remark_good_2(), words.remark_good_3()],
        bad: [words.remark_bad_1(), words.remark_bad_2(), words.remark_bad_3()],
    }
}
