//! Actions of the players and outcomes of the die, and reasons for refusal.

use serde::{Deserialize, Serialize};

use crate::engine::{Refusal, RuleId, Seat};

/// The game has no variants. A field here is declared in the facts, too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Takes this number of hearts.
    Take(u8),
}

/// An outcome of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The number of hearts.
    Hearts(u8),
}

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A seat takes this number of hearts (LH-5).
    Takes(Seat, u8),
    /// A seat wins (LH-6).
    Wins(Seat),
}

/// The reason for refusing an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The die is due (LH-2).
    RollIsDue,
    /// The die has six sides (LH-3).
    NoSuchSide,
    /// It is another player's turn (LH-4).
    NotYourTurn,
    /// One heart or two, and no more than are left (LH-5).
    HowMany,
    /// The game is over (LH-6).
    Over,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        let number = match self {
            Self::RollIsDue => 2,
            Self::NoSuchSide => 3,
            Self::NotYourTurn => 4,
            Self::HowMany => 5,
            Self::Over => 6,
        };
        RuleId::new("LH", number)
    }
}
