//! Style sheets that come when they are needed: of a game when it is first seen, and of the rules. The first visit does not wait for
//! them.

use crate::ui::{each, handler};
use leptos::prelude::*;

/// The sheets of this page, by name. They stay as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Stylesheets {
    /// Those that are asked for.
    requested: RwSignal<Vec<&'static str>>,
    /// Those that have come.
    loaded: RwSignal<Vec<&'static str>>,
    /// Those that could not be had when they were asked for last.
    failed: RwSignal<Vec<&'static str>>,
}

impl Stylesheets {
    /// None yet.
    pub fn new() -> Self {
        Self {
            requested: RwSignal::new(Vec::new()),
            loaded: RwSignal::new(Vec::new()),
            failed: RwSignal::new(Vec::new()),
        }
    }

    /// Sees to it that a sheet is there; one that could not be had is tried again.
    pub fn request(self, name: &'static str) {
        if self.has_failed_untracked(name) {
            self.failed.update(|names| names.retain(|other| *other != name));
        }
        if !self.requested.with_untracked(|names| names.contains(&name)) {
            self.requested.update(|names| names.push(name));
        }
    }

    /// Is it there?
    pub fn is_loaded(self, name: &str) -> bool {
        self.loaded.with(|names| names.contains(&name))
    }

    /// Could it not be had?
    pub fn has_failed(self, name: &str) -> bool {
        self.failed.with(|names| names.contains(&name))
    }

    fn has_failed_untracked(self, name: &str) -> bool {
        self.failed.with_untracked(|names| names.contains(&name))
    }

    fn load(self, name: &'static str) {
        self.loaded.update(|names| names.push(name));
    }

    fn fail(self, name: &'static str) {
        self.requested.update(|names| names.retain(|other| *other != name));
        self.failed.update(|names| names.push(name));
    }
}

/// The links to the sheets.
#[component]
pub fn StylesheetLinks(
    /// What is asked for.
    stylesheets: Stylesheets,
) -> impl IntoView {
    let sheet = move |name: &'static str| {
        view! {
            <link
                rel="stylesheet"
                href=format!("style/{name}.css")
                on:load=handler(move |_| stylesheets.load(name))
                on:error=handler(move |_| stylesheets.fail(name))
            />
        }
    };
    each(move || stylesheets.requested.get(), |name| *name, sheet)
}
