//! The pictures of the log: cards, dice, and the pieces that come in, are thrown or go home.

use super::{Called, Clause, Headline, LogEntry};
use crate::games::Picture;
use crate::games::flow::Card;

/// The picture of a card of this kind.
pub fn card(card: Card) -> Picture {
    let id = match card {
        Card::Throw => "fl-throw",
        Card::Enter => "fl-enter",
        Card::Swap => "fl-swap",
        Card::Move => "fl-move",
    };
    Picture::symbol(id)
}

/// The pictures of an entry.
pub(super) fn of(entry: &LogEntry) -> Vec<Picture> {
    let headline = match entry.headline {
        Headline::Plays { card: kind, .. } | Headline::Draws { card: kind } => Some(card(kind)),
        Headline::Flows => Some(Picture::symbol("fl-flow")),
        Headline::Rolls { roll } => Some(Picture::Die(roll)),
        Headline::Shields => Some(Picture::symbol("ui-shield")),
        Headline::Advances | Headline::Steps { .. } => None,
    };
    let owner = |piece: Called| piece.of.unwrap_or(entry.seat);
    let happened = entry.clauses.iter().flat_map(|clause| match *clause {
        Clause::ComesIn { piece, .. } => vec![Picture::Piece(owner(piece))],
        Clause::Swaps { other, .. } => vec![Picture::Piece(owner(other))],
        Clause::IsThrown { piece, .. } => vec![Picture::Lost(owner(piece))],
        Clause::GoesIn { piece } => vec![Picture::symbol("fl-entrance"), Picture::Piece(owner(piece))],
        Clause::Wins { .. } => vec![Picture::symbol("fl-crown")],
        _ => Vec::new(),
    });
    headline.into_iter().chain(happened).collect()
}
