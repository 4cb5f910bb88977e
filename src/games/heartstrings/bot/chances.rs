//! The chances to win of a state, for the judgement of a game.

use super::super::{Phase, Room, State};
use crate::bots::{Shares, softmax};
use crate::engine::{BySeat, Event, Game, Seat};

/// The chances are in proportion to this power of the beads and [`SPARE`]: the fewer beads, the more each of them counts.
const POWER: f64 = 3.3;
/// Added to the beads of each seat.
const SPARE: f64 = 5.0;
/// The weight of a token on the board, which guards a room and may become a bead.
const TOKEN: f64 = 0.05;

/// The chances in a state. In games of level 3 the Brier score over the second half is 0.13 for two players and 0.10 for three.
///
/// A fight is computed exactly for this number of rolls, and then evaluated as it stands.
pub(super) fn chances(state: &State, rolls: u8) -> Shares {
    let seats = state.seats().len() as u8;
    if rolls == 0 || !matches!(state.phase(), Phase::Combat(_)) {
        return softmax(&BySeat::new(seats, |seat| strength(state, seat)));
    }
    let (mut outcomes, mut sum) = (Vec::new(), BySeat::new(seats, |_| 0.0));
    state.chances(&mut outcomes);
    let part = 1.0 / outcomes.len() as f64;
    for (outcome, _) in outcomes {
        let mut after = state.clone();
        if after.apply(&Event::chance(outcome)).is_ok() {
            let chances = chances(&after, rolls - 1);
            sum = sum.map(|seat, sum| sum + part * chances[seat]);
        }
    }
    sum
}

fn strength(state: &State, seat: Seat) -> f64 {
    if state.is_out(seat) {
        return f64::NEG_INFINITY;
    }
    let tokens: u8 = Room::all().map(|room| state.tokens_in(room, seat)).sum();
    POWER * (f64::from(state.beads(seat)) + SPARE).ln() + TOKEN * f64::from(tokens)
}
