//! Reasons for actions: what is gained by one, compared with the other rooms or with keeping the tokens.

use super::super::{Action, Buff, Room, State};
use crate::bots::Reasons;
use crate::engine::{Known, Seat};

/// A reason for an action of Heartstrings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A token that arrives in the room again earns a bead again.
    PaysAgain,
    /// This number of tokens stays in the room, as many as the choice of no other room leaves behind.
    Guarded {
        /// The number of tokens, at least 1.
        tokens: u8,
    },
    /// The room is given up, and hard to hold: attackers have a bonus there.
    HardToHold,
    /// One more bead, and this number of tokens stays in the room.
    Bead {
        /// The number of tokens, at least 1.
        tokens: u8,
    },
}

impl Reason {
    /// Whether this is more of the same.
    pub(super) fn beats(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Bead { tokens: more }, Self::Bead { tokens: fewer }) if more > fewer)
    }
}

impl Reasons for State {
    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        let left = |room: Room| known.tokens_in(room, known.turn).saturating_sub(1);
        match *action {
            Action::Relocate { from } if from.buff() == Buff::Bead && known.pool() > 0 => Some(Reason::PaysAgain),
            Action::Relocate { from } if left(from) == 0 => (from.attacker_bonus() > 0).then_some(Reason::HardToHold),
            Action::Relocate { from } => {
                let tokens = left(from);
                Room::all().all(|room| left(room) <= tokens).then_some(Reason::Guarded { tokens })
            }
            Action::Sacrifice { room } => Some(Reason::Bead { tokens: left(room) }),
            Action::Keep => None,
        }
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        let (Action::Relocate { from: left } | Action::Sacrifice { room: left }) = *action else { return false };
        let stays = |tokens: u8| {
            tokens > 0 && after.tokens_in(left, seat) == tokens && before.tokens_in(left, seat) == tokens + 1
        };
        match *reason {
            Reason::PaysAgain => left.buff() == Buff::Bead && after.pool() > 0,
            Reason::Guarded { tokens } => {
                let most = Room::all().map(|room| before.tokens_in(room, seat)).max();
                stays(tokens) && most == Some(tokens + 1)
            }
            Reason::HardToHold => left.attacker_bonus() > 0 && after.held(left).is_none(),
            Reason::Bead { tokens } => stays(tokens) && after.beads(seat) == before.beads(seat) + 1,
        }
    }

    fn is_best(known: &Known<Self>, reason: &Reason, others: &[Action]) -> bool {
        !others.iter().filter_map(|other| State::reason(known, other)).any(|other| other.beats(reason))
    }
}
