//! Saves: every released format stays readable, no content of the storage breaks the page, and every game played is saved.

mod broken;
mod collection;
mod copies;
mod files;
mod journal;
mod keys;
#[path = "saves/mutations.rs"]
mod many;
mod released;

use std::cell::Cell;
use std::rc::Rc;

use heartbox::storage::{MemoryStore, SaveId, Saved, Saves, Store, StoreError};
use serde_json::json;

/// The storage of a device, shared with other tabs; the test decides which writes succeed.
#[derive(Clone, Debug)]
struct Device {
    memory: Rc<MemoryStore>,
    /// Refuses writes to the keys for which this returns `true`.
    full: fn(&str) -> bool,
    /// Refuses every n-th write.
    moody: Option<u32>,
    writes: Rc<Cell<u32>>,
    forbidden: bool,
}

impl Device {
    fn new() -> Self {
        Self::with(MemoryStore::default())
    }

    fn with(memory: MemoryStore) -> Self {
        Self { memory: Rc::new(memory), full: |_| false, moody: None, writes: Rc::default(), forbidden: false }
    }

    fn full(full: fn(&str) -> bool) -> Self {
        Self { full, ..Self::new() }
    }

    fn forbidden() -> Self {
        Self { forbidden: true, ..Self::new() }
    }

    /// All entries of the storage.
    fn everything(&self) -> Vec<(String, String)> {
        let keys = self.memory.keys("").expect("memory");
        keys.into_iter().map(|key| (key.clone(), self.text(&key).expect("it is listed"))).collect()
    }

    fn text(&self, key: &str) -> Option<String> {
        self.memory.get(key).expect("memory")
    }

    fn put(&self, key: &str, text: &str) {
        self.memory.set(key, text).expect("memory without bounds");
    }

    fn may(&self) -> Result<(), StoreError> {
        if self.forbidden { Err(StoreError::Forbidden) } else { Ok(()) }
    }
}

impl Store for Device {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.may()?;
        self.memory.get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.may()?;
        self.writes.set(self.writes.get() + 1);
        if (self.full)(key) || self.moody.is_some_and(|nth| self.writes.get().is_multiple_of(nth)) {
            return Err(StoreError::Full);
        }
        self.memory.set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.may()?;
        self.memory.remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        self.may()?;
        self.memory.keys(prefix)
    }
}

const A: &str = "heartbox:game:g:a";
const B: &str = "heartbox:game:g:b";

fn id() -> SaveId {
    SaveId::parse("g").expect("an id")
}

/// A save with this time, with one event undone.
fn saved(time: u64) -> Saved {
    let record = json!({"name": "Zoë ❤", "time": time, "events": [{"chance": time}]});
    Saved { at: 0, ..Saved::new(time, record) }
}

/// A device on which the game was saved this many times, the time of each save being its generation.
fn saved_often(times: u32) -> (Device, Saves<Device>) {
    let device = Device::new();
    let saves = Saves::new(device.clone());
    for generation in 0..times {
        assert_eq!(saves.save(&id(), generation, &saved(u64::from(generation) + 1)), Ok(generation + 1));
    }
    (device, saves)
}

/// A copy as it is stored, with the right checksum.
fn copy(generation: u32, json: &str) -> String {
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(&generation.to_le_bytes());
    checksum.update(json.as_bytes());
    format!("heartbox-save 2 {generation} {:08x}\n{json}", checksum.finalize())
}

fn text(saved: &Saved) -> String {
    serde_json::to_string(saved).expect("JSON")
}
