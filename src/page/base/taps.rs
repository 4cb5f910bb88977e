//! Taps on the page: passes events of the browser to [`Taps`], and clicks the elements that are tapped.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, MouseEventInit, PointerEvent};

use crate::shell::taps::{Finger, Position, Taps};

/// The selector of elements that can be tapped.
pub const TAPPED: &str = "button, a, summary, [data-touch], [data-read], [role='button']";

/// The taps of the page.
#[derive(Clone, Copy)]
pub struct PageTaps(StoredValue<Taps<Element>, LocalStorage>);

/// The element at which an event happened.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The element that contains this one and matches the selector.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// The position of an event in the window.
pub fn position_of(event: &MouseEvent) -> Position {
    (event.client_x(), event.client_y())
}

/// Keeps an event from all other handlers and from the browser.
pub fn stop(event: &Event) {
    event.stop_propagation();
    event.prevent_default();
}

/// Whether a pointer makes a click: those by keys and assistive technology have a `detail` of 0.
pub fn is_by_pointer(click: &MouseEvent) -> bool {
    click.detail() > 0
}

/// The usable element that can be tapped and contains this one.
fn tapped(element: &Element) -> Option<Element> {
    closest(element, TAPPED).filter(|_| closest(element, ":disabled").is_none())
}

/// The usable element at a position in the window that can be tapped.
fn tapped_at((x, y): Position) -> Option<Element> {
    document().element_from_point(x as f32, y as f32).as_ref().and_then(tapped)
}

fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

impl PageTaps {
    /// No finger is down.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Taps::new()))
    }

    /// Handles `pointerdown`, before any other listener.
    pub fn down(self, event: &PointerEvent) {
        let Some(element) = target(event) else { return };
        let (is_touch, position) = (is_touch(event), position_of(event));
        let under = if is_touch { tapped_at(position) } else { None };
        let finger = Finger { pointer: event.pointer_id(), at: event.time_stamp(), position, element, under };
        self.0.update_value(|taps| taps.down(finger, is_touch));
    }

    /// Handles `pointerup`, before any other listener.
    pub fn up(self, event: &PointerEvent) {
        let lifted = self.0.try_update_value(|taps| taps.lift(event.pointer_id()));
        let Some(finger) = lifted.flatten() else { return };
        let (at, position) = (event.time_stamp(), position_of(event));
        let Some(tapped) = tapped(&finger.element) else { return };
        let under = tapped_at(position);
        let is_tap = self.0.try_update_value(|taps| taps.is_tap(&finger, at, position, &tapped, under.as_ref()));
        if is_tap == Some(true) {
            click(&finger.element, &tapped, position);
        }
    }

    /// Handles `pointercancel`.
    pub fn cancel(self, event: &PointerEvent) {
        self.0.update_value(|taps| taps.cancel(event.pointer_id(), is_touch(event), event.time_stamp()));
    }

    /// Handles `touchend`, which follows `pointerup`.
    pub fn end(self, event: &Event) {
        let prevents = self.0.try_update_value(|taps| taps.ended(event.time_stamp()));
        if prevents == Some(true) && event.cancelable() {
            event.prevent_default();
        }
    }

    /// Handles a scroll event.
    pub fn scroll(self, event: &Event) {
        self.0.update_value(|taps| taps.scroll(event.time_stamp()));
    }

    /// Handles a click, before any other listener.
    pub fn click(self, event: &MouseEvent) {
        let is_dropped = self.0.try_update_value(|taps| taps.click(is_by_pointer(event), event.is_trusted()));
        if is_dropped == Some(true) {
            stop(event);
        }
    }
}

/// Clicks an element. As with a mouse, it takes the focus before the click, unless `mousedown` is prevented.
fn click(element: &Element, tapped: &Element, (x, y): Position) {
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_detail(1);
    init.set_client_x(x);
    init.set_client_y(y);
    let dispatch = |name| {
        let event = MouseEvent::new_with_mouse_event_init_dict(name, &init);
        event.and_then(|event| element.dispatch_event(&event)).unwrap_or(false)
    };
    if dispatch("mousedown") {
        let _ = tapped.unchecked_ref::<HtmlElement>().focus();
    }
    dispatch("click");
}

/// Makes a key that is held press only once.
pub fn press_once(event: &KeyboardEvent) {
    if is_held(event) && target(event).as_ref().and_then(tapped).is_some() {
        stop(event);
    }
}

/// Whether this is a repeated event of Enter or Space while the key is held.
pub fn is_held(event: &KeyboardEvent) -> bool {
    event.repeat() && matches!(event.key().as_str(), "Enter" | " ")
}
