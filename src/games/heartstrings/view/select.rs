//! From a touch to an action, or to the reason why not. PURE.

use crate::engine::Game;
use crate::games::Tap;
use crate::games::heartstrings::{Action, Illegal, Phase, Room, State};

/// What touching a room means now.
pub fn tap_room(state: &State, room: Room) -> Tap<State> {
    let action = match state.phase() {
        Phase::Sacrifice => Action::Sacrifice { room },
        _ => Action::Relocate { from: room },
    };
    match state.to_act() {
        None => Tap::Refused(match state.phase() {
            Phase::Over { .. } => Illegal::Over,
            _ => Illegal::OrderIsDue,
        }),
        Some(seat) => match state.check(seat, &action) {
            Ok(()) => Tap::Act(action),
            Err(illegal) => Tap::Refused(illegal),
        },
    }
}
