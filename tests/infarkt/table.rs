//! A table for positions built by hand: events as in a record, states as in a trace.

use heartbox::engine::{EventOf, Game, Refusal, Seat, Setup, SetupError, Step, Timeline};
use heartbox::games::infarkt::{Deck, Design, Fixture, Place, State};
use heartbox::games::{GameLog, GameText};
use heartbox::i18n::{Lang, Names};
use serde_json::{Value, json};

pub const COLOURS: [&str; 5] = ["red", "yellow", "green", "blue", "black"];
pub const NAMES: [&str; 5] = ["Ada", "Bo", "Cy", "Dot", "Eli"];

/// A setup with this number of seats, as in a record.
pub fn setup(players: usize, first: Value, options: Value) -> Value {
    let seat = |index: usize| json!({"name": NAMES[index % 5], "colour": COLOURS[index % 5], "control": "human"});
    json!({"seats": (0..players).map(seat).collect::<Vec<_>>(), "first": first, "options": options})
}

pub fn read(setup: Value) -> Setup<State> {
    serde_json::from_value(setup).expect("the shape of a setup")
}

/// Begins a game; an error if the setup breaks a rule.
pub fn begin(setup: Value) -> Result<Table, SetupError> {
    Timeline::new(read(setup)).map(|game| Table::from(game.state().clone()))
}

/// An empty table, with seat 0 as the beginner.
pub fn empty(players: usize, options: Value) -> Fixture {
    Fixture::new(&read(setup(players, json!(0), options))).expect("a setup")
}

/// An empty table of the basic game.
pub fn basic(players: usize) -> Fixture {
    empty(players, json!({}))
}

/// An empty table with these extensions.
pub fn with(players: usize, extensions: &[&str]) -> Fixture {
    empty(players, json!({"extensions": extensions}))
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub fn card(id: &str) -> Design {
    Design::from_id(id).unwrap_or_else(|| panic!("there is no card {id}"))
}

pub fn cards<'a>(ids: impl IntoIterator<Item = &'a str>) -> impl Iterator<Item = Design> {
    ids.into_iter().map(card)
}

pub fn place(id: &str) -> Place {
    serde_json::from_value(json!(id)).expect("a place")
}

/// Short forms for building positions.
pub trait Arrange: Sized {
    /// The cards in a player's hand.
    fn has(self, seat: u8, ids: &[&str]) -> Self;
    /// A player's indicators: chol, bp, obes, depr, diab, canc.
    fn feels(self, seat: u8, values: [u8; 6]) -> Self;
    /// A player's money.
    fn owns(self, seat: u8, euro: u16) -> Self;
    /// The cards on the flea market.
    fn sells(self, ids: &[&str]) -> Self;
    /// The only cards in a draw pile.
    fn draws(self, deck: Deck, ids: &[&str]) -> Self;
    /// The events on offer.
    fn offers(self, ids: &[&str]) -> Table;
    /// Each living player has planned this one place, and the first of them has gone there.
    fn all_at(self, at: &str) -> Table;
}

impl Arrange for Fixture {
    fn has(self, of: u8, ids: &[&str]) -> Self {
        self.hand(seat(of), cards(ids.iter().copied()))
    }

    fn feels(self, of: u8, values: [u8; 6]) -> Self {
        self.health(seat(of), values)
    }

    fn owns(self, of: u8, euro: u16) -> Self {
        self.euro(seat(of), euro)
    }

    fn sells(self, ids: &[&str]) -> Self {
        self.market(cards(ids.iter().copied()))
    }

    fn draws(self, deck: Deck, ids: &[&str]) -> Self {
        self.pile(deck, cards(ids.iter().copied()))
    }

    fn offers(self, ids: &[&str]) -> Table {
        Table::from(self.events(cards(ids.iter().copied())))
    }

    fn all_at(self, at: &str) -> Table {
        let mut table = Table::from(self.actions([[place(at)]; 5]));
        let first = table.trace()["to_act"].as_u64().expect("somebody") as u8;
        table.play(go(first, at));
        table
    }
}

pub fn act(by: u8, action: Value) -> Value {
    json!({"by": by, "do": action})
}

pub fn go(by: u8, place: &str) -> Value {
    act(by, json!({"go": place}))
}

pub fn leave(by: u8) -> Value {
    act(by, json!("leave"))
}

pub fn accept(by: u8) -> Value {
    act(by, json!("accept"))
}

pub fn drug(by: u8, card: &str) -> Value {
    act(by, json!({"drug": card}))
}

pub fn chips(by: u8, indicators: &[&str]) -> Value {
    act(by, json!({"chips": indicators}))
}

pub fn party(by: u8, first: &str, second: &str) -> Value {
    act(by, json!({"party": [first, second]}))
}

pub fn cook(by: u8, first: &str, second: &str) -> Value {
    act(by, json!({"cook": [first, second]}))
}

pub fn take(by: u8, event: &str) -> Value {
    act(by, json!({"event": {"card": event}}))
}

pub fn plan(by: u8, places: [&str; 3]) -> Value {
    act(by, json!({"plan": places}))
}

/// A draw of a card.
pub fn draw(id: &str) -> Value {
    json!({"chance": {"draw": {"deck": card(id).deck(), "card": id}}})
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table {
    pub state: State,
}

impl From<State> for Table {
    fn from(state: State) -> Self {
        super::properties::nothing_is_lost(&state);
        Self { state }
    }
}

fn event(event: &Value) -> EventOf<State> {
    serde_json::from_value(event.clone()).unwrap_or_else(|error| panic!("{event} is no event: {error}"))
}

impl Table {
    pub fn names(&self) -> Names {
        Names::new(heartbox::engine::BySeat::new(self.state.seats().len() as u8, |seat| NAMES[seat.index()].to_owned()))
    }

    /// Plays an event, which must be legal; it has a sentence in every language, and no card or chip is lost.
    pub fn play(&mut self, value: Value) -> &mut Self {
        let event = event(&value);
        let before = self.state.clone();
        let step = Step::new(&self.state, event).unwrap_or_else(|illegal| {
            panic!("{value} is refused by {}: {illegal:?}\n{}", illegal.rule(), self.trace());
        });
        self.state = step.after.clone();
        super::properties::nothing_is_lost(&self.state);
        let entry = State::log_entry(&step);
        for lang in Lang::ALL {
            assert!(State::describe(&entry, lang, &self.names()).ends_with(['.', '!']), "{entry:?}");
            assert!(
                !self.state.prompt().eq(&before.prompt()) || !GameText::prompt(&before, lang, &self.names()).is_empty()
            );
        }
        self
    }

    pub fn plays(&mut self, events: impl IntoIterator<Item = Value>) -> &mut Self {
        for event in events {
            self.play(event);
        }
        self
    }

    /// The rule that forbids an event. The state must stay unchanged, and there must be a sentence in every language.
    pub fn refuse(&mut self, value: &Value) -> String {
        let mut after = self.state.clone();
        let Err(illegal) = after.apply(&event(value)) else { panic!("{value} is accepted\n{}", self.trace()) };
        assert_eq!(after, self.state, "{value} was refused, but something has changed");
        for lang in Lang::ALL {
            assert!(State::refuse(&illegal, lang, &self.names()).ends_with(['.', '?']), "{illegal:?}");
        }
        illegal.rule().to_string()
    }

    /// All of these events must be refused under this rule.
    pub fn refuses(&mut self, rule: &str, events: impl IntoIterator<Item = Value>) -> &mut Self {
        for event in events {
            assert_eq!(self.refuse(&event), rule, "{event}");
        }
        self
    }

    pub fn trace(&self) -> Value {
        json!(self.state.trace())
    }

    /// These fields of the trace must have these values.
    pub fn sees(&mut self, fields: Value) -> &mut Self {
        let trace = self.trace();
        for (field, value) in fields.as_object().expect("fields") {
            assert_eq!(trace.get(field), Some(value), "{field} in {trace}");
        }
        self
    }

    /// These fields of a player in the trace must have these values.
    pub fn player(&mut self, seat: usize, fields: Value) -> &mut Self {
        let trace = self.trace();
        for (field, value) in fields.as_object().expect("fields") {
            assert_eq!(trace["players"][seat].get(field), Some(value), "{field} of {seat} in {trace}");
        }
        self
    }

    /// A player's indicators: chol, bp, obes, depr, diab, canc.
    pub fn feels(&mut self, of: u8, values: [u8; 6]) -> &mut Self {
        let health: Vec<u8> = self.state.health(seat(of)).iter().map(|(_, value)| value).collect();
        assert_eq!(health, values, "seat {of} in {}", self.trace());
        self
    }

    /// This seat is asked about this effect.
    pub fn asks(&mut self, seat: u8, effect: Value) -> &mut Self {
        self.sees(json!({"phase": "respond", "to_act": seat, "pending": {"seat": seat, "effect": effect}}))
    }

    /// No seat is asked about an effect.
    pub fn asks_nobody(&mut self) -> &mut Self {
        self.sees(json!({"pending": null}))
    }

    /// The legal actions, as in a trace.
    pub fn legal(&self) -> Vec<Value> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(|action| json!(action)).collect()
    }

    /// The legal actions must be exactly these, in any order.
    pub fn offers(&mut self, expected: Value) -> &mut Self {
        let sorted = |mut list: Vec<Value>| {
            list.sort_by_cached_key(Value::to_string);
            list
        };
        let expected = expected.as_array().expect("a list").clone();
        assert_eq!(sorted(self.legal()), sorted(expected));
        self
    }
}
