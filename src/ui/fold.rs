//! Content that can be unfolded.

use leptos::ev::Event;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::{Live, handler, live};

/// A line with content folded in, which is drawn while it is unfolded: `details` alone would keep the elements that are folded.
#[component]
pub fn Fold(
    /// Whether it is unfolded at first.
    #[prop(optional)]
    open: bool,
    /// The classes of the line.
    #[prop(optional)]
    class: &'static str,
    /// Draws the content.
    content: Live<AnyView>,
    /// The line.
    children: Children,
) -> impl IntoView {
    let is_open = RwSignal::new(open);
    let toggled = move |event: Event| {
        let details = event.current_target().and_then(|details| details.dyn_into::<Element>().ok());
        is_open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    view! {
        <details open=open on:toggle=handler(toggled)>
            <summary class=class>{children()}</summary>
            {live(move || is_open.get().then(|| untrack(&content)))}
        </details>
    }
}
