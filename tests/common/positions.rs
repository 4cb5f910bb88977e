//! A table for positions built by hand: events as in a record, states as in a trace.

use heartbox::engine::record::{FORMAT, VERSION};
use heartbox::engine::{Event, EventOf, Game, Refusal, Timeline, Turn};
use heartbox::games::TableGame;
use heartbox::i18n::{Lang, Names};
use serde_json::{Value, json};

/// A game in progress.
pub struct Table<G: TableGame> {
    pub game: Timeline<G>,
}

/// The event as the game reads it.
pub fn event<G: Game>(event: Value) -> EventOf<G> {
    serde_json::from_value(event.clone()).unwrap_or_else(|error| panic!("{event} is no event: {error}"))
}

/// A setup with this number of seats, as in a record.
pub fn setup<G: Game>(players: u8) -> Value {
    let seats = ["Ada", "Bo", "Cy", "Dot", "Eli", "Fay", "Gus", "Hal"];
    let seats = seats.iter().zip(G::FACTS.colours).take(usize::from(players));
    let seats: Vec<Value> =
        seats.map(|(name, colour)| json!({"name": name, "colour": colour, "control": "human"})).collect();
    json!({"seats": seats})
}

/// Begins a game; an error is the rule that forbids the setup.
pub fn begin<G: TableGame>(setup: Value) -> Result<Table<G>, String> {
    let record = json!({"format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": setup, "events": []});
    let game = Timeline::read(record);
    game.map(|game| Table { game }).map_err(|broken| match broken.fault.rule() {
        Some(rule) => rule.to_string(),
        None => format!("{:?}", broken.fault),
    })
}

impl<G: TableGame> Table<G> {
    /// Plays an event, which must be legal.
    pub fn play(&mut self, event: Value) -> &mut Self {
        if let Err(illegal) = self.game.play(self::event::<G>(event.clone())) {
            panic!("{event} is refused by {}: {illegal:?}\n{}", illegal.rule(), self.trace());
        }
        self
    }

    /// Plays several events.
    pub fn plays(&mut self, events: impl IntoIterator<Item = Value>) -> &mut Self {
        for event in events {
            self.play(event);
        }
        self
    }

    /// The rule that forbids an event. The attempt must not change the state.
    pub fn refuse(&mut self, event: Value) -> String {
        let before = self.game.clone();
        let tried = self::event::<G>(event.clone());
        let Err(illegal) = self.game.play(tried.clone()) else { panic!("{event} is accepted\n{}", self.trace()) };
        assert_eq!(self.game, before, "{event} was refused, but something has changed");
        if let Event::Decision { by, action } = tried {
            assert_eq!(self.game.state().check(by, &action), Err(illegal.clone()), "{event}");
        }
        let names = Names::new(self.game.setup().seats.map(|_, seat| seat.name.as_str().to_owned()));
        for lang in Lang::ALL {
            assert!(!G::refuse(&illegal, lang, &names).is_empty(), "{event}: no sentence in {}", lang.tag());
        }
        illegal.rule().to_string()
    }

    /// All of these events must be refused under this rule.
    pub fn refuses(&mut self, rule: &str, events: impl IntoIterator<Item = Value>) -> &mut Self {
        for event in events {
            assert_eq!(self.refuse(event.clone()), rule, "{event}");
        }
        self
    }

    /// The state as a trace shows it.
    pub fn trace(&self) -> Value {
        json!(self.game.state().trace())
    }

    /// These fields of the trace must have these values.
    pub fn sees(&mut self, fields: Value) -> &mut Self {
        let trace = self.trace();
        for (field, value) in fields.as_object().into_iter().flatten() {
            assert_eq!(trace.get(field), Some(value), "{field} in {trace}");
        }
        self
    }

    /// The legal actions, as in a trace.
    pub fn legal(&self) -> Value {
        let mut legal = Vec::new();
        self.game.state().legal(&mut legal);
        json!(legal)
    }

    /// Whether chance is awaited.
    pub fn awaits_chance(&self) -> bool {
        self.game.state().turn() == Turn::Chance
    }
}
