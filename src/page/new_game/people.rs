//! The last round of people: saved, so that the same table takes three touches.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::catalogue::GameInfo;
use super::choices::Choices;
use crate::engine::{Colour, MAX_NAME, json};
use crate::games::seam::ui::Seating;
use crate::i18n::{Lang, is_joiner, visible};
use crate::storage::{PREFIX, Store};
use crate::table::LEVELS;

/// A player of the new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The identity in the list while it is edited; never saved.
    pub key: u32,
    /// The name as typed; empty if none was typed.
    pub name: String,
    /// The colour.
    pub colour: Colour,
    /// The level of the bot; `None` for a person.
    pub bot: Option<u8>,
    /// The index of the role among those of the game; 0 where there are none.
    pub role: usize,
}

/// The default level of a bot.
pub const SENSIBLE: u8 = 2;

impl Person {
    /// The typed name of a person. A bot has its own name; the typed name is kept for when the person comes back.
    pub fn typed_name(&self) -> &str {
        if self.bot.is_some() { "" } else { &self.name }
    }
}

/// A valid name from typed text: its visible characters, up to the length that a record allows.
pub fn typed(name: &str) -> String {
    let cut: String = visible(name).chars().take(MAX_NAME).collect();
    // The cut may have left a joiner at the end.
    cut.trim_end_matches(is_joiner).to_owned()
}

fn key() -> String {
    format!("{PREFIX}people")
}

/// The saved last round, as far as it fits this game.
pub fn recall(store: &impl Store, table: (&GameInfo, Choices)) -> Vec<Person> {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    read(kept.as_ref().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default(), table)
}

/// Reads saved people, as far as they fit this game: as many as it allows, in colours that it has.
pub fn read(kept: &[Value], (info, choices): (&GameInfo, Choices)) -> Vec<Person> {
    let roles = (choices.roles)(Lang::default()).map_or(1, |roles| roles.values.len());
    let (least, most) = (usize::from(*info.facts.seats.start()), usize::from(*info.facts.seats.end()));
    let mut people: Vec<Person> = Vec::new();
    for person in kept.iter().take(most) {
        let name = typed(person["name"].as_str().unwrap_or_default());
        add(&mut people, (info, choices), name, Colour::deserialize(&person["colour"]).ok());
        let level = person["bot"].as_u64().and_then(|level| u8::try_from(level).ok());
        let role = person["role"].as_u64().and_then(|role| usize::try_from(role).ok());
        if let Some(person) = people.last_mut() {
            person.bot = level.filter(|level| LEVELS.contains(level));
            person.role = role.filter(|role| *role < roles).unwrap_or(0);
        }
    }
    while people.len() < least {
        add(&mut people, (info, choices), String::new(), None);
    }
    people
}

/// Adds a person, in the wished colour if it is free, otherwise in the first free one.
pub fn add(people: &mut Vec<Person>, (info, choices): (&GameInfo, Choices), name: String, wish: Option<Colour>) {
    let is_free = |colour: &Colour| people.iter().all(|person| person.colour != *colour);
    // A person whose colour does not belong to this table gets one in `sit_down`.
    let colours = info.facts.colours;
    let wish = wish.filter(|colour| colours.contains(colour)).filter(is_free);
    let key = people.iter().map(|person| person.key + 1).max().unwrap_or(0);
    if let Some(colour) = wish.or_else(|| colours.iter().copied().find(is_free)) {
        people.push(Person { key, name, colour, bot: None, role: 0 });
    }
    sit_down(people, choices);
}

/// Gives everybody a colour of this table, and the matching place, where colours belong to places.
pub fn sit_down(people: &mut Vec<Person>, choices: Choices) {
    let Seating { colours, order } = (choices.seating)(Lang::default(), people.len() as u8);
    for index in 0..people.len() {
        let taken = |colour: &Colour| people.iter().any(|person| person.colour == *colour);
        if !colours.contains(&people[index].colour)
            && let Some(free) = colours.iter().copied().find(|colour| !taken(colour))
        {
            people[index].colour = free;
        }
    }
    if order.is_some() {
        let sitting = |colour: &Colour| people.iter().find(|person| person.colour == *colour).cloned();
        *people = colours.iter().filter_map(sitting).collect();
    }
}

/// A person as JSON, for the saved draft.
pub fn as_kept(person: &Person) -> Value {
    json!({ "name": person.name, "colour": person.colour.id(), "bot": person.bot, "role": person.role })
}

/// Saves these people as the last round.
pub fn remember(store: &impl Store, people: &[Person]) {
    let people =
        people.iter().map(|person| json!({ "name": person.name, "colour": person.colour.id(), "bot": person.bot }));
    // Errors are ignored: they affect only the next proposal, not this table.
    let _ = store.set(&key(), &Value::Array(people.collect()).to_string());
}
