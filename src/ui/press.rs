//! Touches on drawings: one listener for a whole board.
//!
//! Touchable parts of a drawing have the attribute `data-touch`; its value identifies the part. They are focusable
//! elements with the role of a button, which have no keyboard handling in HTML: this module adds it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::live::{Live, live};

/// The value of `data-touch` of the part that is the source of an event.
fn touched(event: &Event) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-touch]").ok()??.get_attribute("data-touch")
}

/// The role of a part of a drawing that has a label: a button, or an image where nothing can be touched.
pub const fn part_role(touchable: bool) -> &'static str {
    if touchable { "button" } else { "img" }
}

/// Whether a bot decides, so that the people can do nothing on the board; provided as a context.
#[derive(Clone, Copy)]
pub struct Watched(pub Signal<bool>);

/// The attribute `aria-disabled` of a part of a drawing with a label: nothing is available while a bot decides. See [`part_role`].
pub fn part_disabled(
    touchable: bool,
    is_available: impl Fn() -> bool + Send + Sync + 'static,
) -> Live<Option<&'static str>> {
    let watched = use_context::<Watched>();
    live(move || {
        let is_watched = || watched.is_some_and(|watched| watched.0.get());
        touchable.then(|| if is_available() && !is_watched() { "false" } else { "true" })
    })
}

/// Whether an element that is no text field displays that it has the focus. To pointer users it does not: see `.by-pointer` in the style sheet.
pub fn shows_focus(element: &Element) -> bool {
    element.matches(":focus-visible:not(.by-pointer *)").unwrap_or(false)
}

/// Handlers for `on:click` and `on:keydown` of a drawing: `act` receives the `data-touch` of the part that is clicked,
/// or on which Enter or Space is pressed.
pub fn on_parts(act: impl Fn(&str) + Clone + 'static) -> (impl Fn(MouseEvent), impl Fn(KeyboardEvent)) {
    let on_key = act.clone();
    (
        move |event| {
            if let Some(part) = touched(&event) {
                act(&part);
            }
        },
        move |event| {
            if matches!(event.key().as_str(), "Enter" | " ")
                && let Some(part) = touched(&event)
            {
                // Space would scroll the page.
                event.prevent_default();
                on_key(&part);
            }
        },
    )
}
