//! The scores of the castles (TH-17 to TH-19).

use serde::{Serialize, Serializer};

use super::cards::CardSet;
use super::state::State;
use crate::engine::{BySeat, Outcome, Seat};

/// The number of hearts on the castle card itself (TH-1).
const CASTLE_HEARTS: u8 = 1;

/// Both ways to count a castle; the better one is the score (TH-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The values of all cards under the castle, times the hearts on them and on the castle (TH-17).
    pub with_castle: i16,
    /// The values of the secured heroes alone, times the hearts on them (TH-18).
    pub given_up: i16,
}

impl Sums {
    /// The score: the better of the two sums (TH-18).
    pub fn score(self) -> i16 {
        self.with_castle.max(self.given_up)
    }

    /// Whether giving up the castle is better (TH-18). If both sums are equal, the castle stays.
    pub fn gives_up(self) -> bool {
        self.given_up > self.with_castle
    }
}

impl Serialize for Sums {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.with_castle, self.given_up].serialize(serializer)
    }
}

/// The sum of the values of the cards.
fn total(cards: CardSet) -> i16 {
    cards.iter().map(|card| i16::from(card.value())).sum()
}

impl State {
    /// The hearts that multiply a player's castle now: on the castle and on all cards under it (TH-17).
    pub fn hearts_with_castle(&self, seat: Seat) -> u8 {
        CASTLE_HEARTS + (self.castle(seat) & self.hearts.cards()).len()
    }

    /// The hearts that multiply a player's secured heroes if the castle is given up: on those heroes alone (TH-18).
    pub fn hearts_given_up(&self, seat: Seat) -> u8 {
        (self.castle(seat) & CardSet::HEROES & self.hearts.cards()).len()
    }

    /// Both sums of a player's castle, as if the game ended now; at the end the final sums.
    pub fn sums_now(&self, seat: Seat) -> Sums {
        self.sums_of(self.castle(seat))
    }

    /// Both sums of a castle with these cards under it.
    pub fn sums_of(&self, castle: CardSet) -> Sums {
        let hearts = castle & self.hearts.cards();
        Sums {
            with_castle: total(castle) * i16::from(CASTLE_HEARTS + hearts.len()),
            given_up: total(castle & CardSet::HEROES) * i16::from((hearts & CardSet::HEROES).len()),
        }
    }

    /// The score of a player, as if the game ended now; at the end the final score (TH-18).
    pub fn score_now(&self, seat: Seat) -> i16 {
        self.sums_now(seat).score()
    }

    /// The scores of all players, as if the game ended now.
    pub(super) fn scores(&self) -> BySeat<i16> {
        self.hands.map(|seat, _| self.score_now(seat))
    }

    /// The winners: the highest score wins, and equal scores share the win (TH-19).
    pub(in crate::games::tintenherz) fn winners(&self) -> Outcome {
        let scores = self.scores();
        let best = scores.values().max();
        Outcome { winners: scores.iter().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect() }
    }
}
