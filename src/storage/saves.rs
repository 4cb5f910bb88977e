//! Saved games: two copies of each, written in turn, each with a checksum.
//!
//! A copy is one text: a line `heartbox-save VERSION GENERATION CHECKSUM`, then JSON. The checksum covers generation
//! and JSON. The intact copy with the highest generation counts; so an interrupted write loses at most the event that
//! it was about to save. Unreadable copies are moved aside, never deleted. Copies of a later version are recognized as
//! such and not read further.

use std::fmt;

use crc::{CRC_32_ISO_HDLC, Crc, Table};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::{PREFIX, Store, StoreError};
use crate::engine::json;

/// The first word of a copy.
const MAGIC: &str = "heartbox-save";
/// The version that is written. This version and all earlier ones are read.
const VERSION: u32 = 2;
/// The highest accepted generation: no game is that long, and counting on from here never overflows.
const LAST_GENERATION: u32 = u32::MAX / 2;
/// The longest copy that is read, in bytes. No browser stores that much for a page, so a longer one was not written here.
const COPY_MAX_BYTES: usize = 16 << 20;
/// The greatest length of a readable header, in bytes.
const HEADER: u32 = 64;
/// The two copies of a game.
pub(super) const COPIES: [&str; 2] = ["a", "b"];

/// The id of a saved game on this device: 1 to 32 lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SaveId(String);

impl SaveId {
    /// Parses an id; `None` if the text is not one.
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

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn key(&self, copy: &str) -> String {
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

/// A saved game as loaded.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// The content of the save.
    pub saved: Saved,
    /// The generation: how often the game has been saved, this time included.
    pub generation: u32,
    /// Whether the newest copy was damaged, and this is the one before it.
    pub older: bool,
}

/// Why a game could not be saved or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The storage failed.
    Store(StoreError),
    /// Another tab has saved the game since this one read it.
    Conflict,
    /// There is no such game.
    Missing,
    /// Neither copy is readable; both have been moved aside.
    Broken,
    /// It was written by a later version, and stays untouched.
    LaterVersion,
}

impl From<StoreError> for SaveError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// All saved games.
#[derive(Debug, Default)]
pub struct Listing {
    /// The readable ones, the newest first.
    pub games: Vec<(SaveId, Loaded)>,
    /// The errors of the others.
    pub errors: Vec<SaveError>,
}

/// One stored copy.
enum Copy {
    None,
    Whole(u32, Saved),
    LaterVersion,
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

    /// The store itself, for the other keys in it.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Lists every saved game. Damaged copies are moved aside in passing; keys that are not those of a copy are ignored.
    pub fn list(&self) -> Listing {
        let mut listing = Listing::default();
        for id in self.ids() {
            match self.load(&id) {
                Ok(loaded) => {
                    let newer = |(_, other): &(SaveId, Loaded)| other.saved.time >= loaded.saved.time;
                    let at = listing.games.iter().take_while(|game| newer(game)).count();
                    listing.games.insert(at, (id, loaded));
                }
                // The key is not one of ours, or another tab has just removed the game.
                Err(SaveError::Missing) => {}
                Err(error) => listing.errors.push(error),
            }
        }
        listing
    }

    /// Whether there are no saved games.
    pub fn is_empty(&self) -> bool {
        self.ids().is_empty()
    }

    /// The ids that have any key, each once.
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

    /// Loads a saved game: the newest of its intact copies. A damaged copy is moved aside.
    ///
    /// # Errors
    /// When no copy is readable.
    pub fn load(&self, id: &SaveId) -> Result<Loaded, SaveError> {
        let copies = COPIES.map(|copy| (copy, self.read(id, copy)));
        let mut best: Option<(u32, Saved)> = None;
        let mut damaged = false;
        let mut later = false;
        for (name, copy) in copies {
            match copy {
                Copy::None => {}
                Copy::LaterVersion => later = true,
                Copy::Damaged => {
                    damaged = true;
                    self.quarantine(&id.key(name));
                }
                Copy::Whole(generation, saved) => {
                    if best.as_ref().is_none_or(|(other, _)| generation > *other) {
                        best = Some((generation, saved));
                    }
                }
            }
        }
        match best {
            // A copy of a later version takes precedence, even if an older copy is readable.
            _ if later => Err(SaveError::LaterVersion),
            Some((generation, saved)) => Ok(Loaded { saved, generation, older: damaged }),
            None if damaged => Err(SaveError::Broken),
            None => Err(SaveError::Missing),
        }
    }

    /// Saves a game over the older of its copies. `generation` is the one last read or written; returns the new one.
    ///
    /// # Errors
    /// When another tab has saved since, or the storage fails.
    pub fn save(&self, id: &SaveId, generation: u32, saved: &Saved) -> Result<u32, SaveError> {
        let next = generation.checked_add(1).ok_or(SaveError::Broken)?;
        let json = serde_json::to_string(saved).map_err(|_| SaveError::Broken)?;
        self.write(id, generation, next, &json)?;
        Ok(next)
    }

    /// Writes a save over the older of its copies. `known` is the generation last read or written, `next` that of this
    /// save; `json` is the text of a [`Saved`].
    ///
    /// # Errors
    /// When another tab has saved since, or the storage fails.
    pub fn write(&self, id: &SaveId, known: u32, next: u32, json: &str) -> Result<(), SaveError> {
        if next > LAST_GENERATION {
            return Err(SaveError::Broken);
        }
        let mut ages = [None; 2];
        for (age, copy) in ages.iter_mut().zip(COPIES) {
            match self.look(id, copy) {
                Claim::None => {}
                Claim::LaterVersion => return Err(SaveError::Conflict),
                Claim::Known(generation) if generation > known => {
                    if self.has_conflict(id, known) {
                        return Err(SaveError::Conflict);
                    }
                }
                Claim::Known(generation) => *age = Some(generation),
            }
        }
        let turn = next as usize % 2;
        // The copies alternate, unless generations were skipped and this would overwrite the newer one.
        let copy = if ages[turn] > ages[1 - turn] { 1 - turn } else { turn };
        let text = format!("{MAGIC} {VERSION} {next} {:08x}\n{json}", checksum(next, json));
        self.store.set(&id.key(COPIES[copy]), &text)?;
        Ok(())
    }

    /// Reads the header of a copy.
    fn look(&self, id: &SaveId, copy: &str) -> Claim {
        let Ok(Some(text)) = self.store.head(&id.key(copy), HEADER) else { return Claim::None };
        match Header::of(&text) {
            Header::LaterVersion => Claim::LaterVersion,
            Header::Known { generation, .. } => Claim::Known(generation),
            Header::Broken => Claim::None,
        }
    }

    /// Whether another tab has saved this game since `generation`. Only readable copies count, for a damaged one may
    /// claim anything; but a later version of the app always takes precedence.
    pub fn has_conflict(&self, id: &SaveId, generation: u32) -> bool {
        COPIES.iter().any(|copy| {
            let Ok(Some(text)) = self.store.get(&id.key(copy)) else { return false };
            match Header::of(&text) {
                Header::LaterVersion => true,
                // Only in this case is the whole copy read: this runs at every event.
                Header::Known { generation: other, .. } if other > generation => {
                    matches!(Copy::of(&text), Copy::Whole(..))
                }
                Header::Known { .. } | Header::Broken => false,
            }
        })
    }

    /// Generation and time (milliseconds since 1970) of the newest intact copy, without parsing its record.
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

    /// The finished game with the oldest save, other than this one.
    pub fn oldest_finished(&self, except: &SaveId) -> Option<SaveId> {
        let ids = self.ids().into_iter().filter(|id| id != except);
        let finished = ids.filter_map(|id| {
            let (generation, time) = self.newest(&id)?;
            let text = COPIES.iter().find_map(|copy| {
                let text = self.store.get(&id.key(copy)).ok()??;
                matches!(Header::of(&text), Header::Known { generation: other, .. } if other == generation)
                    .then_some(text)
            })?;
            // Player names cannot produce a false match: in JSON their quotation marks are preceded by a backslash.
            text.contains(r#","result":{"winners":"#).then_some((time, id))
        });
        finished.min().map(|(_, id)| id)
    }

    /// Moves a game aside whose record turned out to be invalid.
    pub fn set_game_aside(&self, id: &SaveId) {
        for copy in COPIES {
            self.quarantine(&id.key(copy));
        }
    }

    /// Moves the text under a key to another key, where it stays. If there is no room for that, the text stays where it is.
    fn quarantine(&self, key: &str) {
        let Ok(Some(text)) = self.store.get(key) else { return };
        let name = key.strip_prefix(PREFIX).unwrap_or(key);
        let mut asides = (0u32..).map(|number| format!("{PREFIX}aside:{name}:{number}"));
        // A text already moved aside is not overwritten, unless it is this very text: then an earlier attempt could not
        // remove the original, or could not store the copy on the device.
        let fits = |aside: &String| !matches!(self.store.get(aside), Ok(Some(other)) if other != text);
        if let Some(aside) = asides.find(fits)
            && self.store.set(&aside, &text).is_ok()
        {
            // If it cannot be removed it is found and reported again: tiresome, but no data is lost.
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
            Header::LaterVersion => return Self::LaterVersion,
            Header::Broken => return Self::Damaged,
        };
        if text.len() > COPY_MAX_BYTES || checksum(generation, json) != claimed {
            return Self::Damaged;
        }
        // Parsed to a `Value` first, like all JSON that is read here: one parser in the page, not one for each type.
        let saved = json::parse(json.as_bytes()).and_then(|value| Saved::deserialize(&value));
        saved.map_or(Self::Damaged, |saved| Self::Whole(generation, saved))
    }
}

/// The claim of a copy's header.
enum Claim {
    /// No copy, or an unreadable header.
    None,
    /// A save of this generation.
    Known(u32),
    /// A save of a later version.
    LaterVersion,
}

/// The header, before the JSON.
enum Header<'a> {
    /// A version that this one reads.
    Known { generation: u32, checksum: u32, json: &'a str },
    /// A later version; the format of the rest is unknown.
    LaterVersion,
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
            _ => return Some(Self::LaterVersion),
        }
        let (words, json) = rest.split_once('\n')?;
        let (generation, checksum) = words.split_once(' ')?;
        let generation = generation.parse().ok().filter(|generation| *generation <= LAST_GENERATION)?;
        let checksum = u32::from_str_radix(checksum, 16).ok()?;
        Some(Self::Known { generation, checksum, json })
    }
}

/// The checksum of a copy: over its JSON and its generation.
fn checksum(generation: u32, json: &str) -> u32 {
    checksum_of(&[&generation.to_le_bytes(), json.as_bytes()])
}

/// The checksum over these byte strings, concatenated.
pub(super) fn checksum_of(parts: &[&[u8]]) -> u32 {
    // One table: the usual sixteen are faster, but take 15 kB that do not compress.
    static CRC: Crc<u32, Table<1>> = Crc::<u32, Table<1>>::new(&CRC_32_ISO_HDLC);
    let mut digest = CRC.digest();
    parts.iter().for_each(|part| digest.update(part));
    digest.finalize()
}
