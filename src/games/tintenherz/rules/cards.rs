//! The sixteen characters (TH-1 to TH-3) and sets of them.

use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Serialize};

/// The number of cards (TH-1).
pub const CARDS: usize = 16;
/// The number of cards in the middle (TH-4).
pub const MIDDLE: usize = 4;

/// The number of villains among the cards (TH-1).
const VILLAINS: i8 = 6;

/// A character card, named by its value: heroes 1 to 10, villains -1 to -6 (TH-1). A record may name any other number, which is refused
/// where it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub i8);

impl Card {
    /// All cards, by value.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        CardSet::ALL.iter()
    }

    /// The index of the card in [`Card::all`]; `None` if there is no such card.
    pub const fn index(self) -> Option<usize> {
        match self.0 {
            -6..=-1 => Some((self.0 + VILLAINS) as usize),
            // There is no card 0.
            1..=10 => Some((self.0 + VILLAINS - 1) as usize),
            _ => None,
        }
    }

    /// The card at this index of [`Card::all`]; used for the bits of a set only.
    const fn at(index: u32) -> Self {
        let value = index as i8 - VILLAINS;
        Self(if value < 0 { value } else { value + 1 })
    }

    /// The value of the card in the score (TH-17).
    pub const fn value(self) -> i8 {
        self.0
    }

    /// The value that the dice must show for the card: its value without the sign (TH-6).
    pub const fn face(self) -> u8 {
        self.0.unsigned_abs()
    }

    /// Whether the card is a hero (TH-1).
    pub const fn is_hero(self) -> bool {
        self.0 > 0
    }

    /// The identifier in the table of the cards, as listed by TH-2; an empty string if there is no such card. The displayed name is
    /// [`card_name`](super::super::text::card_name).
    pub fn id(self) -> &'static str {
        const IDS: [&str; CARDS] = [
            "Capricorn",
            "the Shadow",
            "Mortola",
            "Basta",
            "Cockerell",
            "Flachnase",
            "Darius",
            "Gwin",
            "Resa",
            "Farid",
            "Staubfinger",
            "Fenoglio",
            "Elinor",
            "Roxane",
            "Meggie",
            "Mo",
        ];
        self.index().map_or("", |index| IDS[index])
    }
}

/// The cards that have a heart (TH-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hearts {
    /// All villains.
    #[default]
    Villains,
    /// All villains, and the heroes 1, 2 and 3.
    Humble,
}

impl Hearts {
    /// Both variants, the default first.
    pub const ALL: [Self; 2] = [Self::Villains, Self::Humble];

    /// The cards that have a heart.
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Villains => CardSet::VILLAINS,
            Self::Humble => CardSet(CardSet::VILLAINS.0 | 0b111 << VILLAINS),
        }
    }
}

/// A set of cards: one bit each, the lowest value first. A set has no order, so it can represent a pile whose next card is unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u16);

impl CardSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All sixteen cards.
    pub const ALL: Self = Self(u16::MAX);
    /// The villains.
    pub const VILLAINS: Self = Self((1 << VILLAINS) - 1);
    /// The heroes.
    pub const HEROES: Self = Self(!Self::VILLAINS.0);

    /// The set of this card alone; empty if there is no such card.
    pub const fn one(card: Card) -> Self {
        match card.index() {
            Some(index) => Self(1 << index),
            None => Self::EMPTY,
        }
    }

    /// The cards that match these dice: their value without the sign is on one die or is the sum of both (TH-6).
    pub const fn shown_by(dice: [u8; 2]) -> Self {
        let [one, other] = dice;
        Self(Self::faced(one).0 | Self::faced(other).0 | Self::faced(one.saturating_add(other)).0)
    }

    /// The hero and the villain with this value without its sign, if they exist.
    const fn faced(face: u8) -> Self {
        match face {
            1..=6 => Self(1 << (face + 5) | 1 << (6 - face)),
            7..=10 => Self(1 << (face + 5)),
            _ => Self::EMPTY,
        }
    }

    /// Whether the card is in the set; `false` if there is no such card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::one(card).0 != 0
    }

    /// The number of cards in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the set, by value.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone + use<> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| Card::at(left.trailing_zeros()))?;
            left &= left - 1;
            Some(card)
        })
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        *self = *self | Self::one(card);
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        *self = *self - Self::one(card);
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| set | Self::one(card))
    }
}

impl BitOr for CardSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Some formats require the length.
        serializer.collect_seq(self.iter().collect::<Vec<Card>>())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}
