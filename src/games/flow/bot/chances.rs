//! The chances to win of a state, for the judgement of a game.

use super::super::{PIECES, Phase, Piece, State};
use super::{ENOUGH_CARDS, NEAR};
use crate::bots::{Shares, softmax};
use crate::engine::{BySeat, Seat};

/// The weight of a piece in the heart.
const IN_HEART: f64 = 0.6;
/// The weight of an ordinary piece on the ring just before the entrance, compared with one a lap away.
const BEFORE: f64 = 0.4;
/// The weight of a card, up to [`ENOUGH_CARDS`] of them.
const CARD: f64 = 0.25;
/// The weight of each further card.
const MORE: f64 = 0.05;
/// The weight of the last master by its place, up to this.
const MASTER: f64 = 0.9;
/// The additional weight of a last master that is at most [`STEPS`] steps before the entrance.
const LAST: f64 = 2.0;
/// Two turns of the flow at the speeds at which the heart is open.
const STEPS: u8 = 6;

/// The weight of the outlook of a Ludo seat, which is 860 for each piece that is home.
const LUDO: f64 = 0.002;
/// What a Ludo seat lacks at the beginning against the others.
const LUDO_BEHIND: f64 = 3.5;

/// The chances in a state, when the seat whose turn it is plays no more cards. In games of level 3 the Brier score over the second half is
/// 0.23 for two players and 0.10 for eight.
///
/// With two it is little better than 0.25, that of equal chances: a turn with many cards decides a game. 24 playouts of level 2 from each state
/// come to 0.23 as well.
pub(super) fn chances(state: &State) -> Shares {
    let mut next = *state;
    if matches!(next.phase, Phase::Cards | Phase::Flow { .. }) {
        next.flow_on();
    }
    let seats = next.seats().len() as u8;
    match next.winner() {
        Some(winner) => BySeat::new(seats, |seat| if seat == winner { 1.0 } else { 0.0 }),
        None => softmax(&BySeat::new(seats, |seat| next.strength(seat))),
    }
}

impl State {
    fn strength(&self, seat: Seat) -> f64 {
        if self.is_ludo(seat) {
            return LUDO * f64::from(self.outlook(seat)) - LUDO_BEHIND;
        }
        let ordinary: i32 = (1..PIECES)
            .filter_map(|number| self.place(Piece { seat, number }).on_ring())
            .map(|at| self.nearness(at, NEAR))
            .sum();
        let cards = i32::from(self.hand_of(seat).total());
        IN_HEART * f64::from(self.home(seat).count())
            + BEFORE * f64::from(ordinary) / f64::from(NEAR)
            + CARD * f64::from(cards.min(ENOUGH_CARDS))
            + MORE * f64::from((cards - ENOUGH_CARDS).max(0))
            + MASTER * f64::from(self.master_value(seat)) / f64::from(2 * NEAR)
            + if self.is_near_victory(seat) { LAST } else { 0.0 }
    }

    /// Whether only the master is left, a few steps before the entrance.
    fn is_near_victory(&self, seat: Seat) -> bool {
        let master = self.place(Piece { seat, number: 0 }).on_ring();
        let steps = master.zip(self.entrance).map(|(at, entrance)| self.distance(at, entrance));
        self.only_master_is_left(seat) && steps.is_some_and(|steps| (1..=STEPS).contains(&steps))
    }
}
