//! The network of the bots: how good a state is at the beginning of a turn.
//!
//! The weights are trained by `make train`, which reproduces the same file: 200,000 games for each number of players, about twenty minutes.

use std::sync::OnceLock;

use super::super::{Action, CARDS, CardSet, Hearts, Phase, State};
use super::turn::{best, expected};
use crate::bots::{Inputs, Learning, Network};
use crate::engine::{BySeat, Game, Known, Seat};

/// The networks for two, three and four players, one after the other.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");
/// The smallest number of players.
const FEWEST: u8 = 2;
/// The number of heroes, each of which may be open.
const HEROES: usize = 10;
/// The inputs of a player: open heroes, cards under the castle, and figures.
const OF_SEAT: usize = HEROES + CARDS + FIGURES;
const FIGURES: usize = 6;
/// The other inputs: the cards in the pile and in the middle, the size of the pile, and whether heroes have hearts.
const OF_TABLE: usize = 2 * CARDS + 2;

/// The training of Tintenherz.
pub(super) struct Learned;

impl Learning<State> for Learned {
    fn inputs(&self, seats: u8) -> usize {
        OF_TABLE + OF_SEAT * usize::from(seats)
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
        let read = |seats: u8| Network::read(Learned.inputs(seats), usize::from(seats), &mut bytes);
        State::FACTS.seats.map_while(read).collect()
    });
    networks.get(usize::from(seats.checked_sub(FEWEST)?))
}

/// The share of each seat in a state at the beginning of a turn, as judged by the network.
pub(super) fn judge(state: &State, network: &Network) -> BySeat<f64> {
    let outputs = network.judge(&inputs(state));
    let seats = state.hands.count();
    state.hands.map(|seat, _| {
        let place = (seats + seat.number() - state.turn.number()) % seats;
        outputs.get(usize::from(place)).copied().map_or(0.5, f64::from)
    })
}

/// The inputs of the network for a state: the player whose turn begins first, then the others clockwise.
fn inputs(state: &State) -> Inputs {
    let mut inputs = Inputs::new();
    let mut at = 0;
    let cards = |inputs: &mut Inputs, cards: CardSet, first: usize, at: &mut usize| {
        for index in cards.iter().filter_map(|card| card.index()) {
            inputs.push(((*at + index - first) as u8, 1.0));
        }
        *at += CARDS - first;
    };
    cards(&mut inputs, state.pile, 0, &mut at);
    cards(&mut inputs, state.middle(), 0, &mut at);
    let score = |seat: Seat| f32::from(state.score_now(seat));
    let others = |seat: Seat| state.hands.seats().filter(move |other| *other != seat);
    let before = (1..state.hands.count()).fold(state.turn, |seat, _| state.hands.after(seat));
    for seat in state.hands.round_after(before) {
        let hand = state.hands[seat];
        cards(&mut inputs, hand.open, CARDS - HEROES, &mut at);
        cards(&mut inputs, hand.castle, 0, &mut at);
        let sum = |cards: CardSet| cards.iter().map(|card| f32::from(card.value())).sum::<f32>();
        let best_other = others(seat).map(score).fold(f32::MIN, f32::max);
        let figures: [f32; FIGURES] = [
            score(seat) / 30.0,
            (score(seat) - best_other) / 30.0,
            f32::from(state.hearts_with_castle(seat)) / 4.0,
            sum(hand.castle) / 30.0,
            f32::from(state.sums_now(seat).given_up) / 30.0,
            sum(hand.open) / 20.0,
        ];
        for figure in figures {
            inputs.push((at as u8, figure));
            at += 1;
        }
    }
    inputs.push((at as u8, f32::from(state.pile.len()) / 12.0));
    inputs.push((at as u8 + 1, if state.hearts == Hearts::Humble { 1.0 } else { 0.0 }));
    inputs
}
