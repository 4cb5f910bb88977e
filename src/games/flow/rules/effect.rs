//! The effects of an event, in order: for previews, for the log and for animation of pieces one position at a time.

use super::cards::Card;
use super::ring::{Piece, Place};
use crate::engine::Seat;

/// A single effect. The effects of an event, in order, describe it completely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Throw becomes active for the rest of the turn (FL-9).
    ThrowIsActive,
    /// A waiting piece is set on its start (FL-10, FL-33).
    ComesIn {
        /// The piece that comes in.
        piece: Piece,
        /// The position of its start.
        at: u8,
    },
    /// A piece moves on by one position or field (FL-14).
    Steps {
        /// The piece that moves.
        piece: Piece,
        /// The new place.
        to: Place,
    },
    /// A piece stops before another piece and loses the rest of its steps (FL-14, FL-16).
    Stops {
        /// The piece that stops.
        piece: Piece,
        /// The piece in its way.
        by: Piece,
    },
    /// A piece is thrown and is waiting again (FL-17).
    IsThrown {
        /// The piece that is thrown.
        piece: Piece,
        /// The position it is thrown from.
        from: u8,
    },
    /// A master and another piece of its seat change places (FL-11, FL-35).
    Swaps {
        /// The master.
        master: Piece,
        /// The new position of the master.
        master_at: u8,
        /// The other piece.
        other: Piece,
        /// The new position of the other piece.
        other_at: u8,
    },
    /// The heart speed changes (FL-17, FL-18, FL-9).
    Speed {
        /// The new speed.
        to: u8,
    },
    /// The heart entrance moves (FL-11, FL-17, FL-18, FL-38).
    Entrance {
        /// The new position; `None` off the ring.
        to: Option<u8>,
    },
    /// A seat receives a card (FL-23, FL-25).
    Earns {
        /// The seat that receives the card.
        seat: Seat,
        /// The kind of card.
        card: Card,
    },
    /// A start would earn a card, but none is left (FL-4, FL-25).
    EarnsNothing {
        /// The seat that would have received the card.
        seat: Seat,
        /// The kind that has run out; `None` if all kinds have.
        card: Option<Card>,
    },
    /// A random card is due to a seat (FL-25).
    DrawIsDue {
        /// The seat that draws.
        seat: Seat,
    },
    /// A piece goes into the heart (FL-20, FL-26).
    GoesIn {
        /// The piece that goes in.
        piece: Piece,
    },
    /// A Ludo seat's roll can move no piece (FL-31).
    RollIsLost {
        /// The Ludo seat that rolled.
        seat: Seat,
    },
    /// The owner of a master has to choose the piece that takes its place (FL-35).
    ShieldIsDue {
        /// The seat of the master.
        owner: Seat,
    },
    /// The turn ends with a Throw that threw no piece: the heart slows because of the card (FL-9).
    ThrowWasIdle {
        /// The seat that played the card.
        seat: Seat,
    },
    /// The turn is over; further effects belong to the next turn.
    TurnEnds {
        /// The seat whose turn begins.
        next: Seat,
    },
    /// The heart returns for the last race (FL-38).
    LastRace,
    /// A seat has won (FL-22, FL-37).
    Wins {
        /// The winner.
        seat: Seat,
    },
}
