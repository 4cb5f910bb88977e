//! Saved games: two copies of each, written in turn, each with a checksum.
//!
//! A copy is one text: a line `heartbox-save VERSION GENERATION CHECKSUM`, then JSON. The checksum is over generation and JSON. The
//! copy with the highest generation that is whole counts; so an interrupted write costs at most the event that it was about to
//! keep. What cannot be read is moved aside, never dropped. Of a later version no more is read than that it is one.

use std::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, Table};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::{PREFIX, Store, StoreError};
use crate::engine::json;

/// The first word of a copy.
const MAGIC: &str = "heartbox-save";
/// The version that is written. Every version up to it is read.
const VERSION: u32 = 2;
/// The highest generation that is accepted: no game is so long, and counting on from here never overflows.
const LAST_GENERATION: u32 = u32::MAX / 2;
/// The longest copy that is read, in bytes. No browser keeps as much for a page, so what is longer was not written here.
const LONGEST: usize = 16 << 20;
/// No header that can be read is longer, in bytes.
const HEADER: u32 = 64;
/// The two copies of a game.
const COPIES: [&str; 2] = ["a", "b"];

/// The name beside those of the copies under which hints are kept.
const HINTS: &str = "hints";

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

    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Saved {
    /// When it was saved, in milliseconds since 1970.
    pub time: u64,
    /// The position: how many of the record's events count. The events behind it were undone.
    pub at: u32,
    /// The record, with the events that were undone at its end.
    pub record: Value,
}

impl Saved {
    /// A game of which nothing was undone.
    pub fn new(time: u64, record: Value) -> Self {
        let at = record.get("events").and_then(Value::as_array).map_or(0, Vec::len) as u32;
        Self { time, at, record }
    }

    /// The record up to the position, and the events that were undone, the next one to redo first.
    pub fn split(mut self) -> (Value, Vec<Value>) {
        let events = self.record.get_mut("events").and_then(Value::as_array_mut);
        let at = self.at as usize;
        let undone = events.filter(|events| at < events.len()).map(|events| events.split_off(at));
        (self.record, undone.unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Saved {
    /// Versions 1 and 2. Version 1 has no position: `at` was the time, and the events that were undone stood beside the record, the next one
    /// to redo last.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Fields {
            time: Option<u64>,
            at: u64,
            record: Value,
            undone: Option<Vec<Value>>,
        }
        let Fields { time, at, record, undone } = Fields::deserialize(deserializer)?;
        match (time, undone) {
            (Some(time), None) => {
                let at = u32::try_from(at).map_err(D::Error::custom)?;
                Ok(Self { time, at, record })
            }
            (Some(_), Some(_)) => Err(D::Error::unknown_field("undone", &["time", "at", "record"])),
            (None, undone) => {
                let mut saved = Self::new(at, record);
                if let Some(events) = saved.record.get_mut("events").and_then(Value::as_array_mut) {
                    events.extend(undone.into_iter().flatten().rev());
                }
                Ok(saved)
            }
        }
    }
}

/// A saved game as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// What was saved.
    pub saved: Saved,
    /// How often the game has been saved, this time included.
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
    Conflict,
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

/// One stored copy.
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

    /// Every saved game. Damaged copies are set aside on the way. Keys that are not those of a copy are left alone.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for id in self.ids() {
            match self.load(&id) {
                Ok(loaded) => {
                    let newer = |(_, other): &(SaveId, Loaded)| other.saved.time >= loaded.saved.time;
                    let at = listing.games.iter().take_while(|game| newer(game)).count();
                    listing.games.insert(at, (id, loaded));
                }
                // Not one of ours, or another tab has removed it a moment ago.
                Err(SaveError::Missing) => {}
                Err(error) => listing.errors.push(error),
            }
        }
        listing
    }

    /// Is there nothing?
    pub fn is_empty(&self) -> bool {
        self.ids().is_empty()
    }

    /// The ids under which something is kept, each once.
    fn ids(&self) -> Vec<SaveId> {
        let prefix = format!("{PREFIX}game:");
        let keys = self.store.keys(&prefix).unwrap_or_default();
        let id = |key: &String| SaveId::parse(key.strip_prefix(&prefix)?.split(':').next()?);
        let mut ids: Vec<SaveId> = Vec::new();
        for id in keys.iter().filter_map(id) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
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
        let next = generation.checked_add(1).ok_or(SaveError::Broken)?;
        let json = serde_json::to_string(saved).map_err(|_| SaveError::Broken)?;
        self.write(id, generation, next, &json)?;
        Ok(next)
    }

    /// Writes a save over the older of its copies. `known` is the generation that was last read or written, `next` the one that this is;
    /// `json` the text of a [`Saved`].
    ///
    /// # Errors
    /// When another tab has saved since, or the storage does not take it.
    pub fn write(&self, id: &SaveId, known: u32, next: u32, json: &str) -> Result<(), SaveError> {
        if next > LAST_GENERATION {
            return Err(SaveError::Broken);
        }
        let mut ages = [None; 2];
        for (age, copy) in ages.iter_mut().zip(COPIES) {
            match self.look(id, copy) {
                Look::None => {}
                Look::Later => return Err(SaveError::Conflict),
                Look::Known(generation) if generation > known => {
                    if self.has_conflict(id, known) {
                        return Err(SaveError::Conflict);
                    }
                }
                Look::Known(generation) => *age = Some(generation),
            }
        }
        let turn = next as usize % 2;
        // In turn, unless the numbers jump and that is the newer one.
        let copy = if ages[turn] > ages[1 - turn] { 1 - turn } else { turn };
        let text = format!("{MAGIC} {VERSION} {next} {:08x}\n{json}", checksum(next, json));
        self.store.set(&id.key(COPIES[copy]), &text)?;
        Ok(())
    }

    /// What the header of a copy says.
    fn look(&self, id: &SaveId, copy: &str) -> Look {
        let Ok(Some(text)) = self.store.head(&id.key(copy), HEADER) else { return Look::None };
        match Header::of(&text) {
            Header::Later => Look::Later,
            Header::Known { generation, .. } => Look::Known(generation),
            Header::Broken => Look::None,
        }
    }

    /// Has another tab saved this game since `generation`? Only what can be read counts, for a damaged copy may claim anything;
    /// but a later version of the app always has the last word.
    pub fn has_conflict(&self, id: &SaveId, generation: u32) -> bool {
        COPIES.iter().any(|copy| {
            let Ok(Some(text)) = self.store.get(&id.key(copy)) else { return false };
            match Header::of(&text) {
                Header::Later => true,
                // Read to the end only in this case: this is asked at every event.
                Header::Known { generation: other, .. } if other > generation => {
                    matches!(Copy::of(&text), Copy::Whole(..))
                }
                Header::Known { .. } | Header::Broken => false,
            }
        })
    }

    /// Generation and time of the newest copy that is whole, without reading all of it.
    pub fn newest(&self, id: &SaveId) -> Option<(u32, u64)> {
        let newest = |copy: &str| {
            let text = self.store.get(&id.key(copy)).ok()??;
            let Header::Known { generation, checksum: claimed, json } = Header::of(&text) else { return None };
            // Version 1 wrote `at`.
            let json_time = json.strip_prefix(r#"{"time":"#).or_else(|| json.strip_prefix(r#"{"at":"#))?;
            let (time, _) = json_time.split_once(',')?;
            (checksum(generation, json) == claimed).then_some((generation, time.parse().ok()?))
        };
        COPIES.iter().filter_map(|copy| newest(copy)).max()
    }

    /// The finished game that was saved first, and is not this one.
    pub fn oldest_finished(&self, except: &SaveId) -> Option<SaveId> {
        let ids = self.ids().into_iter().filter(|id| id != except);
        let finished = ids.filter_map(|id| {
            let (generation, time) = self.newest(&id)?;
            let text = COPIES.iter().find_map(|copy| {
                let text = self.store.get(&id.key(copy)).ok()??;
                matches!(Header::of(&text), Header::Known { generation: other, .. } if other == generation)
                    .then_some(text)
            })?;
            // No text that anybody has entered holds quotation marks without a backslash before them.
            text.contains(r#","result":{"winners":"#).then_some((time, id))
        });
        finished.min().map(|(_, id)| id)
    }

    /// Before which events of a game somebody took a hint, by their indices. What cannot be read is none.
    pub fn hints(&self, id: &SaveId) -> Vec<usize> {
        let text = self.store.get(&id.key(HINTS)).ok().flatten();
        let hints = text.and_then(|text| json::parse(text.as_bytes()).ok());
        hints.and_then(|hints| Vec::deserialize(&hints).ok()).unwrap_or_default()
    }

    /// Keeps before which events of a game somebody took a hint.
    ///
    /// # Errors
    /// When the storage does not take it.
    pub fn keep_hints(&self, id: &SaveId, hints: &[usize]) -> Result<(), SaveError> {
        let text = serde_json::to_string(hints).map_err(|_| SaveError::Broken)?;
        Ok(self.store.set(&id.key(HINTS), &text)?)
    }

    /// Removes a game.
    ///
    /// # Errors
    /// When the storage cannot be changed.
    pub fn remove(&self, id: &SaveId) -> Result<(), SaveError> {
        for copy in COPIES.into_iter().chain([HINTS]) {
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

    /// Moves the text under a key to a key of its own, where it is kept. If there is no room for that it stays where it is.
    fn set_aside(&self, key: &str) {
        let Ok(Some(text)) = self.store.get(key) else { return };
        let name = key.strip_prefix(PREFIX).unwrap_or(key);
        let mut asides = (0u32..).map(|number| format!("{PREFIX}aside:{name}:{number}"));
        // What is set aside already is not overwritten, unless it is this very text: then it was set aside before, but could
        // not be removed, or not be kept on the device.
        let fits = |aside: &String| !matches!(self.store.get(aside), Ok(Some(other)) if other != text);
        if let Some(aside) = asides.find(fits)
            && self.store.set(&aside, &text).is_ok()
        {
            // If it cannot be removed it is found and said again: tiresome, but nothing is lost.
            let _ = self.store.remove(key);
        }
    }

    fn read(&self, id: &SaveId, copy: &str) -> Copy {
        match self.store.get(&id.key(copy)) {
            Ok(Some(text)) => Copy::of(&text),
            _ => Copy::None,
        }
    }
}

impl Copy {
    fn of(text: &str) -> Self {
        let (generation, claimed, json) = match Header::of(text) {
            Header::Known { generation, checksum, json } => (generation, checksum, json),
            Header::Later => return Self::Later,
            Header::Broken => return Self::Damaged,
        };
        if text.len() > LONGEST || checksum(generation, json) != claimed {
            return Self::Damaged;
        }
        // By way of a value, as everything that is read here: one reader of texts in the page, not one for each type.
        let saved = json::parse(json.as_bytes()).and_then(|value| Saved::deserialize(&value));
        saved.map_or(Self::Damaged, |saved| Self::Whole(generation, saved))
    }
}

/// What a copy claims to be.
enum Look {
    /// Nothing, or nothing that can be read.
    None,
    /// A save of this generation.
    Known(u32),
    /// Of a later version.
    Later,
}

/// What stands before the JSON.
enum Header<'a> {
    /// A version that is read here.
    Known { generation: u32, checksum: u32, json: &'a str },
    /// A later version; what follows may look quite different.
    Later,
    /// No header.
    Broken,
}

impl<'a> Header<'a> {
    fn of(text: &'a str) -> Self {
        Self::parse(text).unwrap_or(Self::Broken)
    }

    fn parse(text: &'a str) -> Option<Self> {
        let (version, rest) = text.strip_prefix(MAGIC)?.strip_prefix(' ')?.split_once([' ', '\n'])?;
        match version.parse().ok()? {
            0 => return None,
            1..=VERSION => {}
            _ => return Some(Self::Later),
        }
        let (words, json) = rest.split_once('\n')?;
        let (generation, checksum) = words.split_once(' ')?;
        let generation = generation.parse().ok().filter(|generation| *generation <= LAST_GENERATION)?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        Some(Self::Known { generation, checksum, json })
    }
}

/// The checksum of a copy: over what it says, and over how new it claims to be.
fn checksum(generation: u32, json: &str) -> u32 {
    checksum_of(&[&generation.to_le_bytes(), json.as_bytes()])
}

/// The checksum over these bytes, one after the other.
pub(super) fn checksum_of(parts: &[&[u8]]) -> u32 {
    // One table: the usual sixteen are faster, and 15 kB that cannot be compressed.
    static CRC: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);
    let mut digest = CRC.digest();
    parts.iter().for_each(|part| digest.update(part));
    digest.finalize()
}
