//! The rule of thumb of the bots.

use super::{Action, State};
use crate::bots::Heuristic;
use crate::engine::Known;

impl Heuristic for State {
    fn score(known: &Known<Self>, Action::Take(hearts): &Action) -> i32 {
        // What leaves a multiple of three cannot be answered by two players.
        i32::from(known.hearts().is_some_and(|left| (left - hearts) % 3 == 0))
    }
}
