//! The pictures of the log: cards and dice.

use super::LogEntry;
use crate::games::Picture;
use crate::games::tintenherz::Card;

/// The picture of a card.
pub fn card(card: Card) -> Picture {
    let kind = if card.is_hero() { "th-c" } else { "th-v" };
    Picture::Symbol([kind, &card.face().to_string()].concat())
}

/// The pictures of an entry.
pub(super) fn of(entry: &LogEntry) -> Vec<Picture> {
    match entry {
        LogEntry::Deal { cards } => cards.iter().map(|each| card(*each)).collect(),
        LogEntry::Roll { dice, .. } => dice.map(Picture::Die).to_vec(),
        LogEntry::Reroll { .. } | LogEntry::Pass { .. } => Vec::new(),
        LogEntry::Take { card: taken, from, .. } => {
            [card(*taken)].into_iter().chain(from.map(Picture::Piece)).collect()
        }
        LogEntry::Secure { card: secured, .. } => vec![card(*secured), Picture::symbol("th-castle")],
        LogEntry::Draw { card: drawn, .. } => vec![card(*drawn)],
    }
}
