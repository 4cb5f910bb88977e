//! The screen between two players when something is secret: it shows the next name and nothing of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::page::base::route::Route;
use crate::play::{AppContext, TableSignals};
use crate::shell::around::TableMode;
use crate::table::Input;
use crate::ui::{Icon, Piece, handler, live, seat_class};

/// Asks for the device to be passed to the player at this seat.
#[component]
pub fn Handoff(
    /// The game.
    handle: TableSignals,
    /// The seat of the next player.
    seat: Seat,
) -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let words = move || settings.lang.get().words();
    let whose = move || match settings.table_mode.get() {
        TableMode::Pass => words().pass_on(),
        TableMode::Turn | TableMode::Fixed => words().only_for(),
    };
    let info = handle.seats.with_untracked(|seats| seats.get(seat.index()).cloned());
    let (name, colour) = info.map_or((String::new(), None), |info| (info.name, Some(info.colour)));
    let button = colour.map_or("accent".to_owned(), |colour| seat_class("seat-button", colour));
    let taken = {
        let name = name.clone();
        move || words().i_am(&name)
    };
    view! {
        <main class="handoff" data-testid="handoff">
            <p>{live(whose)}</p>
            {colour.map(|colour| view! { <Piece colour /> }.into_any())}
            <h1>{name}</h1>
            <p class="handoff-matter">{live(move || handle.secret_reason.get())}</p>
            <button
                class=format!("button large {button}")
                data-testid="reveal"
                on:click=handler(move |_| handle.send(Input::Reveal))
            >
                {live(taken)}
            </button>
            <a class="button plain" href=Route::Shelf.href()>
                <Icon name="home" />
                {live(move || words().shelf())}
            </a>
        </main>
    }
}
