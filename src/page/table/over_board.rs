//! What is displayed over the board for a moment: the name of the person who is called to act, and the winners at the end. Both are announced
//! elsewhere, and nothing waits for them.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::SeatInfo;
use crate::play::{TableSignals, on_window};
use crate::ui::{Piece, each, live, seat_class};

/// The layer over the board. No touch reaches it.
#[component]
pub fn OverBoard(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let called = Memo::new(move |_| handle.status.with(|status| status.called));
    let winners = Memo::new(move |_| {
        handle.status.with(|status| status.outcome.as_ref().filter(|_| status.ending).map(|outcome| outcome.winners))
    });
    let last_event_ms = Memo::new(move |_| handle.status.with(|status| status.last_event_ms));
    view! {
        <div
            class="over-board"
            aria-hidden="true"
            style=("--last-event", live(move || format!("{}ms", last_event_ms.get())))
        >
            {each(move || called.get(), |called| *called, move |(_, seat)| view! { <Called handle seat /> })}
            {each(
                move || winners.get().into_iter().flat_map(|winners| winners.iter()),
                |seat| *seat,
                move |seat| view! { <Sign handle seat class="winner-sign" /> },
            )}
        </div>
    }
}

/// The sign of the seat that is called, until its animation ends or something is touched.
#[component]
fn Called(handle: TableSignals, seat: Seat) -> impl IntoView {
    let seen = RwSignal::new(false);
    for event in ["pointerdown", "keydown"] {
        on_window(event, move |_| {
            seen.try_set(true);
        });
    }
    view! {
        <Show when=live(move || !seen.get())>
            <div on:animationend=move |_| seen.set(true)>
                <Sign handle seat class="called-sign" />
            </div>
        </Show>
    }
}

/// A seat: its colour, shape and name.
#[component]
fn Sign(handle: TableSignals, seat: Seat, class: &'static str) -> impl IntoView {
    let info = handle.seats.with_untracked(|seats| seats.get(seat.index()).cloned());
    info.map(|SeatInfo { colour, name, .. }| {
        view! {
            <div class=seat_class(class, colour)>
                <Piece colour />
                <strong>{name}</strong>
            </div>
        }
        .into_any()
    })
}
