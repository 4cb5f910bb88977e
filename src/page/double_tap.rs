//! The second tap of a double tap, and what it must not do: play what has only just appeared beneath the finger.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent, PointerEvent};

use crate::engine::Seat;
use crate::play::{Handle, SETTLE, Timeout};

/// For how long after what a tap did is seen another one at the same place belongs to it where somebody else is to act now, in
/// milliseconds: to see whose turn it is takes longer than to see that something has changed. Else it is [`SETTLE`].
const HANDED_ON: u32 = 500;
/// How far from each other two taps at one place are, in pixels.
pub const NEAR: i32 = 16;
/// What can be touched.
pub const THINGS: &str = "button, a, summary, [data-touch], [role='button']";

/// Something that a finger came down on.
#[derive(Clone, PartialEq)]
struct Thing {
    element: Element,
    /// What a button of the next action says: it stays where it is and says something else after each question.
    label: Option<String>,
    /// Who is to act with it.
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

/// A tap that did something, or may have.
struct Tap {
    /// When what it did was seen, on the clock of events; `None` until then.
    seen: Option<f64>,
    place: (i32, i32),
    thing: Option<Thing>,
}

/// Tells the taps that were meant for what was there before from the others.
#[derive(Clone, Copy)]
pub struct DoubleTap {
    last: StoredValue<Option<Tap>, LocalStorage>,
    /// What the finger that is down came down on, and whether that was not there when the last tap came.
    down: StoredValue<Option<(Option<Thing>, bool)>, LocalStorage>,
    handle: Handle,
    frame: Timeout,
}

impl DoubleTap {
    /// Nothing has been tapped yet.
    pub fn new(handle: Handle) -> Self {
        Self { last: StoredValue::new_local(None), down: StoredValue::new_local(None), handle, frame: Timeout::new() }
    }

    /// A finger comes down.
    pub fn down(self, event: &PointerEvent) {
        let thing = Thing::of(event, self.handle);
        let new = self.last.with_value(|last| last.as_ref().is_some_and(|last| last.shows(event, thing.as_ref())));
        self.down.set_value(Some((thing, new)));
    }

    /// A tap, before anything hears of it: one for something that was not there is heard by nothing. Keys tap without a finger.
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
                let now = window().performance().map(|clock| clock.now());
                self.last.update_value(|last| last.iter_mut().for_each(|last| last.seen = now));
            });
        }
    }
}

impl Tap {
    /// Does a finger that comes down now, soon and near, find something else there?
    fn shows(&self, event: &PointerEvent, thing: Option<&Thing>) -> bool {
        let (x, y) = self.place;
        let near = (event.client_x() - x).abs() < NEAR && (event.client_y() - y).abs() < NEAR;
        let seat = |thing: Option<&Thing>| thing.and_then(|thing| thing.seat);
        let time = if seat(thing) == seat(self.thing.as_ref()) { SETTLE } else { HANDED_ON };
        let soon = self.seen.is_none_or(|seen| event.time_stamp() - seen < time.into());
        near && soon && thing.is_some() && thing != self.thing.as_ref()
    }
}
