//! The chances to win of a state, for the judgement of a game.

use super::super::State;
use super::{money_value, outlook};
use crate::bots::{Shares, softmax};
use crate::engine::{BySeat, Seat};

/// The chances are in inverse proportion to this power of the burden of the indicators, less the means, and [`LEAST`].
const POWER: f64 = 3.3;
/// The burden of a seat in the best of health.
const LEAST: f64 = 35.0;
/// The least burden that counts, whatever the means.
const FLOOR: f64 = 5.0;
/// The weight of money.
const MONEY: f64 = 0.8;
/// The weight of a drug.
const DRUG: f64 = 6.0;
/// The weight of a card in the hand.
const GOODS: f64 = 5.0;

/// The chances in a state. In games of level 3 the Brier score over the second half is 0.13 for two players and 0.10 for five.
///
/// Plans have no value here; their effect is counted at the places.
pub(super) fn chances(state: &State) -> Shares {
    softmax(&BySeat::new(state.seats().len() as u8, |seat| strength(state, seat)))
}

fn strength(state: &State, seat: Seat) -> f64 {
    if !state.is_alive(seat) {
        return f64::NEG_INFINITY;
    }
    let means = MONEY * f64::from(money_value(i32::from(state.euro(seat))))
        + DRUG * f64::from(state.drugs(seat).len())
        + GOODS * f64::from(state.goods(seat).len());
    -POWER * (f64::from(outlook(state.health(seat))) - means + LEAST).max(FLOOR).ln()
}
