//! The seats for which a person decides.

use crate::engine::{Game, Seat, Seats, Setup, Step, Turn};
use crate::games::TableGame;

/// The seats for which a person decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Persons(Seats);

impl Persons {
    /// The seats with a person in this setup.
    pub fn of<G: Game>(setup: &Setup<G>) -> Self {
        Self(setup.seats.iter().filter(|(_, seat)| seat.control.is_human()).map(|(seat, _)| seat).collect())
    }

    /// Their seats.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.0.iter()
    }

    /// Whether a person decides for this seat.
    pub fn has(&self, seat: Seat) -> bool {
        self.0.contains(seat)
    }

    /// The seat of the only person; `None` if there are several or none.
    pub fn only(&self) -> Option<Seat> {
        self.0.only()
    }

    /// Whether there are several people, who have to hide secret decisions from each other.
    pub fn are_several(&self) -> bool {
        self.0.len() > 1
    }

    /// Whether all seats are controlled by bots.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether any of them takes part in the game.
    pub fn take_part<G: TableGame>(&self, state: &G) -> bool {
        self.0.iter().any(|seat| state.takes_part(seat))
    }

    /// A person who is out of the game after this step and was not before.
    pub fn left<G: TableGame>(&self, step: &Step<G>) -> Option<Seat> {
        self.0.iter().find(|seat| step.before.takes_part(*seat) && !step.after.takes_part(*seat))
    }

    /// Whether automatic play stops for a person in this state, which asks. If all seats are controlled by bots, it counts when it stops for
    /// one of them.
    pub fn stop_at<G: TableGame>(&self, state: &G) -> bool {
        self.is_empty() || decider(state).is_none_or(|seat| self.has(seat))
    }
}

/// The seat that decides or rolls; `None` if the game is over or all seats roll together.
pub(super) fn decider<G: TableGame>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Decide(seat) => Some(seat),
        Turn::Chance => state.active_seat(),
        Turn::Over => None,
    }
}
