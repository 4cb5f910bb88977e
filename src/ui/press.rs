//! Touches on drawings: one listener for a whole board.
//!
//! A part of a drawing that can be touched says so by `data-touch`, whose value tells what it is. The parts are focusable
//! elements with the role of a button, which HTML gives no keyboard: here they get it.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

/// The value of `data-touch` of the part that an event came from.
fn touched(event: &Event) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest("[data-touch]").ok()??.get_attribute("data-touch")
}

/// Handlers for `on:click` and `on:keydown` of a drawing: `act` hears the `data-touch` of the part that is clicked, or on which
/// Enter or Space is pressed.
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
