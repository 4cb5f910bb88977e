//! The text of a game, which grows with the game: each event is put into words of JSON once. PURE.

use serde::Serialize;
use serde_json::Value;

use crate::engine::record::{FORMAT, VERSION};
use crate::engine::{Game, Playthrough};

/// A game as text: what the save and the journal are written from. An event costs the same in a long game as in a short one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLines {
    /// The id of the game.
    game: &'static str,
    /// Game and setup, as they stand in the record.
    head: String,
    /// The events, with commas between them.
    events: String,
    /// Where each event ends in `events`.
    ends: Vec<usize>,
    /// What was undone, the next one to redo last.
    undone: Vec<String>,
    /// Who won, as it stands in the record; empty before the end.
    result: String,
}

/// JSON as it is written here: the fields of objects in the order of the alphabet, as everything that has been read.
fn json(value: &impl Serialize) -> String {
    serde_json::to_value(value).map_or_else(|_| "null".to_owned(), |value: Value| value.to_string())
}

impl GameLines {
    /// The text of this game.
    pub fn new<G: Game>(game: &Playthrough<G>) -> Self {
        let head = format!(
            r#""format":"{FORMAT}","version":{VERSION},"game":"{}","setup":{}"#,
            G::FACTS.id,
            json(game.setup())
        );
        let mut lines = Self { game: G::FACTS.id, head, ..Self::default() };
        game.events().iter().for_each(|event| lines.play(json(event)));
        lines.undone = game.undone().iter().map(json).collect();
        lines.result = result(game);
        lines
    }

    /// Follows a game by one change: events that were played (or played again), or events that were undone. Hands over the JSON of the
    /// [`Change`](super::Change); nothing if only the whole game can say it.
    pub fn follow<G: Game>(&mut self, game: &Playthrough<G>) -> Option<String> {
        let (before, now) = (self.ends.len(), game.events().len());
        let change = if now < before {
            self.leave(now);
            format!(r#"{{"left":{now}}}"#)
        } else {
            let played: Vec<String> = game.events()[before..].iter().map(json).collect();
            let change = format!(r#"{{"play":[{}]}}"#, played.join(","));
            played.into_iter().for_each(|event| self.play(event));
            change
        };
        self.result = result(game);
        if self.undone.len() == game.undone().len() {
            return Some(change);
        }
        // What was undone has been forgotten: it was not legal.
        self.undone = game.undone().iter().map(json).collect();
        None
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The JSON of the save.
    pub fn saved(&self, at: u64) -> String {
        format!(r#"{{"at":{at},"record":{},"undone":[{}]}}"#, self.record(), self.undone.join(","))
    }

    /// The JSON of the record.
    pub fn record(&self) -> String {
        let Self { head, events, result, .. } = self;
        format!(r#"{{{head},"events":[{events}]{result}}}"#)
    }

    /// The JSON of the change to this whole game.
    pub fn whole(&self, at: u64) -> String {
        format!(r#"{{"whole":{}}}"#, self.saved(at))
    }

    fn play(&mut self, event: String) {
        if self.undone.last() == Some(&event) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        if !self.ends.is_empty() {
            self.events.push(',');
        }
        self.events.push_str(&event);
        self.ends.push(self.events.len());
    }

    fn leave(&mut self, count: usize) {
        while self.ends.len() > count {
            self.ends.pop();
            let start = self.ends.last().copied();
            // The comma before it goes with it.
            let event = self.events.split_off(start.unwrap_or(0));
            self.undone.push(event.trim_start_matches(',').to_owned());
        }
    }
}

/// The field of a record that says who won, with the comma before it.
fn result<G: Game>(game: &Playthrough<G>) -> String {
    game.state().outcome().map(|outcome| format!(r#","result":{}"#, json(&outcome))).unwrap_or_default()
}
