//! The heuristic of the bots.

use super::{Action, Buff, Room, State};
use crate::bots::Heuristic;
use crate::engine::Known;

impl Heuristic for State {
    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let seat = known.turn;
        let guard = |room: Room| i32::from(room.defender_bonus()) - i32::from(room.attacker_bonus());
        let tokens = |room: Room| i32::from(known.tokens_in(room, seat));
        // A bead room pays again when a token comes back to it.
        let pays = |room: Room| i32::from(room.buff() == Buff::Bead);
        match *action {
            // The token that guards the least.
            Action::Relocate { from } => 2 * pays(from) - 2 * guard(from) - i32::from(tokens(from) == 1),
            // A bead is for ever, and the token comes back into play.
            Action::Sacrifice { room } => 10 + tokens(room) - guard(room),
            Action::Keep => 0,
        }
    }
}
