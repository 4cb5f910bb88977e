//! What a seat may know of a game.

use std::ops::Deref;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::game::{EventOf, Game};
use super::seat::Seat;

/// A state as one seat can imagine it: what the seat has seen is as it is, all else is drawn anew ([`Game::sampled_for`]).
///
/// Whoever decides or advises for a seat is given this and never the state of the game, nor its setup with the seed of the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known<G> {
    seat: Seat,
    state: G,
}

impl<G: Game> Known<G> {
    /// Draws what this seat has not seen.
    pub fn sample(state: &G, seat: Seat, rng: &mut impl Rng) -> Self {
        Self { seat, state: state.sampled_for(seat, rng) }
    }

    /// Draws once more what this seat has not seen.
    #[must_use]
    pub fn again(&self, rng: &mut impl Rng) -> Self {
        Self::sample(&self.state, self.seat, rng)
    }

    /// What this seat imagines moves on.
    ///
    /// # Errors
    /// The rule that forbids the event; then nothing has changed.
    pub fn apply(&mut self, event: &EventOf<G>) -> Result<(), G::Illegal> {
        self.state.apply(event)
    }

    /// Whose knowledge it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl<G> Deref for Known<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.state
    }
}
