//! What people have chosen for themselves: stored by their names, so that each table with the same people begins with it.

use leptos::prelude::*;
use serde_json::{Map, Value, json};

use super::settings::{Stored, TextScale, Values};
use crate::engine::json;
use crate::i18n::Lang;
use crate::shell::around::Place;
use crate::storage::{PREFIX, Store};
use crate::table::Speed;

/// The number of stored names from which on they are forgotten before others are stored.
const NAMES_MAX: usize = 100;

/// What a person has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Personal {
    /// Where the person sits beside the device.
    pub place: Option<Place>,
    /// The language during the turns of the person; `None`: that of the page.
    pub lang: Option<Lang>,
    /// The size of the text during the turns of the person; `None`: that of the page.
    pub text_size: Option<TextScale>,
    /// The speed of animations during the turns of the person; `None`: that of the page.
    pub speed: Option<Speed>,
    /// Whether offers to the person are declined; `None`: as on the page.
    pub declines_offers: Option<bool>,
    /// Whether decisions of the person by a single touch are played only by a second one; `None`: as for the page.
    pub confirms: Option<bool>,
    /// Whether the person may ask for hints.
    pub has_hints: bool,
}

impl Default for Personal {
    fn default() -> Self {
        Self {
            place: None,
            lang: None,
            text_size: None,
            speed: None,
            declines_offers: None,
            confirms: None,
            has_hints: true,
        }
    }
}

impl Personal {
    /// The stored choices. What is unknown is as if it had not been chosen.
    fn read(kept: &Value) -> Self {
        Self {
            place: kept["place"].as_u64().and_then(Place::new),
            lang: kept.get("lang").and_then(value_of),
            text_size: kept.get("text_size").and_then(value_of),
            speed: kept.get("speed").and_then(value_of),
            declines_offers: kept.get("declines_offers").and_then(value_of),
            confirms: kept.get("confirms").and_then(value_of),
            has_hints: kept["hints"] != false,
        }
    }

    fn stored(self) -> Value {
        let chosen = [
            ("place", self.place.map(|place| json!(place.number()))),
            ("lang", self.lang.map(stored)),
            ("text_size", self.text_size.map(stored)),
            ("speed", self.speed.map(stored)),
            ("declines_offers", self.declines_offers.map(stored)),
            ("confirms", self.confirms.map(stored)),
            ("hints", (!self.has_hints).then_some(json!(false))),
        ];
        let chosen = chosen.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value?)));
        Value::Object(chosen.collect())
    }
}

/// The value of a setting that is stored as `kept`.
fn value_of<T: Values>(kept: &Value) -> Option<T> {
    Stored::number_of(kept, T::STORED).map(|number| T::ALL[number])
}

/// The value of a setting as it is stored.
fn stored<T: Values>(value: T) -> Value {
    T::STORED[value.number()].value()
}

/// What the person to whom the screen belongs has chosen. Copies are handles to the same choices.
#[derive(Clone, Copy, Debug)]
pub struct Own {
    chosen: StoredValue<Personal>,
    changed: Trigger,
}

impl Own {
    /// The screen belongs to nobody.
    pub(super) fn new() -> Self {
        Self { chosen: StoredValue::new(Personal::default()), changed: Trigger::new() }
    }

    /// The choices; tracked.
    pub fn get(self) -> Personal {
        self.changed.track();
        self.chosen.get_value()
    }

    /// The screen belongs to a person with these choices from now on.
    pub fn set(self, chosen: Personal) {
        if self.chosen.get_value() != chosen {
            self.chosen.set_value(chosen);
            self.changed.notify();
        }
    }
}

fn key() -> String {
    format!("{PREFIX}persons")
}

fn kept(store: &impl Store) -> Map<String, Value> {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    match kept {
        Some(Value::Object(kept)) => kept,
        _ => Map::new(),
    }
}

/// The choices of each of these people.
pub fn personal<'a>(store: &impl Store, names: impl Iterator<Item = &'a str>) -> Vec<Personal> {
    let kept = kept(store);
    names.map(|name| kept.get(name).map(Personal::read).unwrap_or_default()).collect()
}

/// Stores the choices of these people. A failure is not reported: the choices still apply to this table.
pub fn keep_personal<'a>(store: &impl Store, people: impl Iterator<Item = (&'a str, Personal)>) {
    let mut kept = kept(store);
    if kept.len() > NAMES_MAX {
        kept.clear();
    }
    for (name, personal) in people {
        kept.insert(name.to_owned(), personal.stored());
    }
    let _ = store.set(&key(), &Value::Object(kept).to_string());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::MemoryStore;

    #[test]
    fn choices_are_kept_by_name() {
        let store = MemoryStore::default();
        let ada = Personal { place: Place::new(3), lang: Some(Lang::Cs), ..Personal::default() };
        let bo = Personal { text_size: Some(TextScale::By150), has_hints: false, ..Personal::default() };
        let cy = Personal { speed: Some(Speed::Quick), declines_offers: Some(false), ..Personal::default() };
        let di = Personal {
            speed: Some(Speed::Normal),
            declines_offers: Some(true),
            confirms: Some(true),
            ..Personal::default()
        };
        keep_personal(&store, [("Ada", Personal::default()), ("Bo", bo), ("Cy", cy), ("Di", di)].into_iter());
        keep_personal(&store, [("Ada", ada)].into_iter());
        assert_eq!(personal(&store, ["Cy", "Di"].into_iter()), [cy, di]);
        assert_eq!(personal(&store, ["Bo", "Eve", "Ada"].into_iter()), [bo, Personal::default(), ada]);
    }

    #[test]
    fn what_is_no_choice_is_ignored() {
        let store = MemoryStore::default();
        let text = r#"{"Ada": {"place": 8, "lang": "xx", "hints": "no", "text_size": 7, "speed": "fast", "declines_offers": 1}, "Bo": 1, "Cy": {"place": 7}}"#;
        store.set(&key(), text).expect("memory");
        let cy = Personal { place: Place::all().last(), ..Personal::default() };
        let nothing = Personal::default();
        assert_eq!(personal(&store, ["Ada", "Bo", "Cy"].into_iter()), [nothing, nothing, cy]);
        store.set(&key(), "nonsense").expect("memory");
        assert_eq!(personal(&store, ["Cy"].into_iter()), [nothing]);
    }
}
