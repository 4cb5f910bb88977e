//! The people of a game, in one line.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::engine::Colour;
use crate::i18n::{Lang, shown_names};
use crate::ui::{Icon, Piece, live};

/// The people of a record, as far as it can be read, under the names displayed in this language.
fn people_of(record: &Value, lang: Lang) -> Vec<(Option<Colour>, String)> {
    let seats = record.pointer("/setup/seats").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let names = shown_names(seats.iter().map(|seat| seat["name"].as_str().unwrap_or_default()), lang);
    let colour = |seat: &Value| seat.get("colour").and_then(|colour| Colour::deserialize(colour).ok());
    seats.iter().map(colour).zip(names).collect()
}

/// The people with their pieces, and crowns for the winners.
pub fn people_view(record: &Value, lang: Signal<Lang>, won: impl Fn(usize) -> bool + Send + Sync + 'static) -> AnyView {
    let record = record.pointer("/setup").map(|setup| json!({ "setup": setup })).unwrap_or_default();
    let person = move |(index, (colour, name)): (usize, (Option<Colour>, String))| {
        view! {
            <span class="who" class:winner=won(index)>
                {won(index).then(|| view! { <Icon name="crown" /> })}
                {colour.map(|colour| view! { <Piece colour /> }.into_any())}
                <span>{name}</span>
            </span>
        }
        .into_any()
    };
    let people = move || people_of(&record, lang.get()).into_iter().enumerate().map(&person).collect::<Vec<_>>();
    view! { {live(people)} }.into_any()
}
