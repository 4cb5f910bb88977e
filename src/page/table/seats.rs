//! The strip of seats: the players, the active seat, and the panel of each.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::games::seam::reading::seat_part;
use crate::i18n::hyphenated;
use crate::play::{AppContext, TableSignals};
use crate::ui::{Icon, Piece, live, seat_class};

/// The strip of seats.
#[component]
pub fn Seats(
    /// The game.
    handle: TableSignals,
    /// The panel of each seat, in seat order.
    player_panels: Vec<AnyView>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let active = Memo::new(move |_| handle.status.with(|status| status.active_seat));
    let people = handle.seats.get_untracked();
    let seats = people.iter().zip(player_panels).map(|(info, panel)| {
        let SeatInfo { seat, colour, .. } = *info;
        let name = move || handle.names.with(|names| names.of(seat).to_owned());
        // The length of the longest word: the style sheet prefers smaller letters to dividing a word.
        let letters =
            move || name().split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default().to_string();
        let is_active = move || active.get() == Some(seat);
        let class = move || seat_class(if is_active() { "seat asked" } else { "seat" }, colour);
        let label = move || is_active().then(|| lang.get().words().turn_of(&name()));
        view! {
            <li class=live(class) aria-current=live(move || is_active().then_some("true")) aria-label=live(label)>
                <span class="seat-name" data-place=format!("seat-{}", seat.number())>
                    <Piece colour />
                    <strong style=("--letters", live(letters))>{live(move || hyphenated(&name()))}</strong>
                    <Show when=live(move || handle.is_bot(seat))>
                        <span class="bot" role="img" aria-label=live(move || lang.get().words().bot())>
                            <Icon name="bot" />
                        </span>
                    </Show>
                </span>
                <div class="seat-inside">{panel}</div>
                // It covers the seat, so that a touch anywhere on it reads what lies open there.
                <button
                    class="seat-read"
                    type="button"
                    data-read=seat_part(seat)
                    aria-haspopup="dialog"
                    aria-label=live(move || lang.get().words().read_seat(&name()))
                ></button>
            </li>
        }
        .into_any()
    });
    view! {
        <h2 class="sr">{live(move || lang.get().words().at_table())}</h2>
        <ul class="seats">{seats.collect::<Vec<_>>()}</ul>
    }
}
