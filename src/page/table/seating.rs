//! The button that opens the dialog in which people say where they sit.

use leptos::prelude::*;

use crate::page::kit::seating::{SEATING, SeatingProps};
use crate::page::parts::Place;
use crate::page::table::turning::Turning;
use crate::play::{AppContext, TableSignals};
use crate::shell::around::exchange;
use crate::ui::{Icon, handler, live};

/// The button that opens the dialog, and the dialog, while the table turns to several people.
#[component]
pub fn SeatingButton(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let turning: Turning = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let props = move || SeatingProps {
        people: handle.seats.into(),
        places: Signal::derive(move || turning.places()),
        sit: Callback::new(move |(seat, place)| turning.sit(|places| exchange(places, seat, place))),
        close,
    };
    let dialog = move || SEATING.draw(Place::Dialog(close), props());
    view! {
        <Show when=live(move || turning.goes_round())>
            <button class="button" type="button" data-testid="seating" on:click=handler(move |_| open.set(true))>
                <Icon name="user" />
                {live(move || lang.get().words().seating())}
            </button>
        </Show>
        {live(move || open.get().then(|| untrack(dialog)))}
    }
}
