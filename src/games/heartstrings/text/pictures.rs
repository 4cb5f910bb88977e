//! The pictures of the log: dice, beads and tokens.

use super::{Clause, Landing, LogEntry};
use crate::games::Picture;

/// The pictures of an entry.
pub(super) fn of(entry: &LogEntry) -> Vec<Picture> {
    match entry {
        LogEntry::Order { rolls, .. } => rolls.iter().map(|(_, roll)| Picture::Twelve(*roll)).collect(),
        LogEntry::Room { room, landing, .. } => {
            let met = match landing {
                Landing::Calm { bead: true } => vec![Picture::symbol("ui-bead")],
                Landing::Calm { bead: false } | Landing::Back => Vec::new(),
                Landing::Invasion { defender, .. } => vec![Picture::symbol("ui-sword"), Picture::Piece(*defender)],
            };
            [Picture::Twelve(room.0)].into_iter().chain(met).collect()
        }
        LogEntry::Attack { throw, .. } => vec![Picture::Die(throw.roll)],
        LogEntry::Defence { blow, .. } => {
            let after = blow.clauses().filter_map(|clause| match clause {
                Clause::Out { seat } => Some(Picture::Lost(seat)),
                Clause::Taken { .. } => Some(Picture::symbol("ui-sword")),
                Clause::Held { .. } => Some(Picture::symbol("ui-shield")),
                Clause::Bead { .. } => Some(Picture::symbol("ui-bead")),
                Clause::Wins { .. } => Some(Picture::symbol("ui-crown")),
                Clause::Sums(..) | Clause::Tie { .. } | Clause::Loss { .. } => None,
            });
            [Picture::Die(blow.attack.roll), Picture::Die(blow.defence.roll)].into_iter().chain(after).collect()
        }
        LogEntry::Relocate { .. } | LogEntry::Keep { .. } => Vec::new(),
        LogEntry::Sacrifice { seat, .. } => vec![Picture::Lost(*seat), Picture::symbol("ui-bead")],
    }
}
