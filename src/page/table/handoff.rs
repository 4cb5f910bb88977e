//! The screen between two players when something is secret: it shows the next name and nothing of the game.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::page::base::route::Route;
use crate::page::kit::hold::HoldButton;
use crate::play::{AppContext, TableSignals};
use crate::shell::around::TableMode;
use crate::table::Input;
use crate::ui::{Icon, Piece, live, seat_class};

/// The time for which the person holds the button that reveals the game, in milliseconds: a touch on the way to them reveals nothing.
const TAKE_MS: u32 = 600;

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
            <h1>{name}</h1>
            <p class="handoff-matter">{live(move || handle.secret_reason.get())}</p>
            <HoldButton
                class=format!("hold button large {button}")
                hold_ms=TAKE_MS
                on_held=Callback::new(move |()| handle.send(Input::Reveal))
                attr:data-testid="reveal"
            >
                {colour.map(|colour| view! { <Piece colour /> }.into_any())}
                <span>{live(taken)}</span>
            </HoldButton>
            <p class="handoff-hold">{live(move || words().hold_to_open())}</p>
            <a class="button plain" href=Route::Shelf.href()>
                <Icon name="home" />
                {live(move || words().shelf())}
            </a>
        </main>
    }
}
