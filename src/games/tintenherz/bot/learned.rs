//! The network of the bots: how good a state is at the beginning of a turn.
//!
//! The weights are trained by `make train`, which reproduces the same file: 200,000 games for each number of players, about twenty minutes.

use std::sync::OnceLock;

use super::super::{Action, Phase, State};
use super::judge::{input_count, inputs};
use super::turn::{best, expected};
use crate::bots::{Inputs, Learning, Network};
use crate::engine::{BySeat, Game, Known, Seat};

/// The networks for two, three and four players, one after the other.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");
/// The smallest number of players.
const FEWEST: u8 = 2;

/// The training of Tintenherz.
pub(super) struct Learned;

impl Learning<State> for Learned {
    fn inputs(&self, seats: u8) -> usize {
        input_count(seats)
    }

    fn shown(&self, state: &State) -> Option<(Seat, Inputs)> {
        (state.phase == Phase::Roll).then(|| (state.turn, inputs(state)))
    }

    fn expected(&self, state: &State, network: &Network) -> BySeat<f64> {
        expected(state, network)
    }

    fn choose(&self, known: &Known<State>, network: &Network) -> Option<Action> {
        best(known, network)
    }
}

/// The network for this number of players, if there is one.
pub(super) fn network(seats: u8) -> Option<&'static Network> {
    static NETWORKS: OnceLock<Vec<Network>> = OnceLock::new();
    let networks = NETWORKS.get_or_init(|| {
        let mut bytes = WEIGHTS;
        let read = |seats: u8| Network::read(input_count(seats), usize::from(seats), &mut bytes);
        State::FACTS.seats.map_while(read).collect()
    });
    networks.get(usize::from(seats.checked_sub(FEWEST)?))
}
