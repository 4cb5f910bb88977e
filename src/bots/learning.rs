//! The training of networks. They evaluate the leaves of a decision by exact expectation, which weights all outcomes of chance.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::network::{Inputs, Network, Outputs};
use super::search::shares;
use super::{Heuristic, SelfPlaySeed};
use crate::engine::{BySeat, EventOf, Game, Known, Seat, Setup, Turn};

/// A game for which networks are trained: one network for each number of seats, with an output for each seat, beginning
/// with the seat whose turn begins.
pub trait Learning<G: Game>: Sync {
    /// The number of inputs of the network.
    fn inputs(&self, seats: u8) -> usize;

    /// The network's inputs for a state in which the turn of this seat begins; `None` for any other state.
    fn shown(&self, state: &G) -> Option<(Seat, Inputs)>;

    /// The expected share of each seat, 0 to 1, if the turn that begins is played optimally by this network's
    /// evaluation of the states after it.
    fn expected(&self, state: &G, network: &Network) -> BySeat<f64>;

    /// The action that this network chooses; `None` where the seat has no decision.
    fn choose(&self, known: &Known<G>, network: &Network) -> Option<G::Action>;
}

/// The learning rate at the beginning and at the end of training.
const RATES: [f32; 2] = [0.02, 0.001];
/// The weight of the game's actual course against the expectation at each turn (the lambda of Sutton 1988).
const LAMBDA: f64 = 0.5;
/// A game with more events is not used for training.
const EVENTS: usize = 2000;

/// Trains a network by self-play over this many games, alternating between all editions. The same seed gives the same network.
pub fn train<G: Heuristic>(learning: &dyn Learning<G>, seats: u8, games: u64, seed: u64) -> Network {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut network = Network::new(learning.inputs(seats), usize::from(seats), &mut rng);
    let editions = G::editions(seats);
    for number in 0..games {
        let options = editions.get((number % editions.len().max(1) as u64) as usize);
        let setup = SelfPlaySeed::new(seed, number).setup::<G>(seats, &json!(options));
        let begun = serde_json::from_value(setup).ok().and_then(|setup: Setup<G>| G::setup(&setup).ok());
        let rate = RATES[0] + (RATES[1] - RATES[0]) * (number as f32 / games as f32);
        if let Some(begun) = begun {
            learn_from_game(learning, &mut network, begun, rate, &mut rng);
        }
    }
    network
}

/// Plays a game and trains on it, from its end to its beginning.
fn learn_from_game<G: Heuristic>(
    learning: &dyn Learning<G>,
    network: &mut Network,
    mut state: G,
    rate: f32,
    rng: &mut ChaCha8Rng,
) {
    let mut lessons = Vec::new();
    for _ in 0..EVENTS {
        let event = match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                if let Some((seat, inputs)) = learning.shown(&state) {
                    lessons.push((seat, inputs, learning.expected(&state, network)));
                }
                state.sample(rng).map(EventOf::<G>::chance)
            }
            Turn::Decide(seat) => {
                let known = Known::sample(&state, seat, rng);
                learning.choose(&known, network).map(|action| EventOf::<G>::decision(seat, action))
            }
        };
        if event.is_none_or(|event| state.apply(&event).is_err()) {
            return;
        }
    }
    let Some(outcome) = state.outcome() else { return };
    let mut came = shares(&outcome);
    while let Some((seat, inputs, expected)) = lessons.pop() {
        came = expected.map(|seat, expected| LAMBDA * came[seat] + (1.0 - LAMBDA) * expected);
        let before = (1..came.count()).fold(seat, |seat, _| came.after(seat));
        let wanted: Outputs = came.round_after(before).map(|seat| came[seat] as f32).collect();
        network.learn(&inputs, &wanted, rate);
    }
}
