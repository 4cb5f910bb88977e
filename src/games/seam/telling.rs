//! How the events of a game are told at a table: in parts, for a time, with sounds and trails. PURE.

use std::ops::Range;

use super::Sound;
use crate::engine::{Game, Seat, Step};

/// A game whose events are told at a table.
pub trait GameTelling: Game {
    /// The parts in which an event is told before its result is displayed; none for most events. Meanwhile the state before it is
    /// displayed, with [`SceneInput::told`](super::SceneInput).
    fn parts(step: &Step<Self>) -> Vec<Part> {
        let _ = step;
        Vec::new()
    }

    /// Time for which the result of an event is displayed before anything else happens, in milliseconds; 0 for most events. Meanwhile it is
    /// [`SceneInput::held`](super::SceneInput).
    fn display_ms(step: &Step<Self>) -> u32 {
        let _ = step;
        0
    }

    /// Whether the next event serves the same purpose as this one, so that both are displayed together if a bot plays them.
    fn continues(step: &Step<Self>) -> bool {
        let _ = step;
        false
    }

    /// The trails that an event of a bot leaves on the board until a person acts.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let _ = step;
        Vec::new()
    }

    /// The sounds of an event, as far as its effects are displayed; those of tumbling dice are not included.
    fn sounds(step: &Step<Self>) -> Vec<Sound> {
        let _ = step;
        Vec::new()
    }

    /// The sounds of one of the [parts](Self::parts) of an event, or of what follows the last one.
    fn sounds_of_part(step: &Step<Self>, effects: Range<usize>) -> Vec<Sound> {
        if effects.start == 0 { Self::sounds(step) } else { Vec::new() }
    }
}

/// A part of an event that is told before its result is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The number of effects of the event that have been told with it.
    pub until: usize,
    /// Time for which it is displayed, in milliseconds.
    pub time: u32,
}

/// The part of an event that is displayed.
#[derive(Debug)]
pub struct Told<'a, G: Game> {
    /// The whole event.
    pub step: &'a Step<G>,
    /// The number of its effects that have been told before.
    pub from: usize,
    /// The number of effects told with this part.
    pub until: usize,
}

impl<G: Game> Clone for Told<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Told<'_, G> {}

impl<'a, G: Game> Told<'a, G> {
    /// The effects of this part.
    pub fn effects(self) -> &'a [G::Effect] {
        self.step.effects.get(self.from..self.until).unwrap_or_default()
    }

    /// All effects that have been told, with those of this part.
    pub fn so_far(self) -> &'a [G::Effect] {
        self.step.effects.get(..self.until).unwrap_or_default()
    }
}

/// The trail of a seat on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    /// The seat.
    pub seat: Seat,
    /// The name of the piece that leaves it; the same piece continues its trail where that ended. `None` where a seat has only one trail.
    pub piece: Option<String>,
    /// The `data-place` or `data-touch` of each element on the way, in order. A single one continues the last trail of the seat;
    /// without one, the event belongs to the last trail, if that is the seat's.
    pub places: Vec<String>,
}
