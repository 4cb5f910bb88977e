//! What is settled before the first event: seats, who begins, options.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Value, json};

use super::dice::Seed;
use super::game::{First, Game, present};
use super::illegal::RuleId;
use super::seat::{BySeat, Colour, Seat};

/// The most characters of a name.
pub const MAX_NAME: usize = 24;

/// What a game begins with. It has been read, but [`Setup::check`] and the game itself still judge it.
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
    /// Where the app's dice come from; the rules never read it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// The options of a new game, as in a record: what [`Game::NEW_GAME_OPTIONS`] has is added to those that somebody chose.
pub fn complete_options<G: Game>(options: &mut Value) {
    let Some(options) = options.as_object_mut() else { return };
    for (field, value) in G::NEW_GAME_OPTIONS {
        options.entry(*field).or_insert_with(|| json!(value));
    }
}

impl<G: Game> Setup<G> {
    /// What every game asks of a setup: the number of seats, their colours, who begins. Games call it first.
    ///
    /// # Errors
    /// The first thing that is wrong.
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
}

fn seats<'de, D: Deserializer<'de>, R: DeserializeOwned>(deserializer: D) -> Result<BySeat<SeatSetup<R>>, D::Error> {
    BySeat::from_values(Vec::deserialize(deserializer)?)
        .ok_or_else(|| serde::de::Error::custom("there are at most 8 seats"))
}

/// One seat of a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSetup<Rules = PlainSeat> {
    /// Who sits there.
    pub name: Name,
    /// Their colour.
    pub colour: Colour,
    /// Who decides for the seat.
    pub control: Control,
    /// What the game says of the seat beyond that.
    #[serde(flatten)]
    pub rules: Rules,
}

impl<'de, Rules: DeserializeOwned> Deserialize<'de> for SeatSetup<Rules> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;

        // serde's `flatten` cannot be combined with `deny_unknown_fields`: what is left over here goes to the game's own
        // rules of a seat, which refuse what they do not know.
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

/// A seat of which the game says nothing more.
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
    /// A person at the table.
    Human,
    /// The app, at a level from 0 (uniformly random) to 9.
    Bot(u8),
}

impl Control {
    /// Does a person decide?
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
    /// What is wrong.
    pub fault: SetupFault,
}

/// What is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Too few or too many seats.
    SeatCount {
        /// How many there are.
        seats: u8,
        /// How many there must be.
        least: u8,
        /// How many there can be.
        most: u8,
    },
    /// The game has no such colour.
    NoSuchColour {
        /// The seat with a colour that the game does not have.
        seat: Seat,
    },
    /// Two seats have one colour.
    ColourTwice {
        /// The first of the two.
        seat: Seat,
    },
    /// The seat that begins is named, but the rules roll for it.
    FirstIsRolled,
    /// The seat that begins is not named.
    FirstIsMissing,
    /// The seat that begins does not exist.
    FirstIsNobody,
    /// An option is not possible at this table.
    Option {
        /// The option's field in the record.
        name: &'static str,
    },
    /// An option is settled at this table, and the setup says otherwise.
    OptionIsFixed {
        /// The option's field in the record.
        name: &'static str,
    },
    /// The colour takes part with more players only.
    ColourForMore {
        /// The seat with the colour.
        seat: Seat,
    },
    /// Seats are listed in the order of their colours on the board, and this one stands too late.
    ColourOrder {
        /// The seat that stands too late.
        seat: Seat,
    },
    /// All seats play by the rules of another game.
    NobodyPlaysIt,
}
