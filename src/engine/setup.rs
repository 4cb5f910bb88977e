//! The parts of a setup: seats, names, who decides; and why a setup is refused.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::illegal::RuleId;
use super::seat::{Colour, Seat};

/// The most characters of a name.
pub const MAX_NAME: usize = 24;

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
