//! Deciding by exact expectation: every outcome of chance is weighed, and a network judges where it ends.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use super::network::{Inputs, Network, Outputs};
use super::search::shares;
use super::{Candidate, Heuristic, SelfPlaySeed};
use crate::engine::{BySeat, EventOf, Game, Known, Seat, Setup, Turn};

/// The exact expectation of what one seat can do now, worked out in steps.
pub trait Reckoning<Action> {
    /// Goes on by about so many states; `true` when it will not be more exact.
    fn step(&mut self, states: u32) -> bool;

    /// How many states have been judged.
    fn states(&self) -> u32;

    /// What can be done and the share of the victory that it brings, the best first, as exact as it is.
    fn candidates(&self) -> Vec<Candidate<Action>>;
}

/// A game that can be learned: a network for each number of seats, with an output for each seat, that seat first whose turn begins.
pub trait Learning<G: Game>: Sync {
    /// How many inputs the network has.
    fn inputs(&self, seats: u8) -> usize;

    /// What the network is shown of a state in which this seat's turn begins; nothing of any other state.
    fn shown(&self, state: &G) -> Option<(Seat, Inputs)>;

    /// What the turn that begins brings each seat, 0 to 1, when it is played as well as this network judges what comes after it.
    fn expected(&self, state: &G, network: &Network) -> BySeat<f64>;

    /// What this network chooses; nothing where the seat has no decision.
    fn choose(&self, known: &Known<G>, network: &Network) -> Option<G::Action>;
}

/// How fast a network learns at the beginning, and at the end.
const RATES: [f32; 2] = [0.02, 0.001];
/// How much the way that a game went counts against what was expected at each turn (the lambda of Sutton 1988).
const LAMBDA: f64 = 0.5;
/// A game of more events teaches nothing.
const EVENTS: usize = 2000;

/// Teaches a network by so many games that it plays against itself, in all editions by turns. The same seed teaches the same.
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

/// Plays a game and learns from it, from its end to its beginning.
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
