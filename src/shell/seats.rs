//! The strip of seats: who is at the table, whose hand is asked for, what each has.

use leptos::prelude::*;

use super::app::desk;
use crate::engine::Seat;
use crate::session::{Handle, SeatInfo};
use crate::ui::Piece;

/// The strip of seats. `inside` is what the game says of each.
#[component]
pub fn Seats(handle: Handle, inside: Callback<Seat, AnyView>) -> impl IntoView {
    let lang = desk().settings.lang;
    let seat = move |info: SeatInfo| {
        let SeatInfo { seat, name, colour } = info;
        let asked = move || handle.hand.get() == Some(seat);
        let label = {
            let name = name.clone();
            move || asked().then(|| (lang.get().words().turn_of)(&name))
        };
        view! {
            <li
                class=format!("seat seat-{}", colour.id())
                class:asked=asked
                aria-current=move || asked().then_some("true")
                aria-label=label
            >
                <span class="seat-name" data-place=format!("seat-{}", seat.number())>
                    <Piece colour />
                    <strong>{name}</strong>
                </span>
                <div class="seat-inside">{inside.run(seat)}</div>
            </li>
        }
    };
    view! { <ul class="seats">{handle.seats.get_value().into_iter().map(seat).collect_view()}</ul> }
}
