//! The log: its entries, and their sentences.

use super::Words;
use crate::engine::{Event, Seat, Step};
use crate::games::last_heart::{Action, State};
use crate::games::{GameLog, Icon};
use crate::i18n::{Lang, Names};

/// The meaning of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogEntry {
    /// The number of hearts rolled.
    Roll(u8),
    /// A player took this number of hearts.
    Take(Seat, u8),
}

impl GameLog for State {
    type LogEntry = LogEntry;

    fn log_entry(step: &Step<Self>) -> LogEntry {
        match &step.event {
            Event::Chance { .. } => LogEntry::Roll(step.after.hearts().unwrap_or_default()),
            Event::Decision { by, action: Action::Take(hearts) } => LogEntry::Take(*by, *hearts),
        }
    }

    fn describe(entry: &LogEntry, lang: Lang, names: &Names) -> String {
        let words = Words::of(lang);
        match entry {
            LogEntry::Roll(hearts) => words.log_roll(*hearts),
            LogEntry::Take(seat, hearts) => words.log_take(names.of(*seat), *hearts),
        }
    }

    fn icon(entry: &LogEntry) -> Icon {
        match entry {
            LogEntry::Roll(_) => Icon::Die,
            LogEntry::Take(..) => Icon::Hand,
        }
    }
}
