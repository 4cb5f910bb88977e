//! A row of the table of cards (IN-3): the properties of a card design.

use serde::{Deserialize, Serialize};

use super::health::Change;
use super::places::Extension;

/// The kind of a card (IN-3); for goods it is the symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Kind {
    Food,
    Beverage,
    Tobacco,
    Drug,
    Event,
}

/// The colour of food and beverages (IN-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Diet {
    /// Green.
    Healthy,
    /// Red.
    Unhealthy,
}

/// The effect of an event beyond its change of indicators (IN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// All food and beverages are lost.
    Refrigerator,
    /// All drugs and tobacco are lost.
    Robbed,
    /// Neither office nor career can be planned this round.
    PaidLeave,
    /// Home cannot be planned this round.
    BusinessTrip,
    /// Half of the cash and half of the family chips are lost, each rounded up.
    Divorce,
    /// A family chip is lost.
    Grandma,
    /// A career chip is gained.
    Promotion,
    /// A career chip is lost.
    LabourDispute,
    /// A severe bout; no further effect.
    Diarrhoea,
}

impl Special {
    /// The extension that this depends on; without it only the rest of the effect applies.
    pub fn extension(self) -> Option<Extension> {
        match self {
            Self::Divorce | Self::Grandma => Some(Extension::Family),
            Self::PaidLeave | Self::Promotion | Self::LabourDispute => Some(Extension::Career),
            Self::Refrigerator | Self::Robbed | Self::BusinessTrip | Self::Diarrhoea => None,
        }
    }
}

/// The three decks (IN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Deck {
    Goods,
    Drugs,
    Events,
}

/// The card table of a game. All tables have equal numbers of cards of each kind (IN-3). A game keeps the table of its start, so that saved
/// games replay unchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum CardTable {
    /// The table of records that do not name one.
    #[default]
    First = 1,
    /// Noisy neighbours and tax audits replace class reunions and tax returns: with the affair, bots that search hardly ever died of blood
    /// pressure.
    Second = 2,
}

impl CardTable {
    /// The table of new games.
    pub const OF_NEW_GAMES: Self = Self::Second;
    /// All tables, the first one first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];
}

impl From<CardTable> for u8 {
    fn from(table: CardTable) -> Self {
        table as Self
    }
}

impl TryFrom<u8> for CardTable {
    type Error = serde::de::value::Error;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        let found = Self::ALL.into_iter().find(|table| u8::from(*table) == number);
        found.ok_or_else(|| serde::de::Error::custom(format_args!("there is no table of cards {number}")))
    }
}

impl Kind {
    /// The deck of cards of this kind (IN-3).
    pub const fn deck(self) -> Deck {
        match self {
            Self::Food | Self::Beverage | Self::Tobacco => Deck::Goods,
            Self::Drug => Deck::Drugs,
            Self::Event => Deck::Events,
        }
    }
}

/// A row of the table.
#[derive(Debug)]
pub struct Row {
    pub(super) id: &'static str,
    pub(super) kind: Kind,
    pub(super) diet: Option<Diet>,
    pub(super) copies: u8,
    pub(super) change: Change,
    pub(super) euro: i8,
    pub(super) special: Option<Special>,
    /// The only table that has this row; `None` if all have it.
    pub(super) only_in: Option<CardTable>,
}

/// A row, with the changes in the order of IN-1.
pub(super) const fn row(
    id: &'static str,
    kind: Kind,
    diet: Option<Diet>,
    copies: u8,
    change: [i8; 6],
    euro: i8,
    special: Option<Special>,
) -> Row {
    Row { id, kind, diet, copies, change: Change::new(change), euro, special, only_in: None }
}

impl Row {
    /// Restricts the row to this table.
    pub(super) const fn only_in(mut self, table: CardTable) -> Self {
        self.only_in = Some(table);
        self
    }

    /// Whether this table has the row.
    pub(super) const fn is_in(&self, table: CardTable) -> bool {
        match self.only_in {
            Some(only) => only as u8 == table as u8,
            None => true,
        }
    }
}
