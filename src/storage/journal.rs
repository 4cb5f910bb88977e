//! The journal of a game: one entry for each change, so that the cost of a change does not depend on the length of the game. PURE.
//!
//! localStorage reaches the disk late, so after the browser is killed it lacks the newest events. The journal, which the browser writes at
//! once, has them. An entry is one text: a line `GENERATION TIME CHECKSUM`, then JSON. It belongs to the save with the same generation; the
//! checksum covers the id of the game, the line and the JSON. The valid entries have consecutive generations, starting at the last entry
//! that holds a whole game; entries after a gap are ignored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::saves::checksum_of;
use super::{SaveId, Saved};
use crate::engine::json;

/// The content of an entry.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The whole game, as in a save.
    Whole(Saved),
    /// These events were played, in this order. Undone events are dropped from the first one that differs.
    Play(Vec<Value>),
    /// The position is now after this number of events: some were undone, or redone. Version 1 wrote `left`, for undo only.
    #[serde(alias = "left")]
    At(u32),
}

/// An entry: the values of its first line, and its JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JournalEntry<'a> {
    /// The generation of the save to which it belongs.
    pub generation: u32,
    /// The time of the change, in milliseconds since 1970; equal to the time of the save of this generation.
    pub time: u64,
    json: &'a str,
}

impl<'a> JournalEntry<'a> {
    /// The text of an entry. `change` is the JSON of a [`Change`].
    pub fn write(id: &SaveId, generation: u32, time: u64, change: &str) -> String {
        format!("{generation} {time} {:08x}\n{change}", Self::checksum(id, generation, time, change))
    }

    /// Parses an entry of this game. Returns `None` if it is damaged or belongs to another game.
    pub fn read(id: &SaveId, text: &'a str) -> Option<Self> {
        let (line, json) = text.split_once('\n')?;
        let mut words = line.split(' ');
        let generation = words.next()?.parse().ok()?;
        let time = words.next()?.parse().ok()?;
        let checksum = u32::from_str_radix(words.next()?, 16).ok()?;
        let whole = words.next().is_none() && checksum == Self::checksum(id, generation, time, json);
        whole.then_some(Self { generation, time, json })
    }

    fn checksum(id: &SaveId, generation: u32, time: u64, json: &str) -> u32 {
        checksum_of(&[id.as_str().as_bytes(), &generation.to_le_bytes(), &time.to_le_bytes(), json.as_bytes()])
    }

    fn change(&self) -> Option<Change> {
        let value = json::parse(self.json.as_bytes()).ok()?;
        Change::deserialize(&value).ok()
    }
}

/// A game restored from the journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Restored {
    /// The generation of the last valid entry.
    pub generation: u32,
    /// The game after that entry.
    pub saved: Saved,
}

/// Restores the game from these entries, which are ordered by generation; starts from `base` if the first entry does not hold a whole game.
/// Stops before an entry that is damaged or does not follow the one before.
pub fn restore<'a>(
    id: &SaveId,
    base: Option<Restored>,
    entries: impl IntoIterator<Item = &'a str>,
) -> Option<Restored> {
    let mut game = base;
    for text in entries {
        let Some((entry, change)) = JournalEntry::read(id, text).and_then(|entry| Some((entry, entry.change()?)))
        else {
            break;
        };
        let JournalEntry { generation, time, .. } = entry;
        if let Change::Whole(saved) = change {
            game = Some(Restored { generation, saved: Saved { time, ..saved } });
            continue;
        }
        let Some(known) = game.as_mut().filter(|known| known.generation.checked_add(1) == Some(generation)) else {
            break;
        };
        if !apply(&mut known.saved, change) {
            break;
        }
        known.generation = generation;
        known.saved.time = time;
    }
    game
}

/// Applies a change to a game without replaying it; replaying is left to the code that opens the game. Returns `false` if the game has no
/// list of events, or fewer events than its position requires.
fn apply(saved: &mut Saved, change: Change) -> bool {
    let Saved { record, at, .. } = saved;
    let Some(record) = record.as_object_mut() else { return false };
    let Some(Value::Array(events)) = record.get_mut("events") else { return false };
    match change {
        Change::Play(played) if *at as usize <= events.len() => {
            for event in played {
                let index = *at as usize;
                if events.get(index) != Some(&event) {
                    events.truncate(index);
                    events.push(event);
                }
                *at += 1;
            }
        }
        Change::At(position) if position as usize <= events.len() => *at = position,
        Change::Play(_) | Change::At(_) | Change::Whole(_) => return false,
    }
    // Only the rules can tell whether the game is over after the change.
    record.remove("result");
    true
}

/// The result of comparing the two stores of a device for one game.
#[derive(Clone, Debug, PartialEq)]
pub enum Comparison {
    /// The save is complete.
    Same,
    /// The journal has later changes than the save.
    Newer(Restored),
    /// Each store has changes that the other lacks; this is the game of the journal.
    Contradiction(Restored),
}

/// Compares a save with the journal of the same game. `save` is the save with its generation, if there is one; `entries` are all entries of
/// the journal, in the order of their generations.
pub fn compare<'a>(id: &SaveId, save: Option<(u32, &Saved)>, entries: &[&'a str]) -> Comparison {
    let Some((generation, saved)) = save else {
        return restore(id, None, entries.iter().copied()).map_or(Comparison::Same, Comparison::Newer);
    };
    let read = |text: &&'a str| JournalEntry::read(id, text);
    // An entry with the same generation and the same time is the same save.
    let common = entries
        .iter()
        .position(|text| read(text).is_some_and(|entry| entry.generation == generation && entry.time == saved.time));
    if let Some(common) = common {
        let base = Restored { generation, saved: saved.clone() };
        let newer = restore(id, Some(base), entries[common + 1..].iter().copied());
        return newer.filter(|newer| newer.generation > generation).map_or(Comparison::Same, Comparison::Newer);
    }
    match restore(id, None, entries.iter().copied()) {
        // The journal begins after this save, or was interrupted.
        Some(game) if game.generation > generation && leads_to(saved, &game.saved) => Comparison::Newer(game),
        Some(game) if leads_to(&game.saved, saved) => Comparison::Same,
        Some(game) => Comparison::Contradiction(game),
        None => Comparison::Same,
    }
}

/// Whether the second game can be a continuation of the first one: their setups are equal, except for the control of seats, which can
/// change during a game, and the events of the first, without undone ones, are the first events of the second, undone ones included.
fn leads_to(first: &Saved, second: &Saved) -> bool {
    let setup = |saved: &Saved| {
        let mut setup = saved.record.get("setup").cloned();
        let seats = setup.as_mut().and_then(|setup| setup.get_mut("seats")).and_then(Value::as_array_mut);
        for seat in seats.into_iter().flatten().filter_map(Value::as_object_mut) {
            seat.remove("control");
        }
        setup
    };
    let (earlier, _) = first.clone().split();
    let events = |record: &Value| record.get("events").and_then(Value::as_array).cloned().unwrap_or_default();
    setup(first) == setup(second) && events(&second.record).starts_with(&events(&earlier))
}
