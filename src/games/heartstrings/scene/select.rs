//! Translation of touches into actions or refusals. PURE.

use crate::engine::{Game, Turn};
use crate::games::Touched;
use crate::games::heartstrings::{Action, Illegal, Phase, Room, State};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A room.
    Room(Room),
    /// The bead pool.
    Pool,
    /// The button that rolls.
    Roll,
    /// The button that declines to sacrifice.
    Keep,
}

/// The meaning of a touch in this state.
pub(super) fn touch(state: &State, touch: &Touch) -> Touched<State> {
    let action = match (touch, state.phase()) {
        (Touch::Roll, _) if state.turn() == Turn::Chance => return Touched::Roll,
        (Touch::Pool, Phase::Sacrifice) => return Touched::Refused(Illegal::SacrificeIsDue),
        // Beads come from the pool by a sacrifice: the refusal says when a sacrifice is possible.
        (Touch::Roll | Touch::Keep | Touch::Pool, _) => Action::Keep,
        (Touch::Room(room), Phase::Sacrifice) => Action::Sacrifice { room: *room },
        (Touch::Room(room), _) => Action::Relocate { from: *room },
    };
    match (state.to_act(), state.phase()) {
        (Some(seat), _) => Touched::check(state, seat, action),
        (None, Phase::Over { .. }) => Touched::Refused(Illegal::Over),
        (None, _) => Touched::Refused(Illegal::OrderIsDue),
    }
}
