//! The effects of an event: for the log, for animation and for remarks.

use super::cards::Card;
use crate::engine::Seat;

/// A single effect. The dice themselves are in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A card from the draw pile is laid in the middle (TH-4, TH-11).
    LaidOut {
        /// The card.
        card: Card,
    },
    /// A card is taken (TH-9, TH-10).
    Taken {
        /// The seat that takes it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The seat that loses it; `None` if it comes from the middle.
        from: Option<Seat>,
    },
    /// An open hero slides under the castle of its owner (TH-12).
    Secured {
        /// The owner.
        seat: Seat,
        /// The hero.
        card: Card,
    },
    /// The game ends, and a card that is under no castle is removed (TH-16).
    Removed {
        /// The card.
        card: Card,
    },
    /// The turn of the next player begins (TH-7).
    TurnEnds {
        /// The seat whose turn begins.
        next: Seat,
    },
    /// The game is over (TH-16).
    Over,
}
