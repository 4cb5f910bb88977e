//! What has happened to a person since their last turn.

use super::words::{Entry, Since, TextContext};
use super::{Readiness, Table};
use crate::engine::Seat;
use crate::games::GameScene;

/// Maximum number of lines.
const MOST: usize = 5;

impl<G: GameScene> Table<G> {
    /// What has happened to the person whose turn begins, in the turns of others since their own: the newest events, oldest first. `None` if
    /// there is nothing to tell, while bots play, and while the device is passed on.
    pub(super) fn since(&self, context: TextContext<'_>) -> Option<Since> {
        let is_open = !self.looks && self.again.is_none() && self.tumbling.is_none() && !self.ending && !self.conflict;
        if !is_open || self.readiness == Readiness::Busy || self.handoff().is_some() {
            return None;
        }
        let is_turn = |seat: &Seat| self.persons.has(*seat) && self.state().turn_owner() == Some(*seat);
        let seat = self.past.called().filter(is_turn)?;
        let events = self.past.happened_to(seat);
        let newest = &events[events.len().saturating_sub(MOST)..];
        let lines: Vec<Entry> = newest.iter().filter_map(|event| self.entry(*event, context)).collect();
        (!lines.is_empty()).then_some(Since { seat, events: self.past.log.len(), lines })
    }
}
