//! The saved draft of a new game: a reload loses no input.

use serde_json::{Map, Value, json};

use super::super::catalogue::GameInfo;
use super::choices::Choices;
use super::people::{Person, as_kept, read};
use crate::engine::json;
use crate::games::seam::ui::{Pick, Variant};
use crate::i18n::Lang;
use crate::storage::{PREFIX, Store};

/// The longest saved text that is read; a longer one was not written here.
const LONGEST: usize = 16 * 1024;

/// The saved input.
pub struct StoredDraft {
    /// Who plays.
    pub people: Vec<Person>,
    /// The index of the person who begins.
    pub first: usize,
    /// Whether people choose the roles of their seats.
    pub mixed: bool,
    /// The chosen options, as in records.
    pub options: Map<String, Value>,
}

fn key() -> String {
    format!("{PREFIX}draft")
}

/// Saves the draft of a game.
pub fn keep(store: &impl Store, info: &GameInfo, kept: &StoredDraft) {
    let people: Vec<Value> = kept.people.iter().map(as_kept).collect();
    let text = json!({
        "game": info.facts.id, "people": people, "first": kept.first, "mixed": kept.mixed, "options": kept.options,
    });
    // If there is no room, a reload loses the input, and that is all.
    let _ = store.set(&key(), &text.to_string());
}

/// Deletes the saved draft.
pub fn forget(store: &impl Store) {
    let _ = store.remove(&key());
}

/// Restores the draft of this game, as far as it fits the game; `None` if there is none.
pub fn restore(store: &impl Store, (info, choices): (&GameInfo, Choices)) -> Option<StoredDraft> {
    let text = store.get(&key()).ok().flatten().filter(|text| text.len() <= LONGEST)?;
    let kept = json::parse(text.as_bytes()).ok()?;
    if kept["game"].as_str() != Some(info.facts.id) {
        return None;
    }
    let people = read(kept["people"].as_array()?, (info, choices));
    let first = kept["first"].as_u64().and_then(|first| usize::try_from(first).ok());
    let first = first.filter(|first| *first < people.len()).unwrap_or(0);
    let variants = (choices.variants)(Lang::default(), people.len() as u8);
    let chosen = |variant: &Variant| {
        let value = kept["options"].get(variant.field).filter(|value| can_be(variant, value))?;
        Some((variant.field.to_owned(), value.clone()))
    };
    let options = variants.iter().filter_map(chosen).collect();
    Some(StoredDraft { people, first, mixed: kept["mixed"] == true, options })
}

/// Whether this is a possible value of a variant.
fn can_be(variant: &Variant, value: &Value) -> bool {
    let is_one = |value: &Value| variant.values.iter().any(|(other, ..)| other == value);
    match &variant.pick {
        Pick::One | Pick::Switch => is_one(value),
        Pick::Some(most, _) => value.as_array().is_some_and(|values| {
            let once = |(index, value): (usize, &Value)| !values[..index].contains(value);
            values.len() <= *most && values.iter().all(is_one) && values.iter().enumerate().all(once)
        }),
        Pick::Fixed(..) => false,
    }
}
