//! A player who goes out: the tokens that leave the board. PURE.

use crate::engine::{Seat, Step};
use crate::games::heartstrings::{Effect, Held, Room, State};

/// The tokens of a room that leave the board because their owner is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaving {
    /// The tokens.
    pub held: Held,
    /// The place of the room among those that are left, from 0.
    pub order: u8,
}

/// The player who goes out by this step.
pub(super) fn parting(step: &Step<State>) -> Option<Seat> {
    step.effects.iter().find_map(|effect| if let Effect::IsOut { seat } = *effect { Some(seat) } else { None })
}

/// The rooms that the player who goes out by this step leaves empty, one after another.
pub(super) fn leaving(step: &Step<State>) -> Vec<(Room, Leaving)> {
    let Some(seat) = parting(step) else { return Vec::new() };
    let held = |room: Room| Some((room, step.before.held(room).filter(|held| held.owner == seat)?));
    let rooms = Room::all().filter_map(held).filter(|(room, _)| step.after.held(*room).is_none());
    rooms.zip(0..).map(|((room, held), order)| (room, Leaving { held, order })).collect()
}
