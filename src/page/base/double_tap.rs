//! Drops the second tap of a double tap if its target has only just appeared under the finger.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

use crate::engine::Seat;
use crate::play::{Handle, Timeout, services};
use crate::table::SETTLE;

/// How long after the effect of a tap has become visible another tap at the same place is attributed to the first, if
/// another player is to act now, in milliseconds: noticing whose turn it is takes longer than noticing a change.
/// Otherwise it is [`SETTLE`].
const HANDED_ON: u32 = 500;
/// The distance below which two taps count as being at the same place, in pixels per axis.
pub const NEAR: i32 = 16;
/// The selector of touchable elements.
pub const THINGS: &str = "button, a, summary, [data-touch], [data-read], [role='button']";

/// The touchable element under a tap.
#[derive(Clone, PartialEq)]
struct Thing {
    element: Element,
    /// The label of a button in the area of the next action: the button stays where it is and its label changes with each decision.
    label: Option<String>,
    /// The seat that is to act with it.
    seat: Option<Seat>,
}

impl Thing {
    fn of(event: &MouseEvent, handle: Handle) -> Option<Self> {
        let element = event.target()?.dyn_into::<Element>().ok()?.closest(THINGS).ok()??;
        let within = |selector: &str| element.closest(selector).ok().flatten();
        let label = within(".action-buttons").and_then(|_| element.text_content());
        let seat = within(".board, .actions").and_then(|_| handle.status.with_untracked(|status| status.active_seat));
        Some(Self { element, label, seat })
    }
}

/// A tap that had, or may have had, an effect.
struct Tap {
    /// When its effect became visible, on the clock of events; `None` until then.
    seen: Option<f64>,
    place: (i32, i32),
    thing: Option<Thing>,
}

/// Filters taps that were meant for a previous content of the page.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<Tap>, LocalStorage>,
    /// The element under the finger that is down, and whether that element was not there at the last tap.
    down: StoredValue<Option<(Option<Thing>, bool)>, LocalStorage>,
    handle: Handle,
    frame: Timeout,
}

impl DoubleTap {
    /// A filter before the first tap.
    pub fn new(handle: Handle) -> Self {
        Self { last: StoredValue::new_local(None), down: StoredValue::new_local(None), handle, frame: Timeout::new() }
    }

    /// Handles `pointerdown`.
    pub fn down(self, event: &PointerEvent) {
        let thing = Thing::of(event, self.handle);
        let new = self.last.with_value(|last| last.as_ref().is_some_and(|last| last.shows(event, thing.as_ref())));
        self.down.set_value(Some((thing, new)));
    }

    /// Handles a tap before any other listener: stops one on an element that has just appeared. Taps by keyboard have
    /// no `pointerdown` and pass.
    pub fn click(self, event: &MouseEvent) {
        let thing = Thing::of(event, self.handle);
        let Some((down, new)) = self.down.try_update_value(Option::take).flatten() else { return };
        if new || (down.is_some() && thing.is_some() && down != thing) {
            event.stop_propagation();
            event.prevent_default();
        } else {
            let place = (event.client_x(), event.client_y());
            self.last.set_value(Some(Tap { seen: None, place, thing }));
            self.frame.after_seen(0, move || {
                let now = services::elapsed();
                self.last.update_value(|last| last.iter_mut().for_each(|last| last.seen = Some(now)));
            });
        }
    }
}

impl Tap {
    /// Whether a finger that comes down now, soon after this tap and near it, meets another element.
    fn shows(&self, event: &PointerEvent, thing: Option<&Thing>) -> bool {
        let (x, y) = self.place;
        let near = (event.client_x() - x).abs() < NEAR && (event.client_y() - y).abs() < NEAR;
        let seat = |thing: Option<&Thing>| thing.and_then(|thing| thing.seat);
        let time = if seat(thing) == seat(self.thing.as_ref()) { SETTLE } else { HANDED_ON };
        let soon = self.seen.is_none_or(|seen| event.time_stamp() - seen < time.into());
        near && soon && thing.is_some() && thing != self.thing.as_ref()
    }
}
