//! The strip of seats: who is at the table, whose hand is asked for, what each has.

use leptos::prelude::*;

use super::app::desk;
use crate::games::tables::Parts;
use crate::session::{Handle, SeatInfo};
use crate::ui::piece;

/// The strip of seats.
pub fn seats(handle: Handle, parts: Parts) -> impl IntoView {
    let lang = desk().settings.lang;
    move || {
        let words = lang.get().words();
        let hand = handle.status.with(|status| status.hand);
        let seat = |info: SeatInfo| {
            let asked = hand == Some(info.seat);
            let label = asked.then(|| (words.turn_of)(&info.name));
            view! {
                <li
                    class=format!("seat seat-{}", info.colour.id())
                    class:asked=asked
                    aria-current=asked.then_some("true")
                    aria-label=label
                >
                    <span class="seat-name" data-place=format!("seat-{}", info.seat.number())>
                        {piece(info.colour)}
                        <strong>{info.name}</strong>
                    </span>
                    <div class="seat-inside">{(parts.seat)(info.seat)}</div>
                </li>
            }
        };
        view! { <ul class="seats">{handle.seats.get_value().into_iter().map(seat).collect::<Vec<_>>()}</ul> }
    }
}
