//! The second tap of a double tap, and what it must not do: play what has only just appeared beneath the finger.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

/// For how long after a tap another one at the same place belongs to it, in milliseconds.
const SOON: f64 = 350.0;
/// How far from each other two taps at one place are, in pixels.
const NEAR: i32 = 16;
/// What can be touched.
const THINGS: &str = "button, a, [data-touch], [role='button']";

/// Something that a finger came down on.
#[derive(Clone, PartialEq)]
struct Thing {
    element: Element,
    /// What a button of the next action says: it stays where it is and says something else after each question.
    label: Option<String>,
}

impl Thing {
    fn of(event: &MouseEvent) -> Option<Self> {
        let element = event.target()?.dyn_into::<Element>().ok()?.closest(THINGS).ok()??;
        let label = element.closest(".action-buttons").ok()?.and_then(|_| element.text_content());
        Some(Self { element, label })
    }
}

/// A tap that did something, or may have.
struct Tap {
    at: f64,
    place: (i32, i32),
    thing: Option<Thing>,
}

/// Tells the taps that were meant for what was there before from the others.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<Tap>, LocalStorage>,
    /// What the finger that is down came down on, and whether that was not there when the last tap came.
    down: StoredValue<Option<(Option<Thing>, bool)>, LocalStorage>,
}

impl DoubleTap {
    /// Nothing has been tapped yet.
    pub fn new() -> Self {
        Self { last: StoredValue::new_local(None), down: StoredValue::new_local(None) }
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        let thing = Thing::of(event);
        let new = self.last.with_value(|last| last.as_ref().is_some_and(|last| last.shows(event, thing.as_ref())));
        self.down.set_value(Some((thing, new)));
    }

    /// A tap, before anything hears of it: one for something that was not there is heard by nothing. Keys tap without a finger.
    pub fn click(self, event: &MouseEvent) {
        let thing = Thing::of(event);
        let Some((down, new)) = self.down.try_update_value(Option::take).flatten() else { return };
        if new || (down.is_some() && thing.is_some() && down != thing) {
            event.stop_propagation();
            event.prevent_default();
        } else {
            let place = (event.client_x(), event.client_y());
            self.last.set_value(Some(Tap { at: event.time_stamp(), place, thing }));
        }
    }
}

impl Tap {
    /// Does a finger that comes down now, soon and near, find something else there?
    fn shows(&self, event: &PointerEvent, thing: Option<&Thing>) -> bool {
        let (x, y) = self.place;
        let near = (event.client_x() - x).abs() < NEAR && (event.client_y() - y).abs() < NEAR;
        near && event.time_stamp() - self.at < SOON && thing.is_some() && thing != self.thing.as_ref()
    }
}
