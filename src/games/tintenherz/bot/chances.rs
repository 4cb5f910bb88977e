//! The chances to win of a state, for the judgement of a game.

use super::super::{Chance, Phase, State};
use super::judge::judge;
use super::learned;
use super::turn;
use crate::bots::{Network, Shares, proportional};
use crate::engine::{Event, Game};

/// The chances in a state. In games of level 3 the Brier score over the second half is 0.14 for two players and 0.11 for four.
///
/// The network of the bots judges the states in which a turn begins; within a turn it is the expectation over its ends.
pub(super) fn chances(state: &State) -> Shares {
    let equal = state.hands.map(|_, _| 1.0);
    let shares = match (state.phase, learned::network(state.hands.count())) {
        (Phase::Deal | Phase::Over, _) | (_, None) => equal,
        (Phase::Roll, Some(network)) => judge(state, network),
        (Phase::Decide { .. } | Phase::Reroll { .. }, Some(network)) => turn::chances(state, network),
        (Phase::Draw { .. }, Some(network)) => drawn(state, network),
    };
    proportional(&shares)
}

/// The mean over the cards that may fill the gap.
fn drawn(state: &State, network: &Network) -> Shares {
    let mut sum = state.hands.map(|_, _| 0.0);
    for card in state.pile.iter() {
        let mut filled = state.clone();
        if filled.apply(&Event::chance(Chance::Draw(card))).is_ok() {
            let shares = judge(&filled, network);
            sum = sum.map(|seat, sum| sum + shares[seat]);
        }
    }
    sum
}
