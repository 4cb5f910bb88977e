//! What pointers and keys mean at a table, beyond the [taps](super::taps) of any screen: what has no effect, and what reads.
//!
//! A click has no effect if its target has only just appeared under the pointer: it was meant for the previous content of the page. And what
//! lies on the table can be read: by a click that has no effect otherwise, by a long press, the context menu, `?`, and by the next click after
//! [`Gestures::ask`].
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
/// The least size of a contact that is no fingertip but a hand resting on the glass, in pixels.
pub const PALM_PX: i32 = 56;

/// An element that can be tapped, and what it means at this moment. Two targets are equal if a tap does the same.
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
    /// It goes its way.
    Pass,
    /// It goes its way; [`Gestures::seen`] is to be called when what it changes has become visible.
    Watch,
    /// Nothing else handles it, neither the page nor the browser.
    Stop,
    /// The same, and its element is read instead, as after [`Gestures::ask`]: what has no description by its words, and through a layer over
    /// the table.
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

/// The pointers and keys at one table.
#[derive(Clone, Debug)]
pub struct Gestures<E> {
    /// The same as [`HANDED_ON_MS`] if nobody else is to act.
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
    /// Nothing is down. For `settle_ms` milliseconds after the effect of a click has become visible, another one at the same position has no
    /// effect on what was not there before.
    pub const fn new(settle_ms: u32) -> Self {
        Self { settle_ms, last: None, down: None, press: None, drops_click: false, is_silent: false, is_asking: false }
    }

    /// A touch on the game has been answered, by an effect or by a message, or it has not.
    pub const fn touched(&mut self, is_answered: bool) {
        self.is_silent = !is_answered;
    }

    /// What a click changes became visible at this time.
    pub fn seen(&mut self, at: f64) {
        if let Some(last) = &mut self.last {
            last.seen = Some(at);
        }
    }

    /// The next click reads, or after all does not.
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

    /// A pointer has been lifted, was cancelled, or has left the table.
    pub fn left(&mut self, pointer: i32) {
        if self.press.is_some_and(|(of, _)| of == pointer) {
            self.press = None;
        }
    }

    /// Where a press has begun, if it goes on.
    pub fn pressed(&self) -> Option<Position> {
        self.press.map(|(_, position)| position)
    }

    /// A long press, or the context menu, has read something: the click it ends with has no effect.
    pub const fn read_by_press(&mut self) {
        self.drops_click = true;
    }

    /// A click or [`Key::Activate`] has been handled by everything else. `is_chosen` is whether the element is chosen, so that a touch takes the
    /// choice back or changes nothing, `acts` whether it does something when it is touched. Returns whether the element is read.
    pub const fn handled(&self, is_chosen: bool, acts: bool) -> bool {
        !is_chosen && (self.is_silent || !acts)
    }

    /// A key goes down, before anything has handled it. `is_own` is whether the focused element has a meaning of its own for keys, as a text
    /// field has, `is_exempt` whether it works as usual also while the next click reads, and `is_read` whether [`Key::Question`] has read it.
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
    /// A pointer comes down. `target` is what it would tap, `is_main` whether it is the primary pointer of its device with the main button, and
    /// `contact_px` the larger extent of the contact. Returns whether a press begins: [`LONG_PRESS_MS`] later it is long, if it still goes on.
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

    /// A click, before anything has handled it. `target` is what it taps. `by_pointer` is whether a pointer makes it, and not a key or assistive
    /// technology, `is_exempt` whether the element works as usual also while the next click reads.
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
    /// Whether a pointer that comes down soon after this click and near it meets something else.
    fn is_replaced(&self, at: f64, position: Position, target: Option<&Target<E>>, settle_ms: u32) -> bool {
        let seat = |target: Option<&Target<E>>| target.and_then(|target| target.seat);
        let time = if seat(target) == seat(self.target.as_ref()) { settle_ms } else { HANDED_ON_MS };
        let is_soon = self.seen.is_none_or(|seen| at - seen < time.into());
        are_near(position, self.position) && is_soon && target.is_some() && target != self.target.as_ref()
    }
}
