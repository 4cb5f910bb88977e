//! The last round of people: saved, so that the same table takes three touches.

use serde::Deserialize;
use serde_json::{Value, json};

use super::choices::Choices;
use crate::engine::{Colour, MAX_NAME, json};
use crate::games::seam::ui::Seating;
use crate::i18n::{Lang, is_joiner, visible};
use crate::page::games::catalogue::GameInfo;
use crate::shell::draft::{Draft, Limits, Person, Places, Wish};
use crate::storage::{PREFIX, Store};
use crate::table::LEVELS;

/// The default level of a bot.
pub const SENSIBLE: u8 = 2;

/// A valid name from typed text: its visible characters, up to the length that a record allows.
pub fn typed(name: &str) -> String {
    let cut: String = visible(name).chars().take(MAX_NAME).collect();
    // The cut may have left a joiner at the end.
    cut.trim_end_matches(is_joiner).to_owned()
}

fn key() -> String {
    format!("{PREFIX}people")
}

/// A draft with the saved last round, as far as it fits this game.
pub fn recall(store: &impl Store, table: (&GameInfo, Choices)) -> Draft {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    read(kept.as_ref().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default(), table)
}

/// A draft with saved people, as far as they fit this game.
pub fn read(kept: &[Value], (info, choices): (&GameInfo, Choices)) -> Draft {
    let (least, most) = (usize::from(*info.facts.seats.start()), usize::from(*info.facts.seats.end()));
    let places = |people: usize| {
        let Seating { colours, order } = (choices.seating)(Lang::default(), people as u8);
        Places { colours, are_in_order: order.is_some() }
    };
    let limits = Limits {
        least,
        most,
        colours: info.facts.colours,
        places: (0..=most).map(places).collect(),
        roles: info.facts.role.as_ref().map_or(1, |role| role.offered().len()),
        levels: LEVELS,
    };
    let wish = |person: &Value| Wish {
        name: typed(person["name"].as_str().unwrap_or_default()),
        colour: Colour::deserialize(&person["colour"]).ok(),
        bot: person["bot"].as_u64().and_then(|level| u8::try_from(level).ok()),
        role: person["role"].as_u64().and_then(|role| usize::try_from(role).ok()).unwrap_or_default(),
    };
    Draft::new(limits, kept.iter().take(most).map(wish).collect())
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
