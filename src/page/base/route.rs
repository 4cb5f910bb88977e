//! The route of the browser's address.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::games::IDS;
use crate::page::base::focus::clear_selection;
use crate::play::on_window;

pub use crate::shell::route::{Location, Route};

impl Route {
    /// Navigates to it, replacing the current history entry.
    pub fn replace(&self) {
        let _ = window().location().replace(&self.href());
    }

    /// The current route, as a signal.
    pub fn current() -> Memo<Self> {
        let here = || Self::parse(&window().location().hash().unwrap_or_default(), IDS);
        let route = RwSignal::new(here());
        on_window("hashchange", move |_| {
            let next = here();
            // The screen that goes has the focus: removing the focused element would force the style of the whole page. Another moment of
            // the same screen leaves the focus where it is.
            if next.clone().screen() != route.get_untracked().screen()
                && let Some(active) = document().active_element()
            {
                // Also an element of a board, which is SVG, has the method.
                let _ = active.unchecked_ref::<HtmlElement>().blur();
                clear_selection();
            }
            route.set(next);
        });
        Memo::new(move |_| route.get())
    }
}

impl Location {
    /// The current place, as a signal.
    pub fn current() -> Memo<Self> {
        let route = Route::current();
        Memo::new(move |before: Option<&Self>| before.cloned().unwrap_or_default().followed_by(route.get()))
    }
}
