//! The app: which screen is up.

use leptos::prelude::*;

use super::banner::Banners;
use super::new_game::NewGame;
use super::route::Route;
use super::shelf::Shelf;
use super::table::TablePage;
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
        Route::Shelf => view! { <Shelf /> }.into_any(),
        Route::New(game) => match table(&game) {
            Some(row) => view! { <NewGame row /> }.into_any(),
            None => view! { <Shelf /> }.into_any(),
        },
        Route::Table(id) => view! { <TablePage id /> }.into_any(),
    };
    view! {
        <Banners at_table=Signal::derive(move || matches!(route.get(), Route::Table(_))) />
        {screen}
    }
}

/// The desk that every screen shares.
pub(super) fn desk() -> Desk {
    expect_context()
}
