//! The app: which screen is up.

use crate::signals::*;

use super::banner::banners;
use super::new_game::new_game;
use super::route::Route;
use super::rules::rules_page;
use super::shelf::shelf;
use super::table::table_page;
use crate::games::tables::table;
use crate::session::AppContext;
use crate::ui::Part;

/// A screen that is up.
struct Screen {
    route: Route,
    part: Part,
    /// Of everything that the screen needs; it goes with the screen.
    _owner: Owner,
    /// Where the rules lead back to.
    back: Route,
    /// The new game that waits below the rules, with all that has been entered there.
    below: Option<Box<Self>>,
}

impl Screen {
    /// Takes the screen from the page. What is left of it if the rules come next: where they lead back to, and what waits there.
    fn leave(self) -> (Route, Option<Box<Self>>) {
        self.part.unmount();
        match self.route {
            Route::Rules(_) => (self.back, self.below),
            Route::New(_) => (self.route.clone(), Some(Box::new(self))),
            route => (route, None),
        }
    }
}

/// The app: puts its screens into the body of the document, one after the other.
pub fn app() {
    let app = AppContext::open();
    let route = Route::signal();
    // Grows when this tab takes a game over that another one has played on: the table is opened anew.
    let reopened = RwSignal::new(0u32);

    // The shelf's frame in the document has done its work.
    if let Some(frame) = document().get_element_by_id("frame") {
        frame.remove();
    }
    let body = document().body().expect("a document has a body");
    let at_table = move || matches!(route.get(), Route::Table(_) | Route::Rules(_));
    banners(app, Signal::derive(at_table)).mount(&body);

    let app = Owner::current().expect("the app has been started with an owner");
    let screens = RenderEffect::new(move |before: Option<Screen>| {
        reopened.track();
        let route = route.get();
        let (back, below) = before.map_or((Route::Shelf, None), Screen::leave);
        let screen = match below {
            Some(below) if below.route == route => *below,
            below => {
                let owner = app.child();
                let draw = || match &route {
                    Route::Shelf => shelf(app),
                    Route::New(game) => table(game).map_or_else(|| shelf(app), |row| new_game(app, row)),
                    Route::Table(id) => table_page(app, id, reopened),
                    Route::Rules(game) => {
                        table(game).map_or_else(|| shelf(app), |row| rules_page(app, row, back.clone()))
                    }
                };
                let part = owner.with(|| untrack(draw));
                let below = below.filter(|_| matches!(route, Route::Rules(_)));
                Screen { route, part, _owner: owner, back, below }
            }
        };
        screen.part.mount(&body);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        screen
    });
    StoredValue::new(screens);
}
