//! Player actions and chance outcomes.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::rooms::Room;

/// Heartstrings has no variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Picks up one of the player's own tokens, because the supply is empty (HS-7).
    Relocate {
        /// The room that the token leaves.
        from: Room,
    },
    /// Takes a token off the board for a bead (HS-18).
    Sacrifice {
        /// The room that the token leaves.
        room: Room,
    },
    /// Declines to sacrifice (HS-18).
    Keep,
}

/// A chance outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The rolls for the first turn: one roll of the room selector for each seat still in contention, in seat order (HS-5).
    Order(ArrayVec<u8, 3>),
    /// The room selector, 1 to 12 (HS-6).
    Room(u8),
    /// The attacker's combat die, 1 to 6 (HS-10).
    Attack(u8),
    /// The defender's combat die for one token, 1 to 6 (HS-10).
    Defend(u8),
}
