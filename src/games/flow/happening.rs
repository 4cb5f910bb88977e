//! What happens step by step while an event is carried out: for previews, for the log and for pieces that go one position at a
//! time.

use super::cards::Card;
use super::ring::{Piece, Place};
use crate::engine::Seat;

/// One thing that happens. Together, in their order, they tell a whole event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Throw becomes active for the rest of the turn (FL-9).
    ThrowIsActive,
    /// A waiting piece is set on its start (FL-10, FL-33).
    ComesIn {
        /// Which.
        piece: Piece,
        /// The start.
        at: u8,
    },
    /// A piece goes one position or field on (FL-14).
    Steps {
        /// Which.
        piece: Piece,
        /// Where it is now.
        to: Place,
    },
    /// A piece stops before another, and the rest of its steps is lost (FL-14, FL-16).
    Stops {
        /// Which.
        piece: Piece,
        /// Before whom.
        by: Piece,
    },
    /// A piece is thrown and waits again (FL-17).
    IsThrown {
        /// Which.
        piece: Piece,
        /// Where it stood.
        from: u8,
    },
    /// A master and another piece of its seat have changed places (FL-11, FL-35).
    Swaps {
        /// The master.
        master: Piece,
        /// Where it is now.
        master_at: u8,
        /// The other piece.
        other: Piece,
        /// Where that is now.
        other_at: u8,
    },
    /// The heart beats at another speed (FL-17, FL-18, FL-9).
    Speed {
        /// The speed now.
        to: u8,
    },
    /// The heart entrance moves (FL-11, FL-17, FL-18, FL-38).
    Entrance {
        /// Where it is now; `None` off the ring.
        to: Option<u8>,
    },
    /// A seat gets a card (FL-23, FL-25).
    Earns {
        /// Who.
        seat: Seat,
        /// Which kind.
        card: Card,
    },
    /// A start would earn a card, but there is none left (FL-4, FL-25).
    EarnsNothing {
        /// Who.
        seat: Seat,
        /// The kind that has run out; `None` if all have.
        card: Option<Card>,
    },
    /// A random card is due to a seat (FL-25).
    DrawIsDue {
        /// Who.
        seat: Seat,
    },
    /// A piece goes into the heart (FL-20, FL-26).
    GoesIn {
        /// Which.
        piece: Piece,
    },
    /// A Ludo seat's roll moves nothing (FL-31).
    RollIsLost {
        /// Who.
        seat: Seat,
    },
    /// The owner of a master is asked which piece takes its place (FL-35).
    ShieldIsDue {
        /// Who.
        owner: Seat,
    },
    /// The turn ends with a Throw that threw nobody: the heart slows for the card (FL-9).
    ThrowWasIdle {
        /// Who.
        seat: Seat,
    },
    /// The turn is over; what follows belongs to the next one.
    TurnEnds {
        /// Whose turn begins.
        next: Seat,
    },
    /// The heart comes back for the last race (FL-38).
    LastRace,
    /// A seat has won (FL-22, FL-37).
    Wins {
        /// Who.
        seat: Seat,
    },
}

/// Somebody who looks on while an event is carried out. Nobody does so for `()`, and it costs nothing.
pub(super) trait Watch {
    fn sees(&mut self, happening: Happening);
}

impl Watch for () {
    #[inline(always)]
    fn sees(&mut self, _: Happening) {}
}

impl Watch for Vec<Happening> {
    fn sees(&mut self, happening: Happening) {
        self.push(happening);
    }
}
