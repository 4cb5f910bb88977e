//! Advice: the words for what a bot would do. PURE.

use super::GameLog;
use crate::bots::Reasons;
use crate::engine::{EventOf, Seat, Step};
use crate::i18n::{Lang, Names};

/// A game with advice: hints, suggestions, and the reasons for them in words.
pub trait GameAdvice: Reasons + GameLog {
    /// The reason for an action, in words: displayed on a separate line, without an initial capital or a full stop.
    fn explain(reason: &Self::Reason, lang: Lang, names: &Names) -> String;

    /// The first two steps of a hint for the deciding seat.
    fn hint(&self, action: &Self::Action, lang: Lang, names: &Names) -> Hint;

    /// A sentence about what a seat would do with an action, complete even if the action would be secret.
    fn suggest(&self, seat: Seat, action: &Self::Action, lang: Lang, names: &Names) -> String {
        let step = Step::new(self, EventOf::<Self>::decision(seat, action.clone()));
        step.map_or_else(|_| String::new(), |step| Self::describe(&Self::log_entry(&step), lang, names))
    }
}

/// The first two steps of a hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// A sentence about where to look.
    pub look: String,
    /// The name of the object in question there.
    pub what: String,
}
