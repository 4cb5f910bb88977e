//! The designs of the cards (IN-3). The rows stand in `table.rs`, which is written from `cards.json`.

use std::cmp::Ordering;
use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use super::health::{Change, Indicator};
use super::places::Extension;
use super::table::ROWS;

/// How many designs there are, in all tables.
pub const DESIGNS: usize = ROWS.len();
/// How many designs of goods there are; they come first in the table.
pub const GOODS: usize = first_of(Deck::Drugs);
/// How many designs of drugs there are; they come after the goods.
pub const DRUGS: usize = first_of(Deck::Events) - GOODS;
/// How many designs of events there are; they come last.
pub const EVENTS: usize = DESIGNS - GOODS - DRUGS;
/// How many event cards there are, with all copies (IN-3).
pub const EVENT_CARDS: usize = 50;

/// A design of a card: a row of the table. Copies of a design are alike (IN-5). Designs are ordered by their ids.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Design(u8);

/// What a card is (IN-3); of goods this is the symbol.
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

/// What an event does beyond its effect (IN-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// All food and beverages are lost.
    Refrigerator,
    /// All drugs and tobacco are lost.
    Robbed,
    /// No office this round, nor career.
    PaidLeave,
    /// No home this round.
    BusinessTrip,
    /// Half of the cash is lost, rounded up; of the family chips too.
    Divorce,
    /// A family chip is lost.
    Grandma,
    /// A career chip is gained.
    Promotion,
    /// A career chip is lost.
    LabourDispute,
    /// A severe bout; nothing beyond its effect.
    Diarrhoea,
}

impl Special {
    /// The extension that has a part in it; one alone does what is left.
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

/// Which table of the cards a game is played with. All have as many cards of each kind (IN-3); a game keeps that with which it began, so
/// that what was saved replays as it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum CardTable {
    /// That of records which do not say.
    #[default]
    First = 1,
    /// Noisy neighbours and tax audits instead of class reunions and tax returns: with the affair, bots that search hardly died of blood
    /// pressure.
    Second = 2,
}

impl CardTable {
    /// That of new games.
    pub const NEW_GAME_OPTIONS: Self = Self::Second;
    /// All of them, from the first on.
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

/// A row of the table.
#[derive(Debug)]
pub struct Row {
    id: &'static str,
    kind: Kind,
    diet: Option<Diet>,
    copies: u8,
    change: Change,
    euro: i8,
    special: Option<Special>,
    /// The only table that it stands in; nothing for those that stand in all.
    only_in: Option<CardTable>,
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
    /// The same in this table only.
    pub(super) const fn only_in(mut self, table: CardTable) -> Self {
        self.only_in = Some(table);
        self
    }

    const fn is_in(&self, table: CardTable) -> bool {
        match self.only_in {
            Some(only) => only as u8 == table as u8,
            None => true,
        }
    }
}

impl Kind {
    /// The deck that such cards are in (IN-3).
    pub const fn deck(self) -> Deck {
        match self {
            Self::Food | Self::Beverage | Self::Tobacco => Deck::Goods,
            Self::Drug => Deck::Drugs,
            Self::Event => Deck::Events,
        }
    }
}

impl Design {
    /// All designs, in the order of the table, whatever table they are in.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..DESIGNS as u8).map(Self)
    }

    /// The design with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let found = BY_ID.binary_search_by(|row| ROWS[usize::from(*row)].id.cmp(id));
        found.ok().map(|place| Self(BY_ID[place]))
    }

    /// The design in this row; used with rows of the table only.
    pub(super) const fn at(row: usize) -> Self {
        Self(row as u8)
    }

    /// The row of the table, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    const fn row(self) -> &'static Row {
        &ROWS[self.0 as usize]
    }

    /// The id in records.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// What it is; of goods the symbol (IN-3).
    pub const fn kind(self) -> Kind {
        self.row().kind
    }

    /// The colour of food and beverages; nothing else has one (IN-3).
    pub const fn diet(self) -> Option<Diet> {
        self.row().diet
    }

    /// How many copies there are in a game with this table.
    pub const fn copies(self, table: CardTable) -> u8 {
        if self.row().is_in(table) { self.row().copies } else { 0 }
    }

    /// What it does to the indicators.
    pub const fn change(self) -> Change {
        self.row().change
    }

    /// What it brings in money; only events do.
    pub const fn euro(self) -> i8 {
        self.row().euro
    }

    /// What it does beyond that (IN-11).
    pub const fn special(self) -> Option<Special> {
        self.row().special
    }

    /// The deck that it belongs to.
    pub const fn deck(self) -> Deck {
        self.kind().deck()
    }

    /// Is it unhealthy food or an unhealthy beverage: what the guest of a pub gets (IN-32)?
    pub const fn is_unhealthy(self) -> bool {
        matches!(self.diet(), Some(Diet::Unhealthy))
    }
}

impl fmt::Debug for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Ord for Design {
    fn cmp(&self, other: &Self) -> Ordering {
        RANK[self.index()].cmp(&RANK[other.index()])
    }
}

impl PartialOrd for Design {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Serialize for Design {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Design {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Id;
        impl Visitor<'_> for Id {
            type Value = Design;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("card")
            }

            fn visit_str<E: serde::de::Error>(self, id: &str) -> Result<Design, E> {
                Design::from_id(id).ok_or_else(|| E::custom(format_args!("there is no card `{id}`")))
            }
        }
        deserializer.deserialize_str(Id)
    }
}

/// The table of new games, as the command line prints it.
pub(super) fn table() -> Value {
    let row = |design: Design| {
        let mut effect = json!(design.change());
        if design.euro() != 0 {
            effect["euro"] = json!(design.euro());
        }
        json!({
            "id": design.id(),
            "kind": design.kind(),
            "colour": design.diet(),
            "copies": design.copies(CardTable::NEW_GAME_OPTIONS),
            "effect": effect,
            "special": design.special(),
        })
    };
    Design::all().filter(|design| design.copies(CardTable::NEW_GAME_OPTIONS) > 0).map(row).collect()
}

/// The row of the first card of a deck.
const fn first_of(deck: Deck) -> usize {
    let mut row = 0;
    while row < ROWS.len() && (ROWS[row].kind.deck() as u8) < deck as u8 {
        row += 1;
    }
    row
}

const fn is_before(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return one[at] < other[at];
        }
        at += 1;
    }
    one.len() < other.len()
}

/// The place of each row in a list by id.
static RANK: [u8; DESIGNS] = {
    let mut rank = [0; DESIGNS];
    let mut row = 0;
    while row < DESIGNS {
        let mut other = 0;
        while other < DESIGNS {
            rank[row] += is_before(ROWS[other].id, ROWS[row].id) as u8;
            other += 1;
        }
        row += 1;
    }
    rank
};

/// The rows by id.
pub(super) static BY_ID: [u8; DESIGNS] = {
    let mut by_id = [0; DESIGNS];
    let mut row = 0;
    while row < DESIGNS {
        by_id[RANK[row] as usize] = row as u8;
        row += 1;
    }
    by_id
};

// The table keeps what IN-3 and "The cards" say of it, or it does not compile.
const _: () = {
    let mut cards = [[0; 5]; CardTable::ALL.len()];
    let mut ids = 0u128;
    let mut row = 0;
    while row < DESIGNS {
        let Row { kind, diet, copies, change, euro, special, .. } = &ROWS[row];
        let mut table = 0;
        while table < CardTable::ALL.len() {
            if ROWS[row].is_in(CardTable::ALL[table]) {
                cards[table][*kind as usize] += *copies;
            }
            table += 1;
        }
        assert!(*copies > 0 && ids & 1 << RANK[row] == 0, "every id once");
        ids |= 1 << RANK[row];
        assert!(row == 0 || ROWS[row - 1].kind as u8 <= *kind as u8, "deck by deck");
        assert!(diet.is_some() == matches!(kind, Kind::Food | Kind::Beverage), "food and beverages have a colour");
        assert!(matches!(kind, Kind::Event) || (*euro == 0 && special.is_none()), "only events do more");
        let most = match kind {
            Kind::Food | Kind::Beverage | Kind::Tobacco => 3,
            Kind::Drug => 0,
            Kind::Event => 4,
        };
        let least = if matches!(kind, Kind::Drug) { -5 } else { -most };
        let mut moves = *euro != 0;
        let mut at = 0;
        while at < Indicator::ALL.len() {
            let by = change.of(Indicator::ALL[at]);
            assert!(least <= by && by <= most, "no change is too large, and no drug worsens anything");
            moves |= by != 0;
            at += 1;
        }
        assert!(moves, "every card moves something");
        row += 1;
    }
    assert!(matches!(cards, [[42, 32, 12, 18, 50], [42, 32, 12, 18, 50]]), "as many as in IN-3");
    assert!(DESIGNS < u128::BITS as usize && first_of(Deck::Events) + EVENTS == DESIGNS);
};
