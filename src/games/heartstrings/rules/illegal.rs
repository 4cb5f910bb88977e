//! Reasons for refusing an event, each with the rule that forbids it.

use crate::engine::{Refusal, RuleId, Seat};

/// The reason for refusing an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (HS-21).
    Over,
    /// It is another seat's turn (HS-5).
    NotYourTurn {
        /// The seat whose turn it is; `None` while the dice decide who begins.
        turn: Option<Seat>,
    },
    /// The dice that decide who begins are due (HS-5).
    OrderIsDue,
    /// The room selector is due (HS-6).
    RoomRollIsDue,
    /// With an empty supply a token must be picked up first (HS-7).
    RelocateIsDue,
    /// A combat die is due (HS-10).
    CombatRollIsDue,
    /// The player first decides about a sacrifice (HS-18).
    SacrificeIsDue,
    /// One roll for each seat still in contention, each 1 to 12 (HS-5).
    OrderRolls {
        /// The number of rolls: one for each seat in contention.
        expected: u8,
    },
    /// The room selector shows 1 to 12 (HS-6).
    RoomRoll,
    /// A combat die shows 1 to 6 (HS-10).
    CombatRoll,
    /// There are still tokens in the supply (HS-7).
    SupplyLeft,
    /// None of the player's own tokens is in that room (HS-7).
    NoTokenToMove,
    /// A token can be sacrificed only from a room with two or more of the player's own (HS-18).
    NotTwoTokens,
    /// A sacrifice comes after the room, once a turn, while the pool has beads (HS-18).
    NoSacrificeNow,
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId::new(
            "HS",
            match self {
                Self::Over => 21,
                Self::NotYourTurn { .. } | Self::OrderIsDue | Self::OrderRolls { .. } => 5,
                Self::RoomRollIsDue | Self::RoomRoll => 6,
                Self::RelocateIsDue | Self::SupplyLeft | Self::NoTokenToMove => 7,
                Self::CombatRollIsDue | Self::CombatRoll => 10,
                Self::SacrificeIsDue | Self::NotTwoTokens | Self::NoSacrificeNow => 18,
            },
        )
    }
}
