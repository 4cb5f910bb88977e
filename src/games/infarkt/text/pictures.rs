//! The pictures of the log: cards, guests, and the dead.

use super::{Clause, Headline, LogEntry};
use crate::games::Picture;
use crate::games::infarkt::{Action, Design};

/// The drawing with this name.
pub fn drawing(name: &str) -> Picture {
    Picture::File(["art/infarkt/", name, ".svg"].concat())
}

/// The picture of a card.
pub fn card(card: Design) -> Picture {
    drawing(card.id())
}

/// The pictures of an entry.
pub(super) fn of(entry: &LogEntry) -> Vec<Picture> {
    let headline = entry.headline.as_ref().map(|(_, headline)| told(headline)).unwrap_or_default();
    let happened = entry.clauses.iter().flat_map(|clause| match clause {
        Clause::Drawn { card: drawn, .. } | Clause::TookInSecret { card: drawn, .. } => vec![card(*drawn)],
        Clause::LaidOut(cards) | Clause::Returned(cards) | Clause::Lost { cards, .. } => {
            cards.iter().map(|each| card(*each)).collect()
        }
        Clause::Died { seat, .. } => vec![drawing("grave"), Picture::Lost(*seat)],
        _ => Vec::new(),
    });
    headline.into_iter().chain(happened).collect()
}

/// The pictures of an action.
fn told(headline: &Headline) -> Vec<Picture> {
    let all = |cards: &[Design]| -> Vec<Picture> { cards.iter().map(|each| card(*each)).collect() };
    match headline {
        Headline::Open(action) => match action {
            Action::Event { card: one }
            | Action::StockDrug(one)
            | Action::Buy(one)
            | Action::Drug(one)
            | Action::Remove(one) => vec![card(*one)],
            Action::Keep(cards) | Action::Cook(cards) | Action::Party(cards) => all(cards),
            Action::Trade { give, take } => [all(give), all(take)].concat(),
            Action::Go(place) => vec![drawing(&["place-", place.id()].concat())],
            Action::Invite(seat) => vec![Picture::Piece(*seat)],
            Action::Family(_) => vec![drawing("chip-family")],
            Action::Career => vec![drawing("chip-career")],
            Action::Plan(_)
            | Action::Leave
            | Action::Work
            | Action::BuyDrug
            | Action::Train(_)
            | Action::Shop(_)
            | Action::Restock
            | Action::Rest
            | Action::Affair(_)
            | Action::Chips(_)
            | Action::Accept => Vec::new(),
        },
        Headline::Party { cards, guests } => {
            let served = cards.iter().zip(guests);
            served.flat_map(|(dish, guest)| [Some(card(*dish)), guest.map(Picture::Piece)]).flatten().collect()
        }
        Headline::Chips(_) => vec![drawing("chip-family")],
        Headline::Comes(_) | Headline::Planned | Headline::Secret => Vec::new(),
    }
}
