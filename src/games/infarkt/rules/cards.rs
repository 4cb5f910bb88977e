//! The card designs (IN-3). The rows are in `table.rs`, which is generated from `cards.json`.

use std::cmp::Ordering;
use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Value, json};

use super::health::{Change, Indicator};
use super::row::{CardTable, Deck, Diet, Kind, Row, Special};
use super::table::ROWS;

/// The number of designs, over all tables.
pub const DESIGNS: usize = ROWS.len();
/// The number of goods designs; they come first in the table.
pub const GOODS: usize = first_of(Deck::Drugs);
/// The number of drug designs; they follow the goods.
pub const DRUGS: usize = first_of(Deck::Events) - GOODS;
/// The number of event designs; they come last.
pub const EVENTS: usize = DESIGNS - GOODS - DRUGS;
/// The number of event cards, with all copies (IN-3).
pub const EVENT_CARDS: usize = 50;

/// A card design: a row of the table. Copies of a design are interchangeable (IN-5). Designs are ordered by id.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Design(u8);

impl Design {
    /// All designs of all tables, in the order of the rows.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..DESIGNS as u8).map(Self)
    }

    /// The design with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        let found = BY_ID.binary_search_by(|row| ROWS[usize::from(*row)].id.cmp(id));
        found.ok().map(|place| Self(BY_ID[place]))
    }

    /// The design in this row, which must exist.
    pub(super) const fn at(row: usize) -> Self {
        Self(row as u8)
    }

    /// The row in the table, from 0.
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

    /// The kind; for goods it is the symbol (IN-3).
    pub const fn kind(self) -> Kind {
        self.row().kind
    }

    /// The colour of food and beverages; `None` for all other cards (IN-3).
    pub const fn diet(self) -> Option<Diet> {
        self.row().diet
    }

    /// The number of copies in a game with this table.
    pub const fn copies(self, table: CardTable) -> u8 {
        if self.row().is_in(table) { self.row().copies } else { 0 }
    }

    /// The change of the indicators.
    pub const fn change(self) -> Change {
        self.row().change
    }

    /// The change of money; 0 for all cards but events.
    pub const fn euro(self) -> i8 {
        self.row().euro
    }

    /// The further effect (IN-11), if any.
    pub const fn special(self) -> Option<Special> {
        self.row().special
    }

    /// The deck that it belongs to.
    pub const fn deck(self) -> Deck {
        self.kind().deck()
    }

    /// Whether it is unhealthy food or an unhealthy beverage, as the guest of a night out gets (IN-32).
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

/// The table of new games as JSON, for the command line.
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
            "copies": design.copies(CardTable::OF_NEW_GAMES),
            "effect": effect,
            "special": design.special(),
        })
    };
    Design::all().filter(|design| design.copies(CardTable::OF_NEW_GAMES) > 0).map(row).collect()
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

/// The rank of each row when sorted by id.
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

/// The rows sorted by id.
pub(super) static BY_ID: [u8; DESIGNS] = {
    let mut by_id = [0; DESIGNS];
    let mut row = 0;
    while row < DESIGNS {
        by_id[RANK[row] as usize] = row as u8;
        row += 1;
    }
    by_id
};

// Compile-time check of the table against IN-3 and "The cards".
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
