//! Records: one format for saves, undo, replay, sharing, tests and simulation.
//!
//! A record is untrusted input until it has been replayed: [`Timeline::read`] is the only way to turn one into a
//! game. It reports an error with its place, the rule, and the game up to there.

use serde_json::{Value, json};

use super::game::{EventOf, Game, Outcome, Setup};
use super::illegal::Refusal;
use super::illegal::RuleId;
use super::json::{Defaults, exact};
use super::setup::SetupError;
use super::timeline::Timeline;

/// The name of the format, in every record.
pub const FORMAT: &str = "heartbox-record";
/// The version that is written. This version and all earlier ones are read.
pub const VERSION: u64 = 1;

/// The place of a fault in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultPlace {
    /// The envelope: format, version, game, fields.
    Envelope,
    /// The setup.
    Setup,
    /// The event with this index.
    Event(usize),
    /// The result; the number is that of the events before it.
    Result(usize),
}

impl FaultPlace {
    /// The index as the command line prints it: -1 for the envelope and the setup, the number of events for the result.
    pub fn index(self) -> i64 {
        match self {
            Self::Envelope | Self::Setup => -1,
            Self::Event(index) | Self::Result(index) => index as i64,
        }
    }
}

/// A fault of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault<G: Game> {
    /// It is not JSON, or fields are missing, unknown or of the wrong type; the message is serde's.
    Shape(String),
    /// It is JSON, but not a record.
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

/// The error of a record that could not be read to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Broken<G: Game> {
    /// The place of the fault.
    pub place: FaultPlace,
    /// The fault.
    pub fault: Fault<G>,
    /// The game up to there; `None` if the setup could not be read.
    pub until: Option<Box<Timeline<G>>>,
}

/// The id of the game that a record names; not validated.
pub fn game_of(record: &Value) -> Option<&str> {
    record.get("game")?.as_str()
}

/// The fields of an envelope of version 1, besides format and version.
struct Envelope {
    game: String,
    setup: Value,
    events: Vec<Value>,
    result: Option<Value>,
}

impl Envelope {
    /// Takes the fields out of a record. The error names the field that is missing, unknown or of the wrong type.
    fn take(record: Value) -> Result<Self, String> {
        let Value::Object(mut fields) = record else { return Err("expected an object".to_owned()) };
        let mut take = |name: &str| fields.remove(name).ok_or_else(|| format!("missing field `{name}`"));
        take("format")?;
        take("version")?;
        let game = match take("game")? {
            Value::String(game) => game,
            other => return Err(format!("`game` is a string, not {other}")),
        };
        let setup = take("setup")?;
        let events = match take("events")? {
            Value::Array(events) => events,
            other => return Err(format!("`events` is a list, not {other}")),
        };
        let result = take("result").ok();
        match fields.keys().next() {
            None => Ok(Self { game, setup, events, result }),
            Some(name) => Err(format!("unknown field `{name}`")),
        }
    }
}

impl<G: Game> Timeline<G> {
    /// Reads a record and replays it.
    ///
    /// # Errors
    /// The place and the fault, with the game up to there.
    pub fn read(record: Value) -> Result<Self, Box<Broken<G>>> {
        Self::read_with(record, |_, _| {})
    }

    /// Reads a record and replays it; `each` is called with the state after the setup (index -1) and after every event.
    ///
    /// # Errors
    /// As [`Timeline::read`].
    pub fn read_with(record: Value, mut each: impl FnMut(i64, &G)) -> Result<Self, Box<Broken<G>>> {
        let broken = |place, fault, until| Box::new(Broken { place, fault, until });
        let shape = |error: serde_json::Error| Fault::<G>::Shape(error.to_string());

        let envelope = envelope(record).map_err(|fault| broken(FaultPlace::Envelope, fault, None))?;
        let setup = exact::<Setup<G>>(&envelope.setup, Defaults::Named)
            .map_err(|error| broken(FaultPlace::Setup, shape(error), None))?;
        let mut timeline = Self::new(setup).map_err(|error| broken(FaultPlace::Setup, Fault::Setup(error), None))?;
        each(-1, timeline.state());

        for (index, event) in envelope.events.into_iter().enumerate() {
            let played = exact::<EventOf<G>>(&event, Defaults::Never)
                .map_err(shape)
                .and_then(|event| timeline.play(event).map_err(Fault::Event));
            if let Err(fault) = played {
                return Err(broken(FaultPlace::Event(index), fault, Some(Box::new(timeline))));
            }
            each(index as i64, timeline.state());
        }

        if let Some(result) = envelope.result {
            let place = FaultPlace::Result(timeline.events().len());
            let claimed = exact::<Outcome>(&result, Defaults::Never);
            let agrees = claimed.map(|claimed| timeline.state().outcome() == Some(claimed)).map_err(shape);
            let fault = match agrees {
                Ok(true) => return Ok(timeline),
                Ok(false) => Fault::Result,
                Err(fault) => fault,
            };
            return Err(broken(place, fault, Some(Box::new(timeline))));
        }
        Ok(timeline)
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
    // Format and version are checked first: a later version may have fields unknown to this one.
    if record.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(Fault::NotARecord);
    }
    match record.get("version").and_then(Value::as_u64) {
        Some(1..=VERSION) => {}
        Some(later @ VERSION..) => return Err(Fault::LaterVersion(later)),
        _ => return Err(Fault::NotARecord),
    }
    let envelope = Envelope::take(record).map_err(Fault::Shape)?;
    if envelope.game != G::FACTS.id {
        return Err(Fault::OtherGame(envelope.game));
    }
    Ok(envelope)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Seat, SetupFault};
    use crate::games::heartstrings::{Illegal, State};

    fn record() -> Value {
        json!({
            "format": FORMAT,
            "version": VERSION,
            "game": "heartstrings",
            "setup": {"seats": [
                {"name": "Ada", "colour": "green", "control": "human"},
                {"name": "Bo", "colour": "blue", "control": "bot:2"},
            ]},
            "events": [{"chance": {"order": [7, 3]}}, {"chance": {"room": 8}}, {"chance": {"room": 8}},
                {"chance": {"attack": 6}}, {"chance": {"defend": 1}}],
        })
    }

    fn read(record: Value) -> Result<Timeline<State>, Broken<State>> {
        Timeline::read(record).map_err(|broken| *broken)
    }

    /// Place and fault of the refusal when this field has another value.
    fn refused(path: &str, value: Value) -> (FaultPlace, Fault<State>) {
        let mut record = record();
        *record.pointer_mut(path).expect(path) = value;
        let broken = read(record).expect_err(path);
        (broken.place, broken.fault)
    }

    fn shape(path: &str, value: Value) -> (FaultPlace, String) {
        match refused(path, value) {
            (place, Fault::Shape(why)) => (place, why),
            (place, fault) => panic!("{path}: {place:?} {fault:?}"),
        }
    }

    #[test]
    fn a_record_is_read_and_written_again() {
        let game = read(record()).expect("the record of the format's page");
        assert_eq!(game.events().len(), 5);
        let mut seen = Vec::new();
        let again = Timeline::<State>::read_with(game.record(), |index, state| seen.push((index, state.clone())));
        assert_eq!(again.expect("its own record"), game);
        let expected: Vec<_> = (0..=5).map(|count| (count as i64 - 1, game.state_at(count))).collect();
        assert_eq!(seen, expected);
        assert!(game.record().get("result").is_none(), "the game is not over");
        assert_eq!(game_of(&game.record()), Some("heartstrings"));
    }

    #[test]
    fn what_is_no_record_is_said() {
        for value in [json!(null), json!([]), json!("heartbox-record"), json!({}), json!(1)] {
            assert_eq!(read(value.clone()).expect_err("no record").fault, Fault::NotARecord, "{value}");
            assert_eq!(game_of(&value), None);
        }
        for value in [json!("heartbox-recorD"), json!(null), json!(["heartbox-record"])] {
            assert_eq!(refused("/format", value), (FaultPlace::Envelope, Fault::NotARecord));
        }
        for value in [json!(0), json!(-1), json!("1"), json!(1.0), json!(1.5), json!(null), json!(true)] {
            assert_eq!(refused("/version", value.clone()), (FaultPlace::Envelope, Fault::NotARecord), "{value}");
        }
    }

    #[test]
    fn a_later_version_is_named_whatever_else_it_holds() {
        for later in [2, 3, u64::MAX] {
            assert_eq!(refused("/version", json!(later)), (FaultPlace::Envelope, Fault::LaterVersion(later)));
            let strange = json!({"format": FORMAT, "version": later, "game": ["quite", "otherwise"], "news": 1});
            assert_eq!(read(strange).expect_err("later").fault, Fault::LaterVersion(later));
        }
    }

    #[test]
    fn another_game_is_named() {
        for other in ["tintenherz", "infarkt", "Heartstrings", ""] {
            assert_eq!(refused("/game", json!(other)), (FaultPlace::Envelope, Fault::OtherGame(other.to_owned())));
        }
    }

    #[test]
    fn the_envelope_has_its_fields_and_no_others() {
        for field in ["setup", "events", "game"] {
            let mut record = record();
            record.as_object_mut().expect("an object").remove(field);
            let broken = read(record).expect_err(field);
            assert!(matches!(&broken.fault, Fault::Shape(why) if why.contains(field)), "{:?}", broken.fault);
            assert_eq!((broken.place, broken.until), (FaultPlace::Envelope, None));
        }
        for (field, value) in [("note", json!(1)), ("Setup", json!({})), ("result", json!(null))] {
            let mut record = record();
            record[field] = value;
            let broken = read(record).expect_err(field);
            assert!(matches!(broken.fault, Fault::Shape(_)), "{field}: {:?}", broken.fault);
        }
        assert_eq!(shape("/events", json!({})).0, FaultPlace::Envelope);
        assert_eq!(shape("/setup", json!([])).0, FaultPlace::Setup);
    }

    #[test]
    fn a_setup_that_breaks_a_rule_names_it() {
        let (place, fault) = refused("/setup/seats/1/colour", json!("green"));
        assert_eq!((place, fault.rule().map(|rule| rule.to_string()).as_deref()), (FaultPlace::Setup, Some("HS-1")));
        assert!(matches!(fault, Fault::Setup(error) if error.fault == SetupFault::ColourTwice { seat: Seat::FIRST }));
        for (path, value) in [
            ("/setup/seats/0/name", json!("")),
            ("/setup/seats/0/name", json!("x".repeat(25))),
            ("/setup/seats/0/colour", json!("pink")),
            ("/setup/seats/0/control", json!("bot:10")),
            ("/setup/seats/0/control", json!("Human")),
            ("/setup/seats/0", json!({"name": "Ada", "colour": "green"})),
            ("/setup/seats/0", json!({"name": "Ada", "colour": "green", "control": "human", "rules": "ludo"})),
            ("/setup/seats", json!("Ada")),
        ] {
            assert_eq!(shape(path, value).0, FaultPlace::Setup, "{path}");
        }
        let name = "\u{1f496}".repeat(24);
        let mut record = record();
        record["setup"]["seats"][0]["name"] = json!(name);
        assert!(read(record).is_ok(), "characters are counted, not bytes");
    }

    #[test]
    fn an_event_that_is_wrong_names_its_place_and_the_game_before_it() {
        for (index, value, illegal) in [
            (0, json!({"chance": {"order": [7]}}), Illegal::OrderRolls { expected: 2 }),
            (1, json!({"chance": {"room": 13}}), Illegal::RoomRoll),
            (3, json!({"chance": {"defend": 1}}), Illegal::CombatRollIsDue),
            (4, json!({"chance": {"defend": 7}}), Illegal::CombatRoll),
            (4, json!({"by": 1, "do": "keep"}), Illegal::CombatRollIsDue),
        ] {
            let mut record = record();
            record["events"][index] = value.clone();
            let broken = read(record).expect_err("illegal");
            let until = broken.until.expect("the game so far");
            assert_eq!(broken.place, FaultPlace::Event(index), "{value}");
            assert_eq!(until.events().len(), index);
            assert_eq!(broken.fault.rule(), Some(illegal.rule()));
            assert_eq!(broken.fault, Fault::Event(illegal), "{value}");
        }
        for value in [
            json!({"chance": {"room": 8.0}}),
            json!({"chance": {"room": "8"}}),
            json!({"chance": {"room": 256}}),
            json!({"chance": {"room": -1}}),
            json!({"chance": {"room": true}}),
            json!({"chance": {"room": [8]}}),
            json!({"chance": {"roof": 8}}),
            json!({"chance": "room"}),
            json!({"chance": {"room": 8, "attack": 1}}),
            json!({"chance": {"room": 8}, "by": 0}),
            json!({"by": 0, "do": "keep", "chance": {"room": 8}}),
            json!({"by": 0}),
            json!({"by": 8, "do": "keep"}),
            json!({"by": 0, "do": {"keep": null}}),
            json!({"by": 0, "do": {"relocate": {"from": 1, "to": 2}}}),
            json!({"by": 0, "do": {"relocate": [1]}}),
            json!({}),
            json!(null),
        ] {
            assert_eq!(shape("/events/1", value.clone()).0, FaultPlace::Event(1), "{value}");
        }
    }

    #[test]
    fn places_are_numbered_as_on_the_command_line() {
        let places = [
            FaultPlace::Envelope,
            FaultPlace::Setup,
            FaultPlace::Event(0),
            FaultPlace::Event(7),
            FaultPlace::Result(9),
        ];
        assert_eq!(places.map(FaultPlace::index), [-1, -1, 0, 7, 9]);
    }
}
