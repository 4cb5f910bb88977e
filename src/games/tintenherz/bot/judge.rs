//! The judgement of a state at the beginning of a turn by a network.

use super::super::{CARDS, CardSet, Hearts, State};
use crate::bots::{Inputs, Network};
use crate::engine::{BySeat, Seat};

/// The number of heroes in the game.
const HEROES: usize = 10;
/// The inputs of a player: open heroes, cards under the castle, and figures.
const OF_SEAT: usize = HEROES + CARDS + FIGURES;
const FIGURES: usize = 6;
/// The other inputs: the cards in the pile and in the middle, the size of the pile, and whether heroes have hearts.
const OF_TABLE: usize = 2 * CARDS + 2;

/// The number of inputs of the network for this number of players.
pub(super) fn input_count(seats: u8) -> usize {
    OF_TABLE + OF_SEAT * usize::from(seats)
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
pub(super) fn inputs(state: &State) -> Inputs {
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
