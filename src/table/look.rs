//! Looking at the past of a game, event by event, forwards and backwards.

use super::Table;
use super::display::{Display, Moved, Past};
use crate::engine::{Seat, Step};
use crate::games::TableGame;

/// A mark on the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of events before it.
    pub at: usize,
    /// The seat whose turn begins there; `None` for an event that is displayed for a while, or on which bots remark.
    pub turn: Option<Seat>,
}

impl<G: TableGame> Table<G> {
    /// A table at which the past of the game is looked at, after this number of events.
    #[must_use]
    pub fn looking_at(mut self, at: usize) -> Self {
        self.look_at(at);
        self.take_commands();
        self
    }

    /// Displays the game as it was after this number of events. The next event is displayed with its motion, the last one backwards.
    pub(super) fn look_at(&mut self, at: usize) {
        // The log is that of the whole game.
        if self.display.tumbling().is_some() {
            self.land();
            self.sounds.clear();
        }
        let events = self.timeline.events();
        let at = at.min(events.len());
        let before = self.display.past();
        let next = before.filter(|before| before.events + 1 == at);
        let on = next.and_then(|before| Step::new(&before.state, events.get(before.events)?.clone()).ok());
        let state = on.as_ref().map_or_else(|| self.timeline.state_at(at), |step| step.after.clone());
        let is_back = before.is_some_and(|before| before.events == at + 1);
        let back = events.get(at).filter(|_| is_back).and_then(|event| Step::new(&state, event.clone()).ok());
        let moved = on.map(Moved::On).or_else(|| back.map(Moved::Back));
        self.turn_to(Display::Past { at: Past::new(state, at), moved });
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
