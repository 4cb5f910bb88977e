//! Refusals: each names the rule that was broken.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a rule, such as `HS-7`. The rules pages and the tests use the same ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleId {
    /// The game's two letters, such as `HS`.
    pub game: &'static str,
    /// The number of the rule within the game, from 1.
    pub number: u8,
}

impl RuleId {
    /// The rule `number` of the game with the letters `game`.
    pub const fn new(game: &'static str, number: u8) -> Self {
        Self { game, number }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.game, self.number)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why an event is refused: a small value of the game's own, from which a sentence is built in any language.
pub trait Refusal: Clone + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The rule that forbids the event.
    fn rule(&self) -> RuleId;
}
