//! Action cards: four kinds, of which only the count matters (FL-4).

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The number of kinds of cards.
pub const KINDS: usize = 4;
/// Cards of each kind up to four players (FL-4).
pub const DECK: u8 = 13;
/// Cards of each kind for more players (FL-4).
pub const LARGE_DECK: u8 = 26;

/// A kind of action card: a suit, bound to the start of one colour (FL-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Diamonds, bound to yellow: the player's pieces throw the pieces that block them (FL-9).
    Throw,
    /// Hearts, bound to red: a waiting piece comes onto the ring (FL-10).
    Enter,
    /// Clubs, bound to blue: the master changes places with another piece of its seat (FL-11).
    Swap,
    /// Spades, bound to green: a piece goes 1 or 2 positions either way (FL-12).
    Move,
}

impl Card {
    /// All kinds, in the order of records and of the starts to which they are bound.
    pub const ALL: [Self; KINDS] = [Self::Throw, Self::Enter, Self::Swap, Self::Move];

    /// The index in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind that is bound to a start (FL-23).
    pub fn of_start(start: u8) -> Option<Self> {
        Self::ALL.get(usize::from(start)).copied()
    }
}

/// A number of cards of each kind: a hand, a discard, or the stacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Self = Self([0; KINDS]);

    /// `count` cards of each kind.
    pub const fn each(count: u8) -> Self {
        Self([count; KINDS])
    }

    /// One card.
    pub const fn one(card: Card) -> Self {
        let mut cards = [0; KINDS];
        cards[card.index()] = 1;
        Self(cards)
    }

    /// Two cards, of the same kind or of different kinds.
    pub const fn two(one: Card, other: Card) -> Self {
        let mut cards = Self::one(one).0;
        cards[other.index()] += 1;
        Self(cards)
    }

    /// The number of cards of a kind.
    pub const fn of(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// The total number of cards.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether all of those cards are among these.
    pub fn contains(self, those: Self) -> bool {
        self.0.iter().zip(those.0).all(|(have, need)| *have >= need)
    }

    /// The sum of both.
    pub fn and(self, those: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_add(those.0[kind])))
    }

    /// These cards minus those.
    pub fn without(self, those: Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind].saturating_sub(those.0[kind])))
    }

    /// The cards one by one, in the order of records.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::ALL.into_iter().flat_map(move |card| (0..self.of(card)).map(move |_| card))
    }

    /// Every pair of these cards, each combination of kinds once (FL-8).
    pub(super) fn pairs(self) -> ArrayVec<Self, 10> {
        let mut pairs = ArrayVec::new();
        for (first, one) in Card::ALL.into_iter().enumerate() {
            for other in Card::ALL.into_iter().skip(first) {
                let pair = Self::two(one, other);
                if self.contains(pair) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }
}

/// The form of a hand in traces.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(KINDS))?;
        for card in Card::ALL {
            map.serialize_entry(&card, &self.of(card))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Card, u8>::deserialize(deserializer)?;
        let mut cards = Self::NONE;
        for (card, count) in counts {
            cards.0[card.index()] = count;
        }
        Ok(cards)
    }
}

/// The discarded cards as a list in records (FL-8): read in any order, written in that of [`Card::ALL`].
pub(super) mod list {
    use super::*;

    /// The number of cards in the largest game.
    const CARDS_MAX: usize = LARGE_DECK as usize * KINDS;

    pub fn serialize<S: Serializer>(cards: &Cards, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(cards.iter())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let list = Vec::<Card>::deserialize(deserializer)?;
        if list.len() > CARDS_MAX {
            return Err(D::Error::custom("more cards than there are"));
        }
        Ok(list.into_iter().fold(Cards::NONE, |cards, card| cards.and(Cards::one(card))))
    }
}
