//! Records: one format for saves, undo, replay, sharing, tests and simulation.
//!
//! A record comes from outside until it has been replayed: [`Playthrough::read`] is the only way from one to the other, and what
//! is wrong is told with its place, the rule, and the game up to there.

use serde::Deserialize;
use serde_json::{Value, json};

use super::game::{EventOf, Game, Outcome, present};
use super::illegal::Refusal;
use super::illegal::RuleId;
use super::json::{Defaults, exact};
use super::playthrough::Playthrough;
use super::setup::{Setup, SetupError};

/// The name of the format, in every record.
pub const FORMAT: &str = "heartbox-record";
/// The version that is written. Every version up to it is read.
pub const VERSION: u64 = 1;

/// Where a record is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The envelope: format, version, game, fields.
    Envelope,
    /// The setup.
    Setup,
    /// The event with this index.
    Event(usize),
    /// The result, after so many events.
    Result(usize),
}

impl Place {
    /// The index as the command line prints it: -1 for the envelope and the setup, the number of events for the result.
    pub fn index(self) -> i64 {
        match self {
            Self::Envelope | Self::Setup => -1,
            Self::Event(index) | Self::Result(index) => index as i64,
        }
    }
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault<G: Game> {
    /// It is no JSON, or fields are missing, unknown or of the wrong kind; the words are serde's.
    Shape(String),
    /// It is JSON, but no record.
    NotARecord,
    /// It comes from a later version of the app.
    LaterVersion(u64),
    /// It is a record of another game.
    OtherGame(String),
    /// The setup breaks a rule.
    Setup(SetupError),
    /// An event breaks a rule.
    Event(G::Illegal),
    /// The result does not agree with the events.
    Result,
}

impl<G: Game> Fault<G> {
    /// The rule that is broken, if it is a rule.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Setup(error) => Some(error.rule),
            Self::Event(illegal) => Some(illegal.rule()),
            _ => None,
        }
    }
}

/// A record that could not be read to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken<G: Game> {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault<G>,
    /// The game up to there, if it got as far as its setup.
    pub until: Option<Box<Playthrough<G>>>,
}

/// The id of the game that a record claims to be of.
pub fn game_of(record: &Value) -> Option<&str> {
    record.get("game")?.as_str()
}

/// The envelope of version 1.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    game: String,
    setup: Value,
    events: Vec<Value>,
    #[serde(default, deserialize_with = "present")]
    result: Option<Value>,
}

impl<G: Game> Playthrough<G> {
    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Where and why it is broken, with the game up to there.
    pub fn read(record: Value) -> Result<Self, Box<Broken<G>>> {
        Self::read_with(record, |_, _| {})
    }

    /// Reads a record and replays it; `each` sees the state of the setup (index -1) and after every event.
    ///
    /// # Errors
    /// As [`Playthrough::read`].
    pub fn read_with(record: Value, mut each: impl FnMut(i64, &G)) -> Result<Self, Box<Broken<G>>> {
        let broken = |place, fault, until| Box::new(Broken { place, fault, until });
        let shape = |error: serde_json::Error| Fault::<G>::Shape(error.to_string());

        let envelope = envelope(record).map_err(|fault| broken(Place::Envelope, fault, None))?;
        let setup = exact::<Setup<G>>(&envelope.setup, Defaults::Named)
            .map_err(|error| broken(Place::Setup, shape(error), None))?;
        let mut playthrough = Self::new(setup).map_err(|error| broken(Place::Setup, Fault::Setup(error), None))?;
        each(-1, playthrough.state());

        for (index, event) in envelope.events.into_iter().enumerate() {
            let played = exact::<EventOf<G>>(&event, Defaults::Never)
                .map_err(shape)
                .and_then(|event| playthrough.play(event).map_err(Fault::Event));
            if let Err(fault) = played {
                return Err(broken(Place::Event(index), fault, Some(Box::new(playthrough))));
            }
            each(index as i64, playthrough.state());
        }

        if let Some(result) = envelope.result {
            let place = Place::Result(playthrough.events().len());
            let claimed = exact::<Outcome>(&result, Defaults::Never);
            let agrees = claimed.map(|claimed| playthrough.state().outcome() == Some(claimed)).map_err(shape);
            let fault = match agrees {
                Ok(true) => return Ok(playthrough),
                Ok(false) => Fault::Result,
                Err(fault) => fault,
            };
            return Err(broken(place, fault, Some(Box::new(playthrough))));
        }
        Ok(playthrough)
    }

    /// The record of this game, with its result if it is over.
    pub fn record(&self) -> Value {
        let mut record = json!({
            "format": FORMAT,
            "version": VERSION,
            "game": G::FACTS.id,
            "setup": self.setup(),
            "events": self.events(),
        });
        if let Some(outcome) = self.state().outcome() {
            record["result"] = json!(outcome);
        }
        record
    }
}

fn envelope<G: Game>(record: Value) -> Result<Envelope, Fault<G>> {
    // Format and version come first: a later version may well have fields that this one does not know.
    if record.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Fault::NotARecord);
    }
    match record.get("version").and_then(Value::as_u64) {
        Some(1..=VERSION) => {}
        Some(later @ VERSION..) => return Err(Fault::LaterVersion(later)),
        _ => return Err(Fault::NotARecord),
    }
    let envelope: Envelope = serde_json::from_value(record).map_err(|error| Fault::Shape(error.to_string()))?;
    if envelope.game != G::FACTS.id {
        return Err(Fault::OtherGame(envelope.game));
    }
    Ok(envelope)
}
