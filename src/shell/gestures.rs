//! Gestures at a table, in addition to the [taps](super::taps) of every screen: which clicks are dropped, and which inputs read.
//!
//! A click is dropped if its target has only just appeared under the pointer: it was meant for the previous content of the page. Elements are
//! read by a click that has no other effect, a long press, the context menu, `?`, and the next click after [`Gestures::ask`].
//!
//! Each input is a method, and the caller carries out what it returns. Elements are ids of any type `E`, times milliseconds on the clock of
//! events.

use crate::engine::Seat;
use crate::shell::taps::{Position, are_near};

/// How long after the effect of a tap has become visible another tap at the same position is attributed to the first, if another player is
/// to act now, in milliseconds: noticing whose turn it is takes longer than noticing a change.
pub const HANDED_ON_MS: u32 = 500;
/// The duration of a long press, in milliseconds.
pub const LONG_PRESS_MS: u32 = 500;
/// The smallest contact that counts as a palm and not as a fingertip, in pixels.
pub const PALM_PX: i32 = 56;

/// An element that can be tapped, and its present meaning. Two targets are equal if a tap on them has the same effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Target<E> {
    /// The element.
    pub element: E,
    /// Its text, if the element stays where it is and its text changes with each decision.
    pub label: Option<String>,
    /// The seat that is to act with it.
    pub seat: Option<Seat>,
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Enter or Space.
    Activate,
    /// `?`
    Question,
    /// Escape.
    Escape,
    /// Any other key.
    Other,
}

/// What the caller does with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Other handlers get the event.
    Pass,
    /// Other handlers get the event; [`Gestures::seen`] is to be called when its effect has become visible.
    Watch,
    /// No other handler gets the event, and neither does the browser.
    Stop,
    /// The same, and its element is read: by its words if it has no description, and through a layer over the table.
    Read,
}

/// A click that had, or may have had, an effect.
#[derive(Clone, Debug)]
struct Last<E> {
    /// When its effect became visible; `None` until then.
    seen: Option<f64>,
    position: Position,
    target: Option<Target<E>>,
}

/// The state of the gestures at one table.
#[derive(Clone, Debug)]
pub struct Gestures<E> {
    /// The counterpart of [`HANDED_ON_MS`] for the same seat to act, in milliseconds.
    settle_ms: u32,
    last: Option<Last<E>>,
    /// The target of the pointer that came down last, and whether that was not there at the last click.
    down: Option<(Option<Target<E>>, bool)>,
    /// The pointer of a press, and where it has begun.
    press: Option<(i32, Position)>,
    /// Whether the click that a long press ends with is still to come.
    drops_click: bool,
    /// Whether the last touch on the game had no effect and no message.
    is_silent: bool,
    is_asking: bool,
}

impl<E> Gestures<E> {
    /// No pointer is down. For `settle_ms` milliseconds after the effect of a click has become visible, a click at the same position is dropped
    /// if its target is another one.
    pub const fn new(settle_ms: u32) -> Self {
        Self { settle_ms, last: None, down: None, press: None, drops_click: false, is_silent: false, is_asking: false }
    }

    /// The game has handled a touch. `is_answered`: it had an effect or a message.
    pub const fn touched(&mut self, is_answered: bool) {
        self.is_silent = !is_answered;
    }

    /// The effect of the last click has become visible.
    pub fn seen(&mut self, at: f64) {
        if let Some(last) = &mut self.last {
            last.seen = Some(at);
        }
    }

    /// Makes the next click read, or cancels that.
    pub const fn ask(&mut self) {
        self.is_asking = !self.is_asking;
    }

    /// Whether the next click reads.
    pub const fn is_asking(&self) -> bool {
        self.is_asking
    }

    /// A pointer has moved.
    pub fn moved(&mut self, pointer: i32, position: Position) {
        if self.press.is_some_and(|(of, from)| of == pointer && !are_near(position, from)) {
            self.press = None;
        }
    }

    /// A pointer has been lifted, has been cancelled, or has left the table.
    pub fn left(&mut self, pointer: i32) {
        if self.press.is_some_and(|(of, _)| of == pointer) {
            self.press = None;
        }
    }

    /// Where a press has begun, if it goes on.
    pub fn pressed(&self) -> Option<Position> {
        self.press.map(|(_, position)| position)
    }

    /// A long press or the context menu has read an element: the click that ends it is dropped.
    pub const fn read_by_press(&mut self) {
        self.drops_click = true;
    }

    /// A click or [`Key::Activate`] has been handled by all other listeners. `is_chosen`: the element is chosen, and a touch takes the choice back
    /// or changes nothing. `acts`: the element has an action. Returns whether the element is read.
    pub const fn handled(&self, is_chosen: bool, acts: bool) -> bool {
        !is_chosen && (self.is_silent || !acts)
    }

    /// A key goes down, before any other listener. `is_own`: the focused element handles keys itself, as a text field does. `is_exempt`: it works as
    /// usual even while the next click reads. `is_read`: [`Key::Question`] has read it.
    pub fn key(&mut self, key: Key, is_own: bool, is_exempt: bool, is_read: bool) -> Answer {
        self.is_silent = false;
        match key {
            _ if is_own => Answer::Pass,
            Key::Question => {
                self.is_asking ^= !is_read;
                Answer::Stop
            }
            Key::Escape if self.is_asking => {
                self.is_asking = false;
                Answer::Stop
            }
            Key::Activate if self.is_asking && !is_exempt => {
                self.is_asking = false;
                Answer::Read
            }
            _ => Answer::Pass,
        }
    }
}

impl<E: PartialEq> Gestures<E> {
    /// A pointer comes down. `target`: the target of a tap there. `is_main`: it is the primary pointer of its device, with the main button.
    /// `contact_px`: the larger extent of the contact. Returns whether a press begins: if it does not end, it is long
    /// after [`LONG_PRESS_MS`].
    pub fn down(
        &mut self,
        pointer: i32,
        at: f64,
        position: Position,
        target: Option<Target<E>>,
        is_main: bool,
        contact_px: i32,
    ) -> bool {
        let last = self.last.as_ref();
        let is_new = last.is_some_and(|last| last.is_replaced(at, position, target.as_ref(), self.settle_ms));
        self.down = Some((target, is_new));
        self.drops_click = false;
        let presses = is_main && contact_px < PALM_PX;
        self.press = presses.then_some((pointer, position));
        presses
    }

    /// A click, before any other listener. `by_pointer`: a pointer makes it, not a key or assistive technology. `is_exempt`: the element works as
    /// usual even while the next click reads.
    pub fn click(
        &mut self,
        by_pointer: bool,
        position: Position,
        target: Option<Target<E>>,
        is_exempt: bool,
    ) -> Answer {
        self.is_silent = false;
        if by_pointer && std::mem::take(&mut self.drops_click) {
            return Answer::Stop;
        }
        if self.is_asking && !is_exempt {
            self.is_asking = false;
            return Answer::Read;
        }
        let Some((down, is_new)) = self.down.take_if(|_| by_pointer) else { return Answer::Pass };
        if is_new || (down.is_some() && target.is_some() && down != target) {
            return Answer::Stop;
        }
        self.last = Some(Last { seen: None, position, target });
        Answer::Watch
    }
}

impl<E: PartialEq> Last<E> {
    /// Whether another target is now at the position of this click, while it is guarded.
    fn is_replaced(&self, at: f64, position: Position, target: Option<&Target<E>>, settle_ms: u32) -> bool {
        let seat = |target: Option<&Target<E>>| target.and_then(|target| target.seat);
        let time = if seat(target) == seat(self.target.as_ref()) { settle_ms } else { HANDED_ON_MS };
        let is_soon = self.seen.is_none_or(|seen| at - seen < time.into());
        are_near(position, self.position) && is_soon && target.is_some() && target != self.target.as_ref()
    }
}
