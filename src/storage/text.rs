//! The text of a game, which grows with the game: each event is converted to JSON once. PURE.

use serde::Serialize;
use serde_json::Value;

use crate::engine::record::{FORMAT, VERSION};
use crate::engine::{Game, Timeline};

/// A game as text, from which the save and the journal are written. The cost of an event does not depend on the length of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLines {
    game: &'static str,
    /// The fields before the events: format, version, game and setup, as in the record.
    head: String,
    /// All events, separated by commas; undone events come last.
    events: String,
    /// The end offset of each event in `events`.
    ends: Vec<usize>,
    /// The position: the number of events that are not undone.
    at: usize,
    /// The record's `result` field; empty before the end of the game.
    result: String,
}

/// The JSON of a value, with the fields of objects in alphabetical order, as in all JSON that has been parsed.
fn json(value: &impl Serialize) -> String {
    serde_json::to_value(value).map_or_else(|_| "null".to_owned(), |value: Value| value.to_string())
}

impl GameLines {
    /// The text of this game.
    pub fn new<G: Game>(game: &Timeline<G>) -> Self {
        let head = format!(
            r#""format":"{FORMAT}","version":{VERSION},"game":"{}","setup":{}"#,
            G::FACTS.id,
            json(game.setup())
        );
        let mut lines =
            Self { game: G::FACTS.id, head, at: game.events().len(), result: result(game), ..Self::default() };
        game.events().iter().chain(game.undone()).for_each(|event| lines.push(&json(event)));
        lines
    }

    /// Updates the text after one change of the game: new events, or another position. Returns the JSON of the [`Change`](super::Change).
    pub fn follow<G: Game>(&mut self, game: &Timeline<G>) -> String {
        let mut played = Vec::new();
        let mut is_new = false;
        for (index, event) in game.events().iter().enumerate().skip(self.at) {
            let event = json(event);
            // An undone event that is played again stays, with all events after it.
            if self.event(index) != Some(event.as_str()) {
                self.truncate(index);
                self.push(&event);
                is_new = true;
            }
            played.push(event);
        }
        self.at = game.events().len();
        self.result = result(game);
        if is_new { format!(r#"{{"play":[{}]}}"#, played.join(",")) } else { format!(r#"{{"at":{}}}"#, self.at) }
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The JSON of the save. `time` in milliseconds since 1970.
    pub fn saved(&self, time: u64) -> String {
        let Self { head, events, at, result, .. } = self;
        format!(r#"{{"time":{time},"at":{at},"record":{{{head},"events":[{events}]{result}}}}}"#)
    }

    /// The JSON of the record up to the position.
    pub fn record(&self) -> String {
        let Self { head, events, result, .. } = self;
        format!(r#"{{{head},"events":[{}]{result}}}"#, &events[..self.end(self.at)])
    }

    /// The JSON of the change that contains the whole game. `time` in milliseconds since 1970.
    pub fn whole(&self, time: u64) -> String {
        format!(r#"{{"whole":{}}}"#, self.saved(time))
    }

    /// The end offset of the first `count` events.
    fn end(&self, count: usize) -> usize {
        count.checked_sub(1).map_or(0, |last| self.ends[last])
    }

    fn event(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)?;
        // Without the comma before the event.
        Some(&self.events[self.end(index) + usize::from(index > 0)..end])
    }

    fn push(&mut self, event: &str) {
        if !self.ends.is_empty() {
            self.events.push(',');
        }
        self.events.push_str(event);
        self.ends.push(self.events.len());
    }

    fn truncate(&mut self, count: usize) {
        self.events.truncate(self.end(count));
        self.ends.truncate(count);
    }
}

/// The record's `result` field, with a comma before it.
fn result<G: Game>(game: &Timeline<G>) -> String {
    game.state().outcome().map(|outcome| format!(r#","result":{}"#, json(&outcome))).unwrap_or_default()
}
