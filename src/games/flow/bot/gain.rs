//! What can be gained by an action.

use super::super::Card;
use crate::engine::Seat;

/// A reason for an action of Flow to the Heart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the turn gains.
    pub gain: Gain,
    /// The number of cards that the action costs.
    pub cards: u8,
}

/// What a turn gains by an action: at its end it is so with this action, and in no order of the flow without it. A card is compared with not
/// playing it, the flow of a piece with another piece going first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// The turn wins the game.
    Wins,
    /// One more piece comes into the heart, or to the goal.
    GoesIn,
    /// One more piece of this seat is thrown.
    Throws {
        /// The seat of the thrown piece.
        seat: Seat,
    },
    /// The heart entrance is on the ring.
    Opens,
    /// One more piece is on its way.
    ComesIn,
    /// The turn earns more cards, this one among them.
    Earns {
        /// The number of the piece.
        piece: u8,
        /// The position of the start.
        at: u8,
        /// The card; `None` for a random one.
        card: Option<Card>,
    },
    /// The seat's nearest piece has only this number of positions left to the heart entrance.
    ToGo {
        /// The number of positions.
        positions: u8,
    },
    /// The heart entrance leaves the ring, while this seat's nearest piece is not farther from it than those of the acting seat.
    Closes {
        /// The other seat.
        seat: Seat,
    },
    /// The nearest piece of this seat has further to go.
    Hinders {
        /// The hindered seat.
        seat: Seat,
    },
    /// The heart beats at this speed, at which a Swap opens it.
    Unlocks {
        /// The speed.
        speed: u8,
    },
    /// A piece can come in next.
    Admits,
    /// The pieces go this number of positions further in all.
    Further {
        /// The number of positions, at least 1.
        positions: u8,
    },
    /// The moving piece is the one that has come farthest of those that could move.
    InFront,
    /// The piece is the one with the longest way left of those that could be thrown.
    LongestWay,
}
