//! What speaks for an action.

use super::super::{Action, Buff, Room, State};
use crate::engine::Known;

/// What speaks for an action of Heartstrings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A token that comes to this room again brings a bead again.
    PaysAgain {
        /// The room.
        room: Room,
    },
    /// So many tokens stay there.
    Guarded {
        /// How many, at least 1.
        tokens: u8,
    },
    /// The room is hard to hold.
    HardToHold {
        /// The room.
        room: Room,
    },
    /// None can be missed more easily.
    LeastNeeded,
    /// A bead cannot be taken away again as easily as a room.
    Bead,
    /// All tokens are needed where they are.
    AllNeeded,
}

/// What speaks for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Reason {
    match *action {
        Action::Relocate { from } if from.buff() == Buff::Bead => Reason::PaysAgain { room: from },
        Action::Relocate { from } => match known.tokens_in(from, known.turn) {
            0 | 1 if from.attacker_bonus() > 0 => Reason::HardToHold { room: from },
            0 | 1 => Reason::LeastNeeded,
            tokens => Reason::Guarded { tokens: tokens - 1 },
        },
        Action::Sacrifice { .. } => Reason::Bead,
        Action::Keep => Reason::AllNeeded,
    }
}
