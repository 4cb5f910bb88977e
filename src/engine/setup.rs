//! The setup of a game: seats, first seat, options.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

use super::dice::Seed;
use super::game::{First, Game, present};
use super::illegal::RuleId;
use super::seat::{BySeat, Colour, Seat};

/// The most characters of a name.
pub const MAX_NAME: usize = 24;

/// The setup of a game. It is well-formed, but not yet validated by [`Setup::check`] and the game itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Setup<G: Game> {
    /// The seats, clockwise.
    #[serde(deserialize_with = "seats")]
    pub seats: BySeat<SeatSetup<G::SeatRules>>,
    /// The seat that begins; `None` where the rules roll for it.
    #[serde(default)]
    pub first: Option<Seat>,
    /// The variants.
    #[serde(default)]
    pub options: G::Options,
    /// The seed of the app's dice; the rules never read it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// Completes the options of a new game, as in a record: adds those of [`Game::NEW_GAME_OPTIONS`] that were not chosen.
pub fn complete_options<G: Game>(options: &mut Value) {
    let Some(options) = options.as_object_mut() else { return };
    for (field, value) in G::NEW_GAME_OPTIONS {
        options.entry(*field).or_insert_with(|| json!(value));
    }
}

impl<G: Game> Setup<G> {
    /// Validates what all games have in common: the number of seats, their colours, the first seat. Games call it first.
    ///
    /// # Errors
    /// The first fault that is found.
    pub fn check(&self) -> Result<(), SetupError> {
        let facts = &G::FACTS;
        let refuse = |rule, fault| Err(SetupError { rule, fault });
        let seats = self.seats.count();
        if !facts.seats.contains(&seats) {
            let (least, most) = (*facts.seats.start(), *facts.seats.end());
            return refuse(facts.seats_rule, SetupFault::SeatCount { seats, least, most });
        }
        for (seat, this) in self.seats.iter() {
            if !facts.colours.contains(&this.colour) {
                return refuse(facts.seats_rule, SetupFault::NoSuchColour { seat });
            }
            if self.seats.values().skip(seat.index() + 1).any(|other| other.colour == this.colour) {
                return refuse(facts.seats_rule, SetupFault::ColourTwice { seat });
            }
        }
        match (facts.first, self.first) {
            (First::Rolled(rule), Some(_)) => refuse(rule, SetupFault::FirstIsRolled),
            (First::Named(rule), None) => refuse(rule, SetupFault::FirstIsMissing),
            (First::Named(rule), Some(seat)) if !self.seats.has(seat) => refuse(rule, SetupFault::FirstIsNobody),
            _ => Ok(()),
        }
    }

    /// The seat that begins, in a game in which the table names it.
    ///
    /// # Errors
    /// When the setup names none.
    pub fn named_first(&self) -> Result<Seat, SetupError> {
        let (First::Rolled(rule) | First::Named(rule)) = G::FACTS.first;
        self.first.ok_or(SetupError { rule, fault: SetupFault::FirstIsMissing })
    }
}

fn seats<'de, D: Deserializer<'de>, R: DeserializeOwned>(deserializer: D) -> Result<BySeat<SeatSetup<R>>, D::Error> {
    BySeat::from_values(Vec::deserialize(deserializer)?)
        .ok_or_else(|| serde::de::Error::custom("there are at most 8 seats"))
}

/// One seat of a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSetup<Rules = PlainSeat> {
    /// The player's name.
    pub name: Name,
    /// The player's colour.
    pub colour: Colour,
    /// Who decides for the seat.
    pub control: Control,
    /// The fields of the seat that only this game has.
    #[serde(flatten)]
    pub rules: Rules,
}

impl<'de, Rules: DeserializeOwned> Deserialize<'de> for SeatSetup<Rules> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;

        // serde's `flatten` cannot be combined with `deny_unknown_fields`: the remaining fields go to the seat rules of
        // the game, which refuse unknown ones.
        let mut fields = serde_json::Map::<String, serde_json::Value>::deserialize(deserializer)?;
        let mut take = |name: &'static str| fields.remove(name).ok_or_else(|| D::Error::missing_field(name));
        let (name, colour, control) = (take("name")?, take("colour")?, take("control")?);
        let read = |error: serde_json::Error| D::Error::custom(error);
        Ok(Self {
            name: Name::deserialize(&name).map_err(read)?,
            colour: Colour::deserialize(&colour).map_err(read)?,
            control: Control::deserialize(&control).map_err(read)?,
            rules: Rules::deserialize(&serde_json::Value::Object(fields)).map_err(read)?,
        })
    }
}

/// The seat rules of a game that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainSeat {}

/// A player's name: 1 to 24 characters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Name {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        if (1..=MAX_NAME).contains(&name.chars().count()) {
            Ok(Self(name))
        } else {
            Err("a name has 1 to 24 characters")
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

/// Who decides for a seat: `human` or `bot:N`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Control {
    /// A person.
    Human,
    /// A bot of this program, at a level from 0 (uniformly random) to 9.
    Bot(u8),
}

impl Control {
    /// Whether a person decides.
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }
}

impl TryFrom<String> for Control {
    type Error = &'static str;

    fn try_from(control: String) -> Result<Self, Self::Error> {
        match control.as_bytes() {
            b"human" => Ok(Self::Human),
            [b'b', b'o', b't', b':', level @ b'0'..=b'9'] => Ok(Self::Bot(level - b'0')),
            _ => Err("control is `human` or `bot:N` with a digit"),
        }
    }
}

impl From<Control> for String {
    fn from(control: Control) -> Self {
        match control {
            Control::Human => "human".to_owned(),
            Control::Bot(level) => format!("bot:{level}"),
        }
    }
}

/// Why a setup is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The rule that it breaks.
    pub rule: RuleId,
    /// The fault.
    pub fault: SetupFault,
}

/// A fault of a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Too few or too many seats.
    SeatCount {
        /// The number of seats.
        seats: u8,
        /// The minimum.
        least: u8,
        /// The maximum.
        most: u8,
    },
    /// The game has no such colour.
    NoSuchColour {
        /// The seat with that colour.
        seat: Seat,
    },
    /// Two seats have the same colour.
    ColourTwice {
        /// The first of the two.
        seat: Seat,
    },
    /// The setup names the first seat, but the rules roll for it.
    FirstIsRolled,
    /// The setup does not name the first seat.
    FirstIsMissing,
    /// The setup names a first seat that does not exist.
    FirstIsNobody,
    /// An option is not possible at this table.
    Option {
        /// The option's field in the record.
        name: &'static str,
    },
    /// An option has a fixed value at this table, and the setup has another one.
    OptionIsFixed {
        /// The option's field in the record.
        name: &'static str,
    },
    /// The colour is available only with more players.
    ColourForMore {
        /// The seat with the colour.
        seat: Seat,
    },
    /// Seats are listed in the order of their colours on the board, and this seat comes too late.
    ColourOrder {
        /// The seat that comes too late.
        seat: Seat,
    },
    /// All seats play by the rules of another game.
    NobodyPlaysIt,
}
