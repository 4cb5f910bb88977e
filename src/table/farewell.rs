//! The farewell to the last person who took part in a game that bots play on.

use super::automatic::Due;
use super::words::{Farewell, TextContext};
use super::{AnyTable, Table};
use crate::games::GameScene;

impl<G: GameScene> Table<G> {
    /// The farewell, while it is displayed.
    pub(super) fn farewell(&self, context: TextContext<'_>) -> Option<Farewell> {
        let seat = self.farewell.filter(|_| matches!(self.due, Due::Farewell))?;
        let mut lines = self.state().obituary(seat, context.lang, context.names);
        if lines.is_empty() {
            lines.extend(self.latest(context).map(|entry| entry.text));
        }
        Some(Farewell { seat, lines })
    }
}
