//! Player actions and chance outcomes.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{CARDS, Card, Hearts};

/// The variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The cards that have a heart (TH-3).
    #[serde(default, skip_serializing_if = "is_default")]
    pub hearts: Hearts,
}

fn is_default(hearts: &Hearts) -> bool {
    *hearts == Hearts::default()
}

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Takes a card from the middle, or an open hero from another player (TH-9).
    Take {
        /// The card.
        card: Card,
    },
    /// Brings one of the player's own open heroes under the castle (TH-12).
    Secure {
        /// The hero.
        card: Card,
    },
    /// Picks up dice to roll again (TH-13).
    Reroll {
        /// Whether each of the two dice is rolled again; at least one is.
        dice: [bool; 2],
    },
    /// Ends the turn after a first roll without a match (TH-15).
    Pass,
}

/// A chance outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The four cards of the middle, in the order of their places (TH-4).
    Deal(ArrayVec<Card, CARDS>),
    /// Both dice, 1 to 6 each; a kept die has its old value (TH-6, TH-13).
    Roll([u8; 2]),
    /// The card that fills the gap (TH-11).
    Draw(Card),
}
