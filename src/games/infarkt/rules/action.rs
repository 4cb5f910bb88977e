//! Actions of the players and outcomes of chance.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};

use super::cards::Design;
use super::health::Indicator;
use super::places::{Extension, Place};
use super::row::{CardTable, Deck};
use crate::engine::Seat;

/// The variants (IN-30, IN-12, IN-36).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The extensions; the first replaces the fitness centre, the others are added beside it (IN-30).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<Extension>,
    /// Whether plans are visible as they are made (IN-12).
    #[serde(default, skip_serializing_if = "is_off")]
    pub open_planning: bool,
    /// Whether the dead look at the events of the next round (IN-36).
    #[serde(default, skip_serializing_if = "is_off")]
    pub other_world: bool,
    /// The card table in use.
    #[serde(default, skip_serializing_if = "is_first")]
    pub cards: CardTable,
}

fn is_first(table: &CardTable) -> bool {
    *table == CardTable::default()
}

fn is_off(option: &bool) -> bool {
    !option
}

/// The cards named by an action. A record can name a wrong number of them; such an action is refused where it occurs.
pub type Cards = ArrayVec<Design, 4>;

/// Collects the items into a sorted list; items beyond its capacity are dropped.
pub(super) fn sorted<T: Ord, const N: usize>(items: impl IntoIterator<Item = T>) -> ArrayVec<T, N> {
    let mut list = ArrayVec::new();
    // The lists are short; inserting takes less code than a sort for each item type.
    for item in items.into_iter().take(N) {
        let at = list.partition_point(|other| *other <= item);
        list.insert(at, item);
    }
    list
}

/// Deserializes a list whose order does not matter.
fn read_sorted<'de, D: Deserializer<'de>, T: Deserialize<'de> + Ord, const N: usize>(
    deserializer: D,
) -> Result<ArrayVec<T, N>, D::Error> {
    ArrayVec::<T, N>::deserialize(deserializer).map(sorted)
}

/// One of two or three variants of training, lettered as in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Training {
    A,
    B,
}

/// The ways to shop (IN-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shopping {
    /// One card: variant A.
    A,
    /// Two cards: variant B.
    B,
    /// Shopping frenzy: keep two of three cards.
    C,
}

/// The two kinds of affair (IN-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Liaison {
    Lover,
    Paid,
}

/// A player's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Takes one of the events on offer (IN-9).
    Event {
        /// The event.
        card: Design,
    },
    /// Sets the three pieces (IN-12).
    Plan(#[serde(deserialize_with = "read_sorted")] ArrayVec<Place, 4>),
    /// Starts the visit of a place (IN-14).
    Go(Place),
    /// Takes the piece back and leaves the place (IN-14).
    Leave,
    /// Works at the office (IN-15).
    Work,
    /// Buys a drug at the pharmacy (IN-16).
    BuyDrug,
    /// Trains at the fitness centre (IN-17).
    Train(Training),
    /// Shops at the supermarket (IN-18).
    Shop(Shopping),
    /// Keeps two of the three cards of a shopping frenzy (IN-18).
    Keep(#[serde(deserialize_with = "read_sorted")] Cards),
    /// Replaces the cards of the flea market (IN-19).
    Restock,
    /// Chooses the drug that stays on the flea market (IN-19).
    StockDrug(Design),
    /// Trades at the flea market (IN-19).
    Trade {
        /// The cards given.
        #[serde(deserialize_with = "read_sorted")]
        give: Cards,
        /// The cards taken.
        #[serde(deserialize_with = "read_sorted")]
        take: Cards,
    },
    /// Rests at home (IN-20).
    Rest,
    /// Eats two own goods, in this order (IN-20).
    Cook(Cards),
    /// Serves two own goods to the neighbours, in this order (IN-20).
    Party(Cards),
    /// Buys a card of the black market (IN-31).
    Buy(Design),
    /// Invites a player to a night out (IN-32).
    Invite(Seat),
    /// Has an affair (IN-33).
    Affair(Liaison),
    /// Takes family chips, one or two (IN-34).
    Family(u8),
    /// Works on the career (IN-35).
    Career,
    /// Takes a drug from the hand (IN-23).
    Drug(Design),
    /// Gives family chips; each avoids one point of the indicator named (IN-34, IN-23).
    Chips(#[serde(deserialize_with = "read_sorted")] ArrayVec<Indicator, 5>),
    /// Accepts the pending effect (IN-23).
    Accept,
    /// Removes a card from the offer, in the other world (IN-36).
    Remove(Design),
}

impl Action {
    /// A plan of these places.
    pub fn plan(places: impl IntoIterator<Item = Place>) -> Self {
        Self::Plan(sorted(places))
    }

    /// Keeps these cards.
    pub fn keep(cards: impl IntoIterator<Item = Design>) -> Self {
        Self::Keep(sorted(cards))
    }

    /// A trade of `give` for `take`.
    pub fn trade(give: impl IntoIterator<Item = Design>, take: impl IntoIterator<Item = Design>) -> Self {
        Self::Trade { give: sorted(give), take: sorted(take) }
    }

    /// A meal of these two cards, in this order.
    pub fn cook(first: Design, second: Design) -> Self {
        Self::Cook(Cards::from_iter([first, second]))
    }

    /// A party with these two cards, in this order.
    pub fn party(first: Design, second: Design) -> Self {
        Self::Party(Cards::from_iter([first, second]))
    }

    /// Family chips for these indicators.
    pub fn chips(indicators: impl IntoIterator<Item = Indicator>) -> Self {
        Self::Chips(sorted(indicators))
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// A card is drawn (IN-5).
    Draw {
        /// The deck of the card.
        deck: Deck,
        /// The card drawn.
        card: Design,
    },
}
