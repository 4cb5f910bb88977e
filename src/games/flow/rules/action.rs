//! Player actions and chance outcomes.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::cards::{Card, Cards, list};

/// The variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Better balance: whether earned cards are drawn at random (FL-25). Defaults to off for up to four players, and is always on for more
    /// (FL-27).
    #[serde(default, deserialize_with = "present", skip_serializing_if = "is_off")]
    pub balance: Option<bool>,
    /// Slower end game: whether pieces go into the heart in a third phase only (FL-26).
    #[serde(default, skip_serializing_if = "is_default")]
    pub slow_end: bool,
}

/// The options of a seat in a record: the rules by which it plays (FL-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRules {
    /// The rules of the seat; those of Flow, the default, are omitted in records.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: Rules,
}

/// The rules that a seat plays by (FL-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rules {
    /// Flow to the Heart.
    #[default]
    Flow,
    /// Mensch ärgere Dich nicht (FL-30 to FL-37).
    Ludo,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether the option is off. Writers omit the default; where better balance is on by default, `false` is refused.
fn is_off(balance: &Option<bool>) -> bool {
    *balance != Some(true)
}

/// A player's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card (FL-7).
    Play(Play),
    /// Ends the phase of cards (FL-7).
    Flow,
    /// Advances one of the player's own pieces by the heart speed (FL-13).
    Advance {
        /// The number of the piece.
        piece: u8,
    },
    /// Moves one of the player's own Ludo pieces by the roll (FL-31).
    Step {
        /// The number of the piece.
        piece: u8,
    },
    /// Brings the lowest waiting Ludo piece onto its start (FL-33).
    ComeIn,
    /// Chooses the piece that takes the place of its master and is thrown instead (FL-35).
    Shield {
        /// The number of the piece.
        piece: u8,
    },
}

/// A played card with its discard (FL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "card", rename_all = "snake_case")]
pub enum Play {
    /// The player's pieces throw the pieces that block them, for the rest of the turn (FL-9).
    Throw {
        /// The discarded cards.
        #[serde(with = "list")]
        with: Cards,
    },
    /// The lowest waiting piece comes onto the player's start (FL-10).
    Enter {
        /// The discarded cards.
        #[serde(with = "list")]
        with: Cards,
    },
    /// The master and another of the player's pieces change places (FL-11).
    Swap {
        /// The discarded cards.
        #[serde(with = "list")]
        with: Cards,
        /// The other piece.
        piece: u8,
    },
    /// A piece moves 1 or 2 positions in either direction (FL-12).
    Move {
        /// The discarded cards.
        #[serde(with = "list")]
        with: Cards,
        /// The number of the piece.
        piece: u8,
        /// The number of positions: 1 or 2 clockwise, -1 or -2 counterclockwise.
        steps: i8,
    },
}

/// The fields of a played card in a record, read flat: serde reads a tagged enum twice, with twice the code.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    card: Card,
    #[serde(with = "list")]
    with: Cards,
    #[serde(default, deserialize_with = "present")]
    piece: Option<u8>,
    #[serde(default, deserialize_with = "present")]
    steps: Option<i8>,
}

fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Fields { card, with, piece, steps } = Fields::deserialize(deserializer)?;
        match (card, piece, steps) {
            (Card::Throw, None, None) => Ok(Self::Throw { with }),
            (Card::Enter, None, None) => Ok(Self::Enter { with }),
            (Card::Swap, Some(piece), None) => Ok(Self::Swap { with, piece }),
            (Card::Move, Some(piece), Some(steps)) => Ok(Self::Move { with, piece, steps }),
            _ => Err(D::Error::custom("`piece` goes with swap and move, `steps` with move alone")),
        }
    }
}

impl Play {
    /// The kind as which the card is played.
    pub const fn card(self) -> Card {
        match self {
            Self::Throw { .. } => Card::Throw,
            Self::Enter { .. } => Card::Enter,
            Self::Swap { .. } => Card::Swap,
            Self::Move { .. } => Card::Move,
        }
    }

    /// The discarded cards.
    pub const fn with(self) -> Cards {
        match self {
            Self::Throw { with } | Self::Enter { with } | Self::Swap { with, .. } | Self::Move { with, .. } => with,
        }
    }

    /// The same effect with another discard.
    pub const fn paid(self, with: Cards) -> Self {
        match self {
            Self::Throw { .. } => Self::Throw { with },
            Self::Enter { .. } => Self::Enter { with },
            Self::Swap { piece, .. } => Self::Swap { with, piece },
            Self::Move { piece, steps, .. } => Self::Move { with, piece, steps },
        }
    }
}

/// A chance outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// An earned card, drawn from all stacks together (FL-25).
    Card(Card),
    /// The die of a Ludo seat, 1 to 6 (FL-31).
    Die(u8),
}
