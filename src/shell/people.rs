//! The last round of people: remembered, so that the same table is three touches away.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::engine::{Colour, Facts, json};
use crate::storage::{PREFIX, Store};

/// Somebody who is about to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who they are in the list, while it is edited; never kept.
    pub key: u32,
    /// The name as it was typed; empty for none.
    pub name: String,
    /// The colour.
    pub colour: Colour,
}

fn key() -> String {
    format!("{PREFIX}people")
}

/// The people who played last, as far as they fit this game: as many as it needs, in colours that it has.
pub fn recall(store: &impl Store, facts: &Facts) -> Vec<Person> {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    let kept = kept.as_ref().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let (least, most) = (usize::from(*facts.seats.start()), usize::from(*facts.seats.end()));
    let mut people: Vec<Person> = Vec::new();
    for person in kept.iter().take(most) {
        let name = person["name"].as_str().unwrap_or_default();
        add(&mut people, facts, name.to_owned(), Colour::deserialize(&person["colour"]).ok());
    }
    while people.len() < least {
        add(&mut people, facts, String::new(), None);
    }
    people
}

/// Adds somebody, in the colour that they wish if it is free, else in the first free one.
pub fn add(people: &mut Vec<Person>, facts: &Facts, name: String, wish: Option<Colour>) {
    let is_free = |colour: &Colour| people.iter().all(|person| person.colour != *colour);
    let wish = wish.filter(|colour| facts.colours.contains(colour)).filter(is_free);
    let key = people.iter().map(|person| person.key + 1).max().unwrap_or(0);
    if let Some(colour) = wish.or_else(|| facts.colours.iter().copied().find(is_free)) {
        people.push(Person { key, name, colour });
    }
}

/// Remembers these people.
pub fn remember(store: &impl Store, people: &[Person]) {
    let people = people.iter().map(|person| json!({ "name": person.name, "colour": person.colour.id() }));
    // Not worth a word if there is no room: the table is as it is.
    let _ = store.set(&key(), &Value::Array(people.collect()).to_string());
}
