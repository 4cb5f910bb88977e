//! The app: which screen is up.

use leptos::prelude::*;

use super::banner::banners;
use super::new_game::new_game;
use super::route::Route;
use super::shelf::shelf;
use super::table::table_page;
use crate::games::tables::table;
use crate::session::Desk;

/// The app.
#[component]
pub fn App() -> impl IntoView {
    let desk = Desk::open();
    provide_context(desk);
    let route = Route::signal();

    // The shelf's frame in the document has done its work.
    if let Some(frame) = document().get_element_by_id("frame") {
        frame.remove();
    }

    let screen = move || match route.get() {
        Route::Shelf => shelf(),
        Route::New(game) => table(&game).map_or_else(shelf, new_game),
        Route::Table(id) => table_page(id),
    };
    view! {
        {banners(Signal::derive(move || matches!(route.get(), Route::Table(_))))}
        {screen}
    }
}

/// The desk that every screen shares.
pub(super) fn desk() -> Desk {
    expect_context()
}
