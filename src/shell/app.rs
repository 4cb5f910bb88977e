//! The app: which screen is up.

use crate::signals::*;

use super::banner::banners;
use super::new_game::new_game;
use super::route::Route;
use super::shelf::shelf;
use super::table::table_page;
use crate::games::tables::table;
use crate::session::Desk;
use crate::ui::Part;

/// The app: puts its screens into the body of the document, one after the other.
pub fn app() {
    let desk = Desk::open();
    let route = Route::signal();
    // Grows when this tab takes a game over that another one has played on: the table is opened anew.
    let reopened = RwSignal::new(0u32);

    // The shelf's frame in the document has done its work.
    if let Some(frame) = document().get_element_by_id("frame") {
        frame.remove();
    }
    let body = document().body().expect("a document has a body");
    banners(desk, Signal::derive(move || matches!(route.get(), Route::Table(_)))).mount(&body);

    // Every screen has an owner of its own, which goes with it.
    let screens = RenderEffect::new(move |before: Option<Part>| {
        reopened.track();
        let route = route.get();
        if let Some(before) = before {
            before.unmount();
        }
        let screen = untrack(|| match route {
            Route::Shelf => shelf(desk),
            Route::New(game) => table(&game).map_or_else(|| shelf(desk), |row| new_game(desk, row)),
            Route::Table(id) => table_page(desk, &id, reopened),
        });
        screen.mount(&body);
        screen
    });
    StoredValue::new(screens);
}
