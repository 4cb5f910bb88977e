//! The journal of a game: an entry for each change, so that a change costs the same at any length of the game. PURE.
//!
//! localStorage reaches the disk late, so the newest events of a browser that is killed are not in it. The journal, which the browser
//! writes at once, has them. An entry is one text: a line `GENERATION TIME CHECKSUM`, then JSON. It belongs to the save with the same
//! generation; the checksum is over the id of the game, the line and the JSON. Entries follow each other without a gap from the last one
//! that holds a whole game; what comes after a gap says nothing.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::saves::checksum_of;
use super::{SaveId, Saved};
use crate::engine::json;

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The whole game, as in a save.
    Whole(Saved),
    /// These events were played, in this order. The events that had been undone are dropped from the first one on that differs.
    Play(Vec<Value>),
    /// The position is now behind this number of events: some were undone, or played again. Version 1 wrote `left`, for undo only.
    #[serde(alias = "left")]
    At(u32),
}

/// The first line of an entry, and what follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry<'a> {
    /// The generation of the save that it belongs to.
    pub generation: u32,
    /// When that was, in milliseconds since 1970: the same in the save of this generation.
    pub time: u64,
    json: &'a str,
}

impl<'a> Entry<'a> {
    /// The text of an entry. `change` is the JSON of a [`Change`].
    pub fn write(id: &SaveId, generation: u32, time: u64, change: &str) -> String {
        format!("{generation} {time} {:08x}\n{change}", Self::checksum(id, generation, time, change))
    }

    /// An entry of this game; nothing if it is damaged or belongs to another game.
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

/// A game as the journal knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Restored {
    /// The generation of the last entry that counts.
    pub generation: u32,
    /// The game after it.
    pub saved: Saved,
}

/// The game after these entries, in the order of their generations; from `base` on, if the first of them does not hold a whole game. An
/// entry that is damaged, or does not follow the one before, ends it.
pub fn restore<'a>(
    id: &SaveId,
    base: Option<Restored>,
    entries: impl IntoIterator<Item = &'a str>,
) -> Option<Restored> {
    let mut game = base;
    for text in entries {
        let Some((entry, change)) = Entry::read(id, text).and_then(|entry| Some((entry, entry.change()?))) else {
            break;
        };
        let Entry { generation, time, .. } = entry;
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

/// Applies a change to a game without replaying it: whoever opens the game does that. Returns `false` if it has no list of events, or fewer
/// than its position says.
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
    // Whether the game is over then, its rules know.
    record.remove("result");
    true
}

/// What the two stores of a device say of one game.
#[derive(Clone, Debug, PartialEq)]
pub enum Comparison {
    /// The save has everything.
    Same,
    /// The journal knows how it went on.
    Newer(Restored),
    /// Each tells of something that the other does not know: this is what the journal tells.
    Contradiction(Restored),
}

/// Compares a save with the journal of the same game. `save` is the save with its generation, if there is one; `entries` are all entries of
/// the journal, in the order of their generations.
pub fn compare<'a>(id: &SaveId, save: Option<(u32, &Saved)>, entries: &[&'a str]) -> Comparison {
    let Some((generation, saved)) = save else {
        return restore(id, None, entries.iter().copied()).map_or(Comparison::Same, Comparison::Newer);
    };
    let read = |text: &&'a str| Entry::read(id, text);
    // The same generation of the same moment is the same save.
    let common = entries
        .iter()
        .position(|text| read(text).is_some_and(|entry| entry.generation == generation && entry.time == saved.time));
    if let Some(common) = common {
        let base = Restored { generation, saved: saved.clone() };
        let newer = restore(id, Some(base), entries[common + 1..].iter().copied());
        return newer.filter(|newer| newer.generation > generation).map_or(Comparison::Same, Comparison::Newer);
    }
    match restore(id, None, entries.iter().copied()) {
        // The journal begins with what comes next, or was interrupted.
        Some(game) if game.generation > generation && leads_to(saved, &game.saved) => Comparison::Newer(game),
        Some(game) if leads_to(&game.saved, saved) => Comparison::Same,
        Some(game) => Comparison::Contradiction(game),
        None => Comparison::Same,
    }
}

/// Can the second game be what came of the first one? Both are of the same setup but for who decides for a seat, which changes in the
/// middle of a game, and the events of the first are the first events of the second, those that it has undone included.
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
