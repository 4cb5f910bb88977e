//! From a touch to an action, or to the reason why not. PURE.

use crate::engine::{Game, Turn};
use crate::games::Touched;
use crate::games::heartstrings::{Action, Illegal, Phase, Room, State};

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A room.
    Room(Room),
    /// The bead pool.
    Pool,
    /// The button that rolls.
    Roll,
    /// The button that sacrifices nothing.
    Keep,
}

/// What a touch means now.
pub(super) fn touch(state: &State, touch: &Touch) -> Touched<State> {
    let action = match (touch, state.phase()) {
        (Touch::Roll, _) if state.turn() == Turn::Chance => return Touched::Roll,
        (Touch::Pool, Phase::Sacrifice) => return Touched::Refused(Illegal::SacrificeIsDue),
        // Beads come from the pool by a sacrifice: what is refused says when there is one.
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
