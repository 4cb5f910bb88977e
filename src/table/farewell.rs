//! The farewell to the last person who took part in a game that bots play on.

use super::display::Afterwards;
use super::words::{Farewell, TextContext};
use super::{AnyTable, Table};
use crate::games::TableGame;

impl<G: TableGame> Table<G> {
    /// The farewell, while it is displayed.
    pub(super) fn farewell(&self, context: TextContext<'_>) -> Option<Farewell> {
        let Afterwards::Farewell(seat) = self.display.afterwards() else { return None };
        // Its cause is displayed first.
        if self.display.is_held() {
            return None;
        }
        let mut lines = self.state().obituary(seat, context.lang, context.names);
        if lines.is_empty() {
            lines.extend(self.latest(context).map(|entry| entry.text));
        }
        Some(Farewell { seat, lines })
    }
}
