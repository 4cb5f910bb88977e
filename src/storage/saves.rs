//! Saved games: two copies of each, written in turn, each with a checksum.
//!
//! A copy is one text: a line `heartbox-save VERSION GENERATION CHECKSUM`, then JSON. The copy with the highest generation that is
//! whole counts; so an interrupted write costs at most the event that it was about to keep. What cannot be read is moved aside,
//! never dropped.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{PREFIX, Store, StoreError};

/// The first word of a copy.
const MAGIC: &str = "heartbox-save";
/// The version that is written. Every version up to it is read.
const VERSION: u32 = 1;
/// The two copies of a game.
const COPIES: [&str; 2] = ["a", "b"];

/// The id of a saved game on this device: 1 to 32 lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SaveId(String);

impl SaveId {
    /// The id that is written so, if it is one.
    pub fn parse(text: &str) -> Option<Self> {
        let fits = (1..=32).contains(&text.len());
        let plain = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        (fits && plain).then(|| Self(text.to_owned()))
    }

    /// A new id.
    ///
    /// # Errors
    /// When the system has no entropy to give.
    pub fn random() -> Result<Self, getrandom::Error> {
        Ok(Self(format!("{:016x}", getrandom::u64()?)))
    }

    fn key(&self, copy: &str) -> String {
        format!("{PREFIX}game:{}:{copy}", self.0)
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A saved game. The record comes from outside: it is judged when it is opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    /// When it was saved, in milliseconds since 1970.
    pub at: u64,
    /// The record.
    pub record: Value,
    /// The events that were undone, the next one to redo last.
    #[serde(default)]
    pub undone: Vec<Value>,
}

/// A saved game as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// What was saved.
    pub saved: Saved,
    /// The how-manieth time it was saved.
    pub generation: u32,
    /// The newest copy was damaged, and the one before it is used.
    pub older: bool,
}

/// Why a game could not be saved or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The storage does not take it.
    Store(StoreError),
    /// Another tab has saved the game since this one read it.
    Elsewhere,
    /// There is no such game.
    Missing,
    /// Neither copy can be read; both have been set aside.
    Broken,
    /// It comes from a later version and stays untouched.
    Later,
}

impl From<StoreError> for SaveError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// All saved games.
#[derive(Debug, Default)]
pub struct Listing {
    /// Those that can be read, the newest first.
    pub games: Vec<(SaveId, Loaded)>,
    /// What is wrong with others.
    pub errors: Vec<SaveError>,
}

/// One copy as it lies in the storage.
enum Copy {
    None,
    Whole(u32, Saved),
    Later,
    Damaged,
}

/// The saved games in a store.
#[derive(Debug)]
pub struct Saves<S> {
    store: S,
}

impl<S: Store> Saves<S> {
    /// The saved games in this store.
    pub fn new(store: S) -> Self {
        Self { store }
    }

    /// The store, for what else is kept there.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Every saved game. Damaged copies are set aside on the way.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        let Ok(keys) = self.store.keys(&format!("{PREFIX}game:")) else { return listing };
        let mut ids: Vec<SaveId> = keys.iter().filter_map(|key| SaveId::parse(key.split(':').nth(2)?)).collect();
        ids.sort_unstable();
        ids.dedup();
        for id in ids {
            match self.load(&id) {
                Ok(loaded) => listing.games.push((id, loaded)),
                Err(error) => listing.errors.push(error),
            }
        }
        listing.games.sort_by_key(|(_, loaded)| std::cmp::Reverse(loaded.saved.at));
        listing
    }

    /// A saved game: the newer of its copies that is whole. A damaged copy is set aside.
    ///
    /// # Errors
    /// When no copy can be read.
    pub fn load(&self, id: &SaveId) -> Result<Loaded, SaveError> {
        let copies = COPIES.map(|copy| (copy, self.read(id, copy)));
        let mut best: Option<(u32, Saved)> = None;
        let mut damaged = false;
        let mut later = false;
        for (name, copy) in copies {
            match copy {
                Copy::None => {}
                Copy::Later => later = true,
                Copy::Damaged => {
                    damaged = true;
                    self.set_aside(&id.key(name));
                }
                Copy::Whole(generation, saved) => {
                    if best.as_ref().is_none_or(|(other, _)| generation > *other) {
                        best = Some((generation, saved));
                    }
                }
            }
        }
        match best {
            // A later version has the last word, even if an older copy could be read.
            _ if later => Err(SaveError::Later),
            Some((generation, saved)) => Ok(Loaded { saved, generation, older: damaged }),
            None if damaged => Err(SaveError::Broken),
            None => Err(SaveError::Missing),
        }
    }

    /// Saves a game over the older of its copies. `generation` is the one that was last read or written; the new one comes back.
    ///
    /// # Errors
    /// When another tab has saved since, or the storage does not take it.
    pub fn save(&self, id: &SaveId, generation: u32, saved: &Saved) -> Result<u32, SaveError> {
        let newest = COPIES.iter().filter_map(|copy| self.generation(id, copy)).max().unwrap_or(0);
        if newest > generation {
            return Err(SaveError::Elsewhere);
        }
        let next = generation + 1;
        let json = serde_json::to_string(saved).map_err(|_| SaveError::Broken)?;
        let text = format!("{MAGIC} {VERSION} {next} {:08x}\n{json}", crc32fast::hash(json.as_bytes()));
        self.store.set(&id.key(COPIES[next as usize % 2]), &text)?;
        Ok(next)
    }

    /// Has another tab saved this game since `generation`?
    pub fn is_elsewhere(&self, id: &SaveId, generation: u32) -> bool {
        COPIES.iter().filter_map(|copy| self.generation(id, copy)).any(|other| other > generation)
    }

    /// Removes a game.
    ///
    /// # Errors
    /// When the storage cannot be changed.
    pub fn remove(&self, id: &SaveId) -> Result<(), SaveError> {
        for copy in COPIES {
            self.store.remove(&id.key(copy))?;
        }
        Ok(())
    }

    /// Sets a game aside whose record turned out to be no game.
    pub fn set_game_aside(&self, id: &SaveId) {
        for copy in COPIES {
            self.set_aside(&id.key(copy));
        }
    }

    /// Moves what lies under a key out of the way, to be looked at later. If there is no room for that it stays where it is.
    fn set_aside(&self, key: &str) {
        let Ok(Some(text)) = self.store.get(key) else { return };
        let name = key.strip_prefix(PREFIX).unwrap_or(key);
        let free = (0u32..).map(|number| format!("{PREFIX}aside:{name}:{number}"));
        let taken = |key: &String| matches!(self.store.get(key), Ok(Some(_)));
        if let Some(aside) = free.into_iter().find(|key| !taken(key))
            && self.store.set(&aside, &text).is_ok()
        {
            // If it cannot be removed it is found and said again: tiresome, but nothing is lost.
            let _ = self.store.remove(key);
        }
    }

    fn generation(&self, id: &SaveId, copy: &str) -> Option<u32> {
        let text = self.store.get(&id.key(copy)).ok()??;
        header(&text).map(|header| header.generation)
    }

    fn read(&self, id: &SaveId, copy: &str) -> Copy {
        let Ok(Some(text)) = self.store.get(&id.key(copy)) else { return Copy::None };
        let Some(header) = header(&text) else { return Copy::Damaged };
        if header.version > VERSION {
            return Copy::Later;
        }
        if crc32fast::hash(header.json.as_bytes()) != header.checksum {
            return Copy::Damaged;
        }
        match serde_json::from_str(header.json) {
            Ok(saved) => Copy::Whole(header.generation, saved),
            Err(_) => Copy::Damaged,
        }
    }
}

struct Header<'a> {
    version: u32,
    generation: u32,
    checksum: u32,
    json: &'a str,
}

fn header(text: &str) -> Option<Header<'_>> {
    let (line, json) = text.split_once('\n')?;
    let mut words = line.split(' ');
    if words.next()? != MAGIC {
        return None;
    }
    let version = words.next()?.parse().ok()?;
    let generation = words.next()?.parse().ok()?;
    let checksum = u32::from_str_radix(words.next()?, 16).ok()?;
    Some(Header { version, generation, checksum, json })
}
