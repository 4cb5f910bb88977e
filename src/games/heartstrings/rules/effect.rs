//! The effects of an event: for the log, for animation and for remarks.

use super::rooms::Room;
use crate::engine::Seat;

/// A single effect. The rolls themselves are in the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The first turn is determined (HS-5).
    Begins {
        /// The seat that begins.
        seat: Seat,
    },
    /// A token from the supply arrives in a room (HS-6).
    Arrives {
        /// The owner of the token.
        seat: Seat,
        /// The room.
        room: Room,
    },
    /// The token that arrived meets tokens of another player: combat (HS-9).
    CombatBegins {
        /// The seat that holds the room.
        defender: Seat,
        /// The number of its tokens in the room.
        tokens: u8,
    },
    /// A token leaves a room and returns to the supply of its owner (HS-7, HS-12, HS-13, HS-15, HS-18).
    Leaves {
        /// The owner of the token.
        seat: Seat,
        /// The room.
        room: Room,
    },
    /// The attacker occupies the room after a combat (HS-12, HS-13, HS-19).
    Takes {
        /// The attacker.
        seat: Seat,
        /// The defender.
        from: Seat,
    },
    /// Beads move from a heartstring to the pool (HS-14).
    LosesBeads {
        /// The seat that loses them.
        seat: Seat,
        /// The number of beads, at least 1.
        count: u8,
    },
    /// A bead moves from the pool to a heartstring (HS-16, HS-18).
    EarnsBead {
        /// The seat that earns it.
        seat: Seat,
    },
    /// A player has lost the last bead; all tokens of the seat leave the board (HS-19).
    IsOut {
        /// The seat that is out.
        seat: Seat,
    },
    /// A seat has won (HS-21).
    Wins {
        /// The winner.
        seat: Seat,
    },
}
