//! Bots: they decide for the seats that no person plays. PURE.

mod selfplay;

use rand::{Rng, RngExt};

use crate::engine::{EventOf, Game, Known, Turn};

pub use selfplay::SelfPlaySeed;

/// The highest level that there is. Level 0 chooses uniformly among what is legal, level 1 by a heuristic ([`Heuristic`]).
pub const HIGHEST_LEVEL: u8 = 1;

/// A game with a heuristic, by which its bots of level 1 play.
pub trait Heuristic: Game {
    /// How good this action looks to the seat that decides now; more is better, and only the order counts.
    ///
    /// It is asked for legal actions alone.
    fn score(known: &Known<Self>, action: &Self::Action) -> i32;
}

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

/// What a bot of this level does, or what chance may bring. `None` when the game is over.
///
/// A level above [`HIGHEST_LEVEL`] plays as the highest. `legal` is a buffer that is reused from call to call.
pub fn bot_event<G: Heuristic>(
    state: &G,
    level: u8,
    rng: &mut impl Rng,
    legal: &mut Vec<G::Action>,
) -> Option<EventOf<G>> {
    let Turn::Decide(seat) = state.turn() else { return random_event(state, rng, legal) };
    if level == 0 {
        return random_event(state, rng, legal);
    }
    let known = Known::sample(state, seat, rng);
    choose(&known, rng, legal).map(|action| EventOf::<G>::decision(seat, action))
}

/// What the heuristic prefers; nothing where the seat has no decision.
fn choose<G: Heuristic>(known: &Known<G>, rng: &mut impl Rng, legal: &mut Vec<G::Action>) -> Option<G::Action> {
    legal.clear();
    known.legal(legal);
    let scores: Vec<i32> = legal.iter().map(|action| G::score(known, action)).collect();
    let best = scores.iter().copied().max()?;
    // Among equals one at random, so that no seat and no piece is favoured by its number.
    let equals = scores.iter().filter(|score| **score == best).count() as u32;
    let mut left = rng.random_range(0..equals);
    let chosen = scores.iter().position(|score| {
        let equal = *score == best;
        let found = equal && left == 0;
        left -= u32::from(equal && !found);
        found
    })?;
    Some(legal.swap_remove(chosen))
}
