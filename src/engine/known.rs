//! The knowledge of one seat.

use std::ops::Deref;

use rand::Rng;
use serde::{Deserialize, Serialize};

use super::game::{EventOf, Game};
use super::seat::Seat;

/// A state as one seat may imagine it: equal to the real one in everything that the seat has seen, sampled in the rest
/// ([`Game::sampled_for`]).
///
/// Bots and hints receive this and never the real state of the game, nor its setup with the seed of the dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Known<G> {
    seat: Seat,
    state: G,
}

impl<G: Game> Known<G> {
    /// Samples a state from the knowledge of this seat.
    pub fn sample(state: &G, seat: Seat, rng: &mut impl Rng) -> Self {
        Self { seat, state: state.sampled_for(seat, rng) }
    }

    /// Samples another state from the same knowledge.
    #[must_use]
    pub fn again(&self, rng: &mut impl Rng) -> Self {
        Self::sample(&self.state, self.seat, rng)
    }

    /// Applies an event to the imagined state.
    ///
    /// # Errors
    /// The rule that forbids the event; the state is then unchanged.
    pub fn apply(&mut self, event: &EventOf<G>) -> Result<(), G::Illegal> {
        self.state.apply(event)
    }

    /// The seat that has this knowledge.
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
