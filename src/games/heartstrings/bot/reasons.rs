//! Reasons for actions.

use super::super::{Action, Buff, Room, State};
use crate::engine::{Known, Seat};

/// A reason for an action of Heartstrings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A token that arrives in this room again earns a bead again.
    PaysAgain {
        /// The room.
        room: Room,
    },
    /// This number of tokens stays in the room.
    Guarded {
        /// The number of tokens, at least 1.
        tokens: u8,
    },
    /// The room is hard to hold: attackers have a bonus there.
    HardToHold {
        /// The room.
        room: Room,
    },
}

/// The reason for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Option<Reason> {
    let left = |room: Room| known.tokens_in(room, known.turn).saturating_sub(1);
    match *action {
        Action::Relocate { from } if from.buff() == Buff::Bead && known.pool() > 0 => {
            Some(Reason::PaysAgain { room: from })
        }
        Action::Relocate { from } if left(from) == 0 => {
            (from.attacker_bonus() > 0).then_some(Reason::HardToHold { room: from })
        }
        Action::Relocate { from: room } | Action::Sacrifice { room } => Some(Reason::Guarded { tokens: left(room) }),
        Action::Keep => None,
    }
}

/// Whether this reason for an action is true of the states around it.
pub(super) fn holds(reason: &Reason, seat: Seat, action: &Action, before: &State, after: &State) -> bool {
    let (Action::Relocate { from: left } | Action::Sacrifice { room: left }) = *action else { return false };
    match *reason {
        Reason::PaysAgain { room } => room == left && room.buff() == Buff::Bead && after.pool() > 0,
        Reason::Guarded { tokens } => {
            tokens > 0 && after.tokens_in(left, seat) == tokens && before.tokens_in(left, seat) == tokens + 1
        }
        Reason::HardToHold { room } => room == left && room.attacker_bonus() > 0 && after.held(room).is_none(),
    }
}
