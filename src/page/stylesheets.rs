//! Style sheets on demand: that of a game when it is first shown, and that of the rules. The first visit does not wait for them.

use crate::ui::{each, handler};
use leptos::prelude::*;

/// The style sheets of this page, by name. They stay loaded as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Stylesheets {
    /// The requested ones.
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

    /// Requests a style sheet; one that failed is requested again.
    pub fn request(self, name: &'static str) {
        if self.has_failed_untracked(name) {
            self.failed.update(|names| names.retain(|other| *other != name));
        }
        if !self.requested.with_untracked(|names| names.contains(&name)) {
            self.requested.update(|names| names.push(name));
        }
    }

    /// Whether it is loaded.
    pub fn is_loaded(self, name: &str) -> bool {
        self.loaded.with(|names| names.contains(&name))
    }

    /// Whether its last request failed.
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

/// The `link` elements of the style sheets.
#[component]
pub fn StylesheetLinks(
    /// The requested style sheets.
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
