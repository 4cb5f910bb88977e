//! The dialog in which people say where they sit, beside a drawing of the device.

use std::sync::Arc;

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::SeatInfo;
use crate::i18n::later::Words;
use crate::page::kit::dialog::{CloseButton, Modal};
use crate::page::parts::part_view;
use crate::play::AppContext;
use crate::shell::around::Place;
use crate::ui::{Piece, handler, live, seat_class};

part_view! {
    /// The dialog in which people say where they sit.
    pub static SEATING: SeatingProps = |props| Seating(props).into_any(), in settings, by draw_seating
}

/// The dialog.
#[component]
pub fn Seating(
    /// The people.
    people: Signal<Arc<[SeatInfo]>>,
    /// Where they sit.
    places: Signal<Vec<(Seat, Place)>>,
    /// Seats a person at a place.
    sit: Callback<(Seat, Place)>,
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let AppContext { settings, side, .. } = expect_context();
    let words = move || settings.lang.get().later_words();
    let node = NodeRef::<Dialog>::new();
    let chosen = RwSignal::new(None::<Seat>);
    let at = move |place: Place| {
        places.with(|places| places.iter().find(|(_, other)| *other == place).map(|(seat, _)| *seat))
    };
    let touch = move |place: Place| match (chosen.get_untracked(), untrack(|| at(place))) {
        (Some(seat), other) if other != Some(seat) => {
            sit.run((seat, place));
            chosen.set(None);
        }
        (chosen_before, other) => chosen.set(other.filter(|_| chosen_before.is_none())),
    };
    let place = move |place: Place| {
        let info = move || {
            at(place).and_then(|seat| people.with(|people| people.iter().find(|info| info.seat == seat).cloned()))
        };
        // On a turned page the drawing still shows each place on its side of the device.
        let drawn = move || place.turned_back(side.get());
        let label = move || {
            let place = where_is(drawn(), words());
            info().map_or_else(|| words().place_free(place), |SeatInfo { name, .. }| words().place_taken(&name, place))
        };
        let class = move || info().map_or("seating-place".to_owned(), |info| seat_class("seating-place", info.colour));
        let inside = move || {
            info().map(|SeatInfo { name, colour, .. }| {
                view! {
                    <Piece colour />
                    <span>{name}</span>
                }
                .into_any()
            })
        };
        view! {
            <button
                class=live(class)
                type="button"
                data-testid=format!("place-{}", place.number())
                data-at=live(move || drawn().number().to_string())
                aria-label=live(label)
                aria-pressed=live(move || chosen.get().is_some_and(|seat| at(place) == Some(seat)).to_string())
                on:click=handler(move |_| touch(place))
            >
                {live(inside)}
            </button>
        }
        .into_any()
    };
    view! {
        <Modal node class="dialog seating" labelled_by="seating" on_close=close>
            <h2 id="seating" tabindex="-1" autofocus>
                {live(move || settings.lang.get().words().seating())}
            </h2>
            <p>{live(move || words().seating_how())}</p>
            <div class="seating-places">
                {Place::all().map(place).collect::<Vec<_>>()}
                <div class="seating-device" aria-hidden="true"></div>
            </div>
            <CloseButton node test_id="close-seating" accent=true />
        </Modal>
    }
}

/// A place as seen in the drawing, in words.
fn where_is(place: Place, words: Words) -> &'static str {
    match place.number() {
        0 => words.place_below(),
        1 => words.place_below_left(),
        2 => words.place_left(),
        3 => words.place_above_left(),
        4 => words.place_above(),
        5 => words.place_above_right(),
        6 => words.place_right(),
        _ => words.place_below_right(),
    }
}
