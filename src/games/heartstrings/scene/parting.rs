//! A player who goes out: the tokens that leave the board, and the time for which that and the end of a fight are displayed. PURE.

use crate::engine::{Seat, Step};
use crate::games::heartstrings::{Effect, Held, Phase, Room, State};

/// Time for which the end of a fight is displayed before anything else happens, in milliseconds.
const FIGHT: u32 = 700;
/// Time for which it is displayed that a player goes out, until their first token leaves the board, in milliseconds. The style sheet has the
/// same value as `--parting`.
const PARTING: u32 = 900;
/// Time from one room whose tokens leave to the next, in milliseconds. The style sheet has the same value as `--next-parting`.
const NEXT: u32 = 130;
/// Time for the last of them, in milliseconds.
const LAST: u32 = 400;

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

/// See [`GameScene::display_ms`](crate::games::GameScene::display_ms).
pub(super) fn display_ms(step: &Step<State>) -> u32 {
    let is_fight = |state: &State| matches!(state.phase(), Phase::Combat(_));
    if parting(step).is_some() {
        PARTING + NEXT * leaving(step).len() as u32 + LAST
    } else if is_fight(&step.before) && !is_fight(&step.after) {
        FIGHT
    } else {
        0
    }
}
