//! All games of a device as one file, for backup and for another device: written, read, and merged with the games that are there. PURE.
//!
//! The file is JSON: format and version, then the games, each a save with its name, its hints, the marks of what was entered, and since version 2
//! the seal of its dice. Each game is checked separately: a damaged one does not spoil the others.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::beside::seal_if_readable;
use super::file::{FileFault, Limit, MOST_EVENTS, parse_file};
use super::{KeptSeal, Origin, SaveError, SaveId, Saved, Saves, Store, StoreError};
use crate::engine::json;

/// The name of the format.
const FORMAT: &str = "heartbox-games";
/// The version that is written where a game has a seal. This version and all earlier ones are read.
const VERSION: u64 = 2;
/// The version that is written otherwise: earlier versions of the page, which refuse fields that they do not know, read it as well.
const WITHOUT_SEALS: u64 = 1;
/// The longest file that is read, in bytes: more than a browser stores for a page.
pub const LONGEST_COLLECTION: usize = 16 << 20;
/// The largest number of games that is read: several times what a browser stores for a page.
pub const MOST_GAMES: usize = 10_000;
/// The age at which a backup is due again, in milliseconds: 30 days.
const OLD: u64 = 30 * 24 * 60 * 60 * 1000;

/// A saved game with everything that is stored beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredGame {
    /// The name that a person has given to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The indices of the events before which a hint was taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<usize>,
    /// The indices of the chance events that people have rolled or drawn themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entered: Vec<usize>,
    /// Where it was played on from. Not in files: elsewhere the other game has another id.
    #[serde(skip)]
    pub origin: Option<Origin>,
    /// The seal of its dice; one that cannot be read counts as none.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "seal_if_readable")]
    pub seal: Option<KeptSeal>,
    /// The game.
    pub save: Saved,
}

impl StoredGame {
    /// A game with nothing beside it.
    pub fn new(save: Saved) -> Self {
        Self { name: None, hints: Vec::new(), entered: Vec::new(), origin: None, seal: None, save }
    }
}

/// The envelope of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    #[serde(rename = "format")]
    _format: String,
    #[serde(rename = "version")]
    _version: u64,
    games: Vec<Value>,
}

/// The content of a file. No game in it has been validated by its rules yet.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesFile {
    /// The record of one game.
    Record(Value),
    /// A collection of games.
    Collection {
        /// The games that have the form of a save.
        games: Vec<StoredGame>,
        /// The number of the others.
        unreadable: u32,
    },
}

/// The text of the file with these games.
pub fn write_games(games: &[StoredGame]) -> String {
    let has_seals = games.iter().any(|game| game.seal.is_some());
    let version = if has_seals { VERSION } else { WITHOUT_SEALS };
    json!({ "format": FORMAT, "version": version, "games": games }).to_string()
}

/// Parses a file with one game or with many.
///
/// # Errors
/// When it is too large, or neither a record nor a collection.
pub fn parse_games(text: &str) -> Result<GamesFile, FileFault> {
    if text.len() > LONGEST_COLLECTION {
        return Err(FileFault::TooLarge(Limit::Bytes(LONGEST_COLLECTION)));
    }
    let parsed = match json::parse(text.as_bytes()) {
        Err(error) if json::is_too_long(&error) && text.contains(FORMAT) => {
            return Err(FileFault::TooLarge(Limit::Games));
        }
        parsed => parsed.ok(),
    };
    let is_collection = |value: &Value| value.get("format").and_then(Value::as_str) == Some(FORMAT);
    let Some(value) = parsed.filter(is_collection) else {
        return parse_file(text).map(GamesFile::Record);
    };
    match value.get("version").and_then(Value::as_u64) {
        Some(1..=VERSION) => {}
        Some(version) if version > VERSION => return Err(FileFault::LaterVersion),
        _ => return Err(FileFault::NotARecord),
    }
    let Envelope { games: found, .. } = Envelope::deserialize(&value).map_err(|_| FileFault::NotARecord)?;
    if found.len() > MOST_GAMES {
        return Err(FileFault::TooLarge(Limit::Games));
    }
    let games: Vec<StoredGame> = found.iter().filter_map(|game| StoredGame::deserialize(game).ok()).collect();
    let unreadable = (found.len() - games.len()) as u32;
    Ok(GamesFile::Collection { games, unreadable })
}

/// Validates a game by its rules: `check` is [`check_record`](super::check_record) of its kind. Undone events stay as they are: the table
/// judges them when it opens the game.
///
/// # Errors
/// The fault of the record.
pub fn check_game(
    game: StoredGame,
    check: impl FnOnce(Value) -> Result<Value, FileFault>,
) -> Result<StoredGame, FileFault> {
    let StoredGame { name, hints, entered, origin, seal, save } = game;
    let count = |record: &Value| record.get("events").and_then(Value::as_array).map_or(0, Vec::len);
    if count(&save.record) > MOST_EVENTS {
        return Err(FileFault::TooLarge(Limit::Events));
    }
    let time = save.time;
    let (record, undone) = save.split();
    let mut save = Saved::new(time, check(record)?);
    if let Some(events) = save.record.get_mut("events").and_then(Value::as_array_mut) {
        events.extend(undone);
    }
    Ok(StoredGame { name, hints, entered, origin, seal, save })
}

/// The games of a device, with which those of a file are compared. Each of them is equal to one game of the file at the most: two equal games
/// in a file are two games.
#[derive(Debug, Default)]
pub struct KnownGames<'a>(Vec<&'a Saved>);

impl<'a> KnownGames<'a> {
    /// These games.
    pub fn new(games: impl IntoIterator<Item = &'a Saved>) -> Self {
        Self(games.into_iter().collect())
    }

    /// Whether there is a game with the same record at the same position, which is then used up. Its time and its name do not matter.
    pub fn take(&mut self, saved: &Saved) -> bool {
        let is_same = |known: &&Saved| known.at == saved.at && known.record == saved.record;
        let found = self.0.iter().position(is_same);
        found.map(|index| self.0.swap_remove(index)).is_some()
    }
}

/// Whether a backup is due: a game has changed since the last one, and it is older than 30 days; without any, the oldest game counts. `times`
/// are those of the saves; all times are in milliseconds since 1970.
pub fn backup_is_due(last: Option<u64>, times: &[u64], now: u64) -> bool {
    let Some(since) = last.or_else(|| times.iter().copied().min()) else { return false };
    let has_changed = last.is_none_or(|last| times.iter().any(|time| *time > last));
    has_changed && now.saturating_sub(since) > OLD
}

impl<S: Store> Saves<S> {
    /// A game with everything that is stored beside it.
    pub fn stored(&self, id: &SaveId, save: Saved) -> StoredGame {
        let (name, origin) = (self.name(id), self.origin(id));
        StoredGame { name, hints: self.hints(id), entered: self.entered(id), origin, seal: self.seal(id), save }
    }

    /// All readable games with everything that is stored beside them, the newest first.
    pub fn collection(&self) -> Vec<StoredGame> {
        self.list().games.into_iter().map(|(id, loaded)| self.stored(&id, loaded.saved)).collect()
    }

    /// Stores what is stored beside a game. Without room for it the game itself is complete.
    pub fn keep_beside(&self, id: &SaveId, game: &StoredGame) {
        if let Some(name) = &game.name {
            let _ = self.keep_name(id, name);
        }
        if !game.hints.is_empty() {
            let _ = self.keep_hints(id, &game.hints);
        }
        if !game.entered.is_empty() {
            let _ = self.keep_entered(id, &game.entered);
        }
        if let Some(origin) = &game.origin {
            let _ = self.keep_origin(id, origin);
        }
        if let Some(seal) = game.seal {
            let _ = self.keep_seal(id, seal);
        }
    }

    /// Saves a game under a new id. If there is no room for it, nothing is left of it.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn add(&self, id: &SaveId, game: &StoredGame) -> Result<(), SaveError> {
        let saved = self.save(id, 0, &game.save);
        if saved == Err(SaveError::Store(StoreError::Full)) {
            self.remove(id)?;
        } else {
            self.keep_beside(id, game);
        }
        saved.map(|_| ())
    }
}
