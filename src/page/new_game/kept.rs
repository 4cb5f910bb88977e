//! The saved draft of a new game: a reload loses no input.

use serde_json::{Value, json};

use super::choices::Choices;
use super::people::{as_kept, read};
use crate::engine::json;
use crate::page::games::catalogue::GameInfo;
use crate::shell::draft::Draft;
use crate::storage::{PREFIX, Store};

/// The longest saved text that is read; a longer one was not written here.
const KEPT_MAX_BYTES: usize = 16 * 1024;

fn key() -> String {
    format!("{PREFIX}draft")
}

/// Saves the draft of a game.
pub fn keep(store: &impl Store, info: &GameInfo, draft: &Draft) {
    let people: Vec<Value> = draft.people().iter().map(as_kept).collect();
    let text = json!({
        "game": info.facts.id, "people": people, "first": draft.first(), "mixed": draft.is_mixed(),
        "options": draft.options(),
    });
    // If there is no room, a reload loses the input, and that is all.
    let _ = store.set(&key(), &text.to_string());
}

/// Deletes the saved draft.
pub fn forget(store: &impl Store) {
    let _ = store.remove(&key());
}

/// Restores the draft of this game, as far as it fits the game; `None` if there is none.
pub fn restore(store: &impl Store, (info, choices): (&GameInfo, Choices)) -> Option<Draft> {
    let text = store.get(&key()).ok().flatten().filter(|text| text.len() <= KEPT_MAX_BYTES)?;
    let kept = json::parse(text.as_bytes()).ok()?;
    if kept["game"].as_str() != Some(info.facts.id) {
        return None;
    }
    let mut draft = read(kept["people"].as_array()?, (info, choices));
    let first = kept["first"].as_u64().and_then(|first| usize::try_from(first).ok());
    draft.begin_with(first.unwrap_or(0));
    draft.set_mixed(kept["mixed"] == true);
    let players = draft.people().len() as u8;
    for option in info.facts.options.iter().filter(|option| option.is_chosen_by(players)) {
        if let Some(value) = kept["options"].get(option.field).filter(|value| option.accepts(value)) {
            draft.choose(option.field, value.clone());
        }
    }
    Some(draft)
}
