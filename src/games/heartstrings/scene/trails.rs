//! The rooms of a turn, as trails of bots. PURE.

use super::flights::room_place;
use crate::engine::{Event, Step};
use crate::games::Trail;
use crate::games::heartstrings::{Action, Effect, State};

/// The room that a token leaves for another one, and the room in which a token arrives.
pub(super) fn trails(step: &Step<State>) -> Vec<Trail> {
    let trail = |seat, room| Trail { seat, piece: None, places: vec![room_place(room)] };
    let left = match step.event {
        Event::Decision { by, action: Action::Relocate { from } } => Some(trail(by, from)),
        _ => None,
    };
    let arrived = step.effects.iter().filter_map(|effect| match effect {
        Effect::Arrives { seat, room } => Some(trail(*seat, *room)),
        _ => None,
    });
    left.into_iter().chain(arrived).collect()
}
