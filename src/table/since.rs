//! What has happened to a person since their last turn.

use super::display::Display;
use super::words::{Entry, Since, TextContext};
use super::{Readiness, Table};
use crate::engine::Seat;
use crate::games::TableGame;

/// Maximum number of lines.
const LINES_MAX: usize = 3;

impl<G: TableGame> Table<G> {
    /// What has happened to the person whose turn begins, in the turns of others since their own: the greatest events first, then the newest
    /// others, oldest first. Who is out of the game is told only how that came about. `None` if there is nothing to tell, while bots play,
    /// and while the device is passed on.
    pub(super) fn since(&self, context: TextContext<'_>) -> Option<Since> {
        let is_open = matches!(self.display, Display::Now { .. }) && !self.is_closed();
        if !is_open || self.readiness() == Readiness::Busy || self.handoff().is_some() {
            return None;
        }
        let is_turn = |seat: &Seat| self.persons.has(*seat) && self.state().turn_owner() == Some(*seat);
        let seat = self.past.called().filter(is_turn)?;
        let happened = self.past.happened_to(seat);
        let (mut told, mut others): (Vec<usize>, Vec<usize>) =
            happened.into_iter().partition(|event| self.past.struck(*event, seat));
        let is_out = !self.state().obituary(seat, context.lang, context.names).is_empty();
        if is_out && !told.is_empty() {
            others.clear();
        }
        told.drain(..told.len().saturating_sub(LINES_MAX));
        others.drain(..others.len().saturating_sub(LINES_MAX - told.len()));
        told.append(&mut others);
        let lines: Vec<Entry> = told.into_iter().filter_map(|event| self.entry(event, context)).collect();
        (!lines.is_empty()).then_some(Since { seat, events: self.past.log.len(), lines })
    }
}
