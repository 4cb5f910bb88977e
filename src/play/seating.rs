//! Where people sit beside the device: stored by their names, so that each table with the same people begins with it.

use serde_json::{Map, Value};

use crate::engine::json;
use crate::shell::around::Place;
use crate::storage::{PREFIX, Store};

/// The number of stored names from which on they are forgotten before others are stored.
const NAMES_MAX: usize = 100;

fn key() -> String {
    format!("{PREFIX}seating")
}

fn kept(store: &impl Store) -> Map<String, Value> {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    match kept {
        Some(Value::Object(kept)) => kept,
        _ => Map::new(),
    }
}

/// The stored place of each of these people; `None` for people who have not chosen one.
pub fn kept_places<'a>(store: &impl Store, names: impl Iterator<Item = &'a str>) -> Vec<Option<Place>> {
    let kept = kept(store);
    names.map(|name| kept.get(name).and_then(Value::as_u64).and_then(Place::new)).collect()
}

/// Stores the places of these people. A failure is not reported: the places still apply to this table.
pub fn keep_places<'a>(store: &impl Store, people: impl Iterator<Item = (&'a str, Place)>) {
    let mut kept = kept(store);
    if kept.len() > NAMES_MAX {
        kept.clear();
    }
    for (name, place) in people {
        kept.insert(name.to_owned(), place.number().into());
    }
    let _ = store.set(&key(), &Value::Object(kept).to_string());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryStore;

    #[test]
    fn places_are_kept_by_name() {
        let store = MemoryStore::default();
        let places: Vec<Place> = Place::all().collect();
        keep_places(&store, [("Ada", places[3]), ("Bo", places[6])].into_iter());
        keep_places(&store, [("Bo", places[2])].into_iter());
        let kept = kept_places(&store, ["Bo", "Cy", "Ada"].into_iter());
        assert_eq!(kept, [Some(places[2]), None, Some(places[3])]);
    }

    #[test]
    fn what_is_no_place_is_ignored() {
        let store = MemoryStore::default();
        store.set(&key(), r#"{"Ada": 8, "Bo": "left", "Cy": 7}"#).expect("memory");
        assert_eq!(kept_places(&store, ["Ada", "Bo", "Cy"].into_iter()), [None, None, Place::all().last()]);
        store.set(&key(), "nonsense").expect("memory");
        assert_eq!(kept_places(&store, ["Cy"].into_iter()), [None]);
    }
}
