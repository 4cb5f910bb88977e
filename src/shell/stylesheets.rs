//! Style sheets that come when they are needed: of a game when it is first seen, and of the rules. The first visit does not wait for
//! them.

use leptos::prelude::*;

/// The sheets that are asked for, by name. They stay as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Stylesheets(RwSignal<Vec<&'static str>>);

impl Stylesheets {
    /// None yet.
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Sees to it that a sheet is there.
    pub fn request(self, name: &'static str) {
        if !self.0.with_untracked(|names| names.contains(&name)) {
            self.0.update(|names| names.push(name));
        }
    }

    /// A sheet that cannot be had now is asked for again the next time.
    fn forget(self, name: &'static str) {
        self.0.update(|names| names.retain(|other| *other != name));
    }
}

/// The links to the sheets.
#[component]
pub fn StylesheetLinks(
    /// What is asked for.
    stylesheets: Stylesheets,
) -> impl IntoView {
    view! {
        <For each=move || stylesheets.0.get() key=|name| *name let:name>
            <link rel="stylesheet" href=format!("style/{name}.css") on:error=move |_| stylesheets.forget(name) />
        </For>
    }
    .into_any()
}
