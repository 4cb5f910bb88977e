//! Keyboard and screen reader access to the board: every position of the ring, one after the other.

use std::sync::Arc;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use super::goals::how;
use super::{position_part, translate};
use crate::engine::{BySeat, Seat};
use crate::games::People;
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::layout::Layout;
use crate::games::flow::text::{About, Words, about};
use crate::games::flow::{Place, Rules};
use crate::i18n::{Lang, Names};
use crate::ui::{handler, live};

/// The names at the table, for sentences.
#[derive(Clone, Copy)]
pub struct Called(StoredValue<Option<Names>>);

impl Called {
    /// Creates the names of these people.
    pub fn new(people: &People) -> Self {
        let names = BySeat::from_values(people.iter().map(|info| info.name.clone()).collect());
        Self(StoredValue::new(names.map(Names::new)))
    }

    /// The description of an item, in a sentence.
    pub fn about(self, what: About, lang: Lang) -> String {
        self.0.with_value(|names| names.as_ref().map(|names| about(what, lang, names)).unwrap_or_default())
    }
}

/// The home of a seat, for a description.
pub fn home(scene: &Scene, seat: Seat) -> Option<About> {
    let has = scene.seats.get(seat)?;
    let waiting = has.pieces.iter().filter(|piece| piece.place == Place::Waiting).count() as u8;
    Some(About::Home { seat, waiting, home: has.home() as u8, ludo: has.rules == Rules::Ludo })
}

/// The description of a position: the piece, the entrance and the start there, if any.
fn at(scene: &Scene, position: u8, called: Called, people: &People, lang: Lang) -> String {
    let start = scene.starts.iter().find(|start| start.position == position).map(|start| (start.seat, start.card));
    let pieces = scene.seats.iter().flat_map(|(seat, has)| has.pieces.iter().map(move |piece| (seat, piece)));
    let piece = pieces.filter(|(_, piece)| piece.place == Place::Ring(position)).find_map(|(seat, piece)| {
        let owner = people.get(seat.index())?;
        Some(format!("{}, {}", owner.name, Words::of(lang).piece(piece.name)))
    });
    let is_entrance = scene.entrance == Some(position);
    match piece {
        Some(piece) if start.is_none() && !is_entrance => {
            format!("{}. {piece}.", Words::of(lang).place(Place::Ring(position)))
        }
        piece => {
            let what = if is_entrance { About::Entrance { position } } else { About::Position { position, start } };
            let mut told = called.about(what, lang);
            if let Some(piece) = piece {
                told.push_str(&format!(" {piece}."));
            }
            told
        }
    }
}

/// A slider around the ring: the arrow keys move by positions, Page Up and Page Down from start to start; Enter touches the current
/// position.
#[component]
pub fn Ring(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    people: People,
    called: Called,
    lang: Signal<Lang>,
) -> impl IntoView {
    let length = scene.with_untracked(|scene| scene.length);
    let starts: Vec<u8> = scene.with_untracked(|scene| scene.starts.iter().map(|start| start.position).collect());
    let position = RwSignal::new(starts.first().copied().unwrap_or_default());
    let told = move || {
        let position = position.get();
        scene.with(|scene| {
            let mut told = at(scene, position, called, &people, lang.get());
            // How the selected piece gets there.
            for goal in scene.goals.iter().filter(|goal| goal.place == Place::Ring(position)) {
                told.push_str(&format!(" {}.", how(goal.by, lang.get())));
            }
            told
        })
    };
    let go = move |event: KeyboardEvent| {
        let here = position.get_untracked();
        let next = match event.key().as_str() {
            "ArrowRight" | "ArrowUp" => (here + 1) % length,
            "ArrowLeft" | "ArrowDown" => (here + length - 1) % length,
            "PageUp" => starts.iter().copied().find(|start| *start > here).unwrap_or(starts[0]),
            "PageDown" => starts.iter().rev().copied().find(|start| *start < here).unwrap_or(starts[starts.len() - 1]),
            "Home" => 0,
            "End" => length - 1,
            _ => return,
        };
        // Prevents the page from scrolling.
        event.prevent_default();
        position.set(next);
    };
    let radius = layout.field + 13;
    view! {
        <g
            class="fl-ring-walk"
            role="slider"
            tabindex="0"
            aria-label=live(move || Words::of(lang.get()).ring())
            aria-valuemin="0"
            aria-valuemax=(length - 1).to_string()
            aria-valuenow=live(move || position.get().to_string())
            aria-valuetext=live(told)
            data-touch=live(move || position_part(position.get()))
            transform=live(move || translate(layout.at(position.get())))
            on:keydown=handler(go)
        >
            <circle r=radius.to_string() />
        </g>
    }
}
