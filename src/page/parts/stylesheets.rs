//! Style sheets on demand: those of the table and of a game when it is first shown, and that of the rules. The first visit does not wait
//! for them.

use leptos::prelude::*;

use super::fetching::FETCH_MAX;
use crate::ui::{each, handler};

/// The style sheet of the table. It precedes all others, which override parts of it.
const TABLE: &str = "table";

/// The style sheets of this page, by name. They stay loaded as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Stylesheets {
    /// The requested ones, without that of the table.
    requested: RwSignal<Vec<&'static str>>,
    /// The loaded ones.
    loaded: RwSignal<Vec<&'static str>>,
    /// Those whose last request failed.
    failed: RwSignal<Vec<&'static str>>,
}

impl Stylesheets {
    /// No style sheets yet.
    pub fn new() -> Self {
        Self {
            requested: RwSignal::new(Vec::new()),
            loaded: RwSignal::new(Vec::new()),
            failed: RwSignal::new(Vec::new()),
        }
    }

    /// Requests a style sheet, and that of the table; one that failed is requested again.
    pub fn request(self, name: &'static str) {
        let sheets = [TABLE, name];
        if self.failed.with_untracked(|failed| sheets.iter().any(|sheet| failed.contains(sheet))) {
            self.failed.update(|failed| failed.retain(|sheet| !sheets.contains(sheet)));
        }
        if !self.requested.with_untracked(|requested| requested.contains(&name)) {
            self.requested.update(|requested| requested.push(name));
        }
    }

    /// Whether it and that of the table are loaded.
    pub fn is_loaded(self, name: &str) -> bool {
        self.loaded.with(|loaded| [TABLE, name].iter().all(|sheet| loaded.contains(sheet)))
    }

    /// Whether the last request of it or of that of the table failed.
    pub fn has_failed(self, name: &str) -> bool {
        self.failed.with(|failed| [TABLE, name].iter().any(|sheet| failed.contains(sheet)))
    }

    /// The names of the `link` elements, in order.
    fn links(self) -> Vec<&'static str> {
        let requested = self.requested.get();
        let table = (!requested.is_empty()).then_some(TABLE);
        self.failed.with(|failed| table.into_iter().chain(requested).filter(|sheet| !failed.contains(sheet)).collect())
    }

    fn load(self, name: &'static str) {
        self.loaded.update(|names| names.push(name));
    }

    fn fail(self, name: &'static str) {
        if [self.loaded, self.failed].iter().all(|names| names.with_untracked(|names| !names.contains(&name))) {
            self.failed.update(|names| names.push(name));
        }
    }
}

/// The `link` elements of the style sheets.
#[component]
pub fn StylesheetLinks(
    /// The requested style sheets.
    stylesheets: Stylesheets,
) -> impl IntoView {
    let sheet = move |name: &'static str| {
        // A line may hang without an error. Without its element the browser gives the request up.
        let limit = set_timeout_with_handle(move || stylesheets.fail(name), FETCH_MAX).ok();
        on_cleanup(move || limit.into_iter().for_each(|limit| limit.clear()));
        view! {
            <link
                rel="stylesheet"
                href=format!("style/{name}.css")
                on:load=handler(move |_| stylesheets.load(name))
                on:error=handler(move |_| stylesheets.fail(name))
            />
        }
    };
    each(move || stylesheets.links(), |name| *name, sheet)
}
