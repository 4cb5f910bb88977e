//! Looking at the past of a game, event by event, forwards and backwards.

use super::Table;
use super::again::Again;
use crate::engine::{Seat, Step};
use crate::games::{Asked, GameScene};

/// A mark on the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of events before it.
    pub at: usize,
    /// The seat whose turn begins there; `None` for an event that is displayed for a while, or on which bots remark.
    pub turn: Option<Seat>,
}

impl<G: GameScene> Table<G> {
    /// A table at which the past of the game is looked at, after this number of events.
    #[must_use]
    pub fn looking_at(mut self, at: usize) -> Self {
        self.looks = true;
        self.look_at(at);
        self.take_commands();
        self
    }

    /// Displays the game as it was after this number of events. The next event is displayed with its motion, the last one backwards.
    pub(super) fn look_at(&mut self, at: usize) {
        let events = self.timeline.events();
        let at = at.min(events.len());
        let next = self.again.as_ref().filter(|again| again.at + 1 == at);
        let step = next.and_then(|again| Step::new(&again.state, events.get(again.at)?.clone()).ok());
        let state = step.as_ref().map_or_else(|| self.timeline.state_at(at), |step| step.after.clone());
        let is_back = self.again.as_ref().is_some_and(|again| again.at == at + 1);
        let undone = events.get(at).filter(|_| is_back).and_then(|event| Step::new(&state, event.clone()).ok());
        self.looks = true;
        self.forget_step();
        self.step = step;
        self.again = Some(Again { asked: Asked::of(&state), state, at, undone });
        self.show();
        // The places of the event on the board, and its line in the log.
        self.pointed_out = at.checked_sub(1);
    }

    /// The marks on the course of the game, in order.
    pub(super) fn marks(&self) -> Vec<Mark> {
        let mut last = None;
        let mut marks = Vec::new();
        for (event, entry) in self.past.log.iter().enumerate() {
            let turn = G::turn_of(entry);
            if turn.is_some() && turn != last {
                marks.push(Mark { at: event, turn });
                last = turn;
            }
            if self.past.is_great(event) {
                marks.push(Mark { at: event + 1, turn: None });
            }
        }
        marks
    }
}
