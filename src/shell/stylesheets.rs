//! Style sheets that come when they are needed: of a game when it is first seen, and of the rules. The first visit does not wait for
//! them.

use crate::ui::{each, handler};
use leptos::prelude::*;

/// The sheets of this page, by name. They stay as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Stylesheets {
    /// Those that are asked for.
    requested: RwSignal<Vec<&'static str>>,
    /// Those that have come or cannot be had.
    settled: RwSignal<Vec<&'static str>>,
}

impl Stylesheets {
    /// None yet.
    pub fn new() -> Self {
        Self { requested: RwSignal::new(Vec::new()), settled: RwSignal::new(Vec::new()) }
    }

    /// Sees to it that a sheet is there.
    pub fn request(self, name: &'static str) {
        if !self.requested.with_untracked(|names| names.contains(&name)) {
            self.requested.update(|names| names.push(name));
        }
    }

    /// Need nobody wait for it any more? What cannot be had is not waited for: a table without its looks can still be played at.
    pub fn is_settled(self, name: &str) -> bool {
        self.settled.with(|names| names.contains(&name))
    }

    fn settle(self, name: &'static str) {
        self.settled.update(|names| names.push(name));
    }

    /// A sheet that cannot be had now is asked for again the next time.
    fn fail(self, name: &'static str) {
        self.requested.update(|names| names.retain(|other| *other != name));
        self.settle(name);
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
                on:load=handler(move |_| stylesheets.settle(name))
                on:error=handler(move |_| stylesheets.fail(name))
            />
        }
    };
    each(move || stylesheets.requested.get(), |name| *name, sheet)
}
