//! Taps of fingers: a click when the finger is lifted, however long it was down and whatever other fingers touch the screen.
//!
//! Browsers do not turn every tap into a click: Firefox none that takes 300 ms, and no browser that of a finger beside
//! another. Here a click is dispatched at `pointerup`, and the one that the browser may generate for the same tap is
//! dropped. Mice, keys and assistive technology click as usual.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, KeyboardEvent, MouseEvent, MouseEventInit, PointerEvent};

use crate::page::base::double_tap::{NEAR, THINGS};

/// The longest tap, in milliseconds: a finger that is down for longer only rests.
const LONGEST: f64 = 1500.0;
/// A finger that comes down within this time after a scroll event of a finger only stops the scrolling, in milliseconds.
const SCROLLING: f64 = 100.0;
/// The longest pause between two scroll events of one movement, in milliseconds.
const PAUSE: f64 = 250.0;

/// A finger that is down.
struct Finger {
    id: i32,
    at: f64,
    place: (i32, i32),
    target: EventTarget,
    /// The tappable element at its position. A browser may choose a target a few pixels beside that.
    under: Option<Element>,
}

/// The fingers on the page.
#[derive(Clone, Copy)]
pub struct Taps {
    down: StoredValue<Vec<Finger>, LocalStorage>,
    /// Whether this module has already decided about the click of the finger lifted last.
    settled: StoredValue<bool>,
    /// When a finger last scrolled, in milliseconds; `None` if none has since the last tap. What the page scrolls to by
    /// itself does not count: nothing moves on after that.
    scrolled: StoredValue<Option<f64>>,
}

/// The tappable element that contains this one.
fn thing(target: &Element) -> Option<Element> {
    let usable = matches!(target.closest(":disabled"), Ok(None));
    target.closest(THINGS).ok().flatten().filter(|_| usable)
}

/// The tappable element at a position in the window, in pixels.
fn thing_at((x, y): (i32, i32)) -> Option<Element> {
    document().element_from_point(x as f32, y as f32).as_ref().and_then(thing)
}

impl Taps {
    /// No finger is down yet.
    pub fn new() -> Self {
        Self {
            down: StoredValue::new_local(Vec::new()),
            settled: StoredValue::new(false),
            scrolled: StoredValue::new(None),
        }
    }

    /// Handles a scroll event: the finger that scrolls, or what moves on after it has been lifted.
    pub fn scroll(self, event: &Event) {
        let now = event.time_stamp();
        self.scrolled
            .update_value(|scrolled| *scrolled = scrolled.map(|last| if now - last < PAUSE { now } else { last }));
    }

    /// Handles `pointerdown`.
    pub fn down(self, event: &PointerEvent) {
        self.settled.set_value(false);
        self.forget(event);
        let at = event.time_stamp();
        let Some(target) = event.target().filter(|_| event.pointer_type() == "touch") else { return };
        let stops = self.scrolled.get_value().is_some_and(|last| at - last <= SCROLLING);
        self.scrolled.set_value(None);
        if !stops {
            let place = (event.client_x(), event.client_y());
            let under = thing_at(place);
            self.down.update_value(|down| down.push(Finger { id: event.pointer_id(), at, place, target, under }));
        }
    }

    /// Handles `pointerup`: dispatches a click if the finger is still where it came down.
    pub fn up(self, event: &PointerEvent) {
        let id = event.pointer_id();
        let mut finger = None;
        self.down.update_value(|down| {
            finger = down.iter().position(|finger| finger.id == id).map(|index| down.swap_remove(index));
        });
        let Some(Finger { at, place: (x, y), target, under, .. }) = finger else { return };
        let (now_x, now_y) = (event.client_x(), event.client_y());
        let stays = (now_x - x).abs() < NEAR && (now_y - y).abs() < NEAR;
        let Some(tapped) = target.dyn_ref::<Element>().filter(|_| stays).and_then(thing) else { return };
        self.settled.set_value(true);
        // An element that has appeared under the finger meanwhile is not tapped.
        let here = thing_at((now_x, now_y));
        let same = here == under || here.as_ref() == Some(&tapped);
        if !same || event.time_stamp() - at > LONGEST {
            return;
        }
        let init = MouseEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_detail(1);
        init.set_client_x(now_x);
        init.set_client_y(now_y);
        let dispatch = |name| {
            let event = MouseEvent::new_with_mouse_event_init_dict(name, &init);
            event.and_then(|event| target.dispatch_event(&event)).unwrap_or(false)
        };
        // As with a mouse: the pressed element takes the focus before the click, unless `mousedown` is prevented.
        if dispatch("mousedown") {
            let _ = tapped.unchecked_ref::<HtmlElement>().focus();
        }
        dispatch("click");
    }

    /// Handles `pointercancel`: the finger scrolls from now on, or has gone.
    pub fn cancel(self, event: &PointerEvent) {
        self.forget(event);
        if event.pointer_type() == "touch" {
            self.scrolled.set_value(Some(event.time_stamp()));
        }
    }

    /// Removes a finger.
    fn forget(self, event: &PointerEvent) {
        self.down.update_value(|down| down.retain(|finger| finger.id != event.pointer_id()));
    }

    /// Handles `touchend`, which follows `pointerup`: if this module has decided about the tap, the browser generates
    /// no click, and no element that has appeared under the finger takes the focus. After a finger that has scrolled,
    /// the page may move on.
    pub fn end(self, event: &Event) {
        self.scrolled.update_value(|scrolled| *scrolled = scrolled.map(|_| event.time_stamp()));
        if event.cancelable() && self.settled.get_value() {
            event.prevent_default();
        }
    }

    /// Handles a click before any other listener. Clicks by keys and assistive technology have a `detail` of 0.
    pub fn click(self, event: &MouseEvent) {
        if event.is_trusted() && event.detail() > 0 && self.settled.get_value() {
            self.settled.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

/// Makes a key that is held press only once.
pub fn press_once(event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if is_held(event) && target.as_ref().and_then(thing).is_some() {
        event.stop_propagation();
        event.prevent_default();
    }
}

/// Whether this is a repeated event of Enter or Space while the key is held.
pub fn is_held(event: &KeyboardEvent) -> bool {
    event.repeat() && matches!(event.key().as_str(), "Enter" | " ")
}
