//! Who decides for a seat when no person does. PURE.

mod selfplay;

use rand::{Rng, RngExt};

use crate::engine::{EventOf, Game, Turn};

pub use selfplay::Luck;

/// The highest level that there is. Level 0 chooses uniformly among what is legal.
pub const HIGHEST_LEVEL: u8 = 0;

/// A uniformly random event: of the legal decisions, or of what chance may bring. `None` when the game is over.
///
/// `legal` is a buffer that is reused from call to call.
pub fn random_event<G: Game>(state: &G, rng: &mut impl Rng, legal: &mut Vec<G::Action>) -> Option<EventOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => state.sample(rng).map(EventOf::<G>::chance),
        Turn::Decide(seat) => {
            legal.clear();
            state.legal(legal);
            if legal.is_empty() {
                return None;
            }
            let chosen = rng.random_range(0..legal.len() as u32) as usize;
            Some(EventOf::<G>::decision(seat, legal.swap_remove(chosen)))
        }
    }
}
