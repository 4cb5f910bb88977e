//! What the castles are worth (TH-17 to TH-19).

use serde::{Serialize, Serializer};

use super::cards::{Card, CardSet};
use super::state::State;
use crate::engine::{BySeat, Outcome, Seat};

/// The hearts on the castle card itself (TH-1).
const CASTLE_HEARTS: u8 = 1;

/// Both ways to count a castle, of which the better one counts (TH-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// All cards under the castle, times the hearts on them and on the castle (TH-17).
    pub with_castle: i16,
    /// The secured heroes alone, times the hearts on those (TH-18).
    pub given_up: i16,
}

impl Sums {
    /// What counts: the better of the two (TH-18).
    pub fn score(self) -> i16 {
        self.with_castle.max(self.given_up)
    }

    /// Is it better to give up the castle (TH-18)? Where both are alike it stays.
    pub fn gives_up(self) -> bool {
        self.given_up > self.with_castle
    }
}

impl Serialize for Sums {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.with_castle, self.given_up].serialize(serializer)
    }
}

/// The values of the cards together.
fn total(cards: CardSet) -> i16 {
    cards.iter().map(|card| i16::from(card.value())).sum()
}

impl State {
    /// The hearts on a card in this game: 0 or 1 (TH-3).
    pub fn hearts_of(&self, card: Card) -> u8 {
        u8::from(self.hearts.cards().contains(card))
    }

    /// The hearts that multiply a player's castle now: on the castle and on all cards under it (TH-17).
    pub fn hearts_with_castle(&self, seat: Seat) -> u8 {
        CASTLE_HEARTS + (self.castle(seat) & self.hearts.cards()).len()
    }

    /// The hearts that multiply a player's secured heroes if the castle is given up: on those heroes alone (TH-18).
    pub fn hearts_given_up(&self, seat: Seat) -> u8 {
        (self.castle(seat) & CardSet::HEROES & self.hearts.cards()).len()
    }

    /// What a player has under the castle, counted both ways, as if the game ended now; at the end the final sums.
    pub fn sums_now(&self, seat: Seat) -> Sums {
        let castle = self.castle(seat);
        Sums {
            with_castle: total(castle) * i16::from(self.hearts_with_castle(seat)),
            given_up: total(castle & CardSet::HEROES) * i16::from(self.hearts_given_up(seat)),
        }
    }

    /// What a player would score if the game ended now; at the end the final score (TH-18).
    pub fn score_now(&self, seat: Seat) -> i16 {
        self.sums_now(seat).score()
    }

    /// The scores of all, as if the game ended now.
    pub(super) fn scores(&self) -> BySeat<i16> {
        self.hands.map(|seat, _| self.score_now(seat))
    }

    /// The highest score wins, and equal scores share the win (TH-19).
    pub(in crate::games::tintenherz) fn winners(&self) -> Outcome {
        let scores = self.scores();
        let best = scores.values().max();
        Outcome { winners: scores.iter().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect() }
    }
}
