//! The game state and its accessors.

use serde::{Deserialize, Serialize};

use super::rooms::{ROOMS, Room};
use crate::engine::{BySeat, Seat, Seats};

/// Beads on a heartstring at the beginning (HS-2).
pub const BEADS: u8 = 12;
/// Beads in the pool at the beginning (HS-2).
pub const POOL: u8 = 10;
/// Tokens of each player (HS-2).
pub const TOKENS: u8 = 12;

/// A game of Heartstrings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) phase: Phase,
    /// The seat whose turn it is; meaningless while the dice decide who begins.
    pub(in crate::games::heartstrings) turn: Seat,
    pub(super) beads: BySeat<u8>,
    pub(super) pool: u8,
    pub(super) supply: BySeat<u8>,
    pub(super) rooms: [Option<Held>; ROOMS],
    /// The room from which a token was picked up, until the token lands (HS-7).
    pub(super) from: Option<Room>,
}

/// The phase of the game: the action or chance outcome that is due.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The dice decide who begins (HS-5).
    Order {
        /// The seats still in contention.
        contenders: Seats,
    },
    /// The room selector, or a token to pick up first (HS-6, HS-7).
    Room,
    /// A combat die (HS-10).
    Combat(Combat),
    /// The choice of a sacrifice (HS-18).
    Sacrifice,
    /// The game is over.
    Over {
        /// The last player with beads (HS-21).
        winner: Seat,
    },
}

/// A combat: the attacker's token is in transit, neither in the supply nor in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// The attacked room.
    pub room: Room,
    /// The attacker's roll, 1 to 6, without any bonus; `None` before it.
    pub attack: Option<u8>,
}

/// The tokens in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The owner of the tokens.
    pub owner: Seat,
    /// The number of tokens, at least 1.
    pub tokens: u8,
}

impl State {
    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The seat whose turn it is, also while a roll is due; `None` before HS-5 is settled and at the end.
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Order { .. } | Phase::Over { .. } => None,
            Phase::Room | Phase::Combat(_) | Phase::Sacrifice => Some(self.turn),
        }
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + Clone + use<> {
        self.beads.seats()
    }

    /// The beads on a seat's heartstring.
    pub fn beads(&self, seat: Seat) -> u8 {
        self.beads[seat]
    }

    /// The beads in the pool.
    pub fn pool(&self) -> u8 {
        self.pool
    }

    /// The tokens in a player's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat]
    }

    /// The tokens in a room; `None` if it is empty, or if there is no such room.
    pub fn held(&self, room: Room) -> Option<Held> {
        room.index().and_then(|index| self.rooms[index])
    }

    /// The tokens that a player has in a room.
    pub fn tokens_in(&self, room: Room, seat: Seat) -> u8 {
        self.held(room).filter(|held| held.owner == seat).map_or(0, |held| held.tokens)
    }

    /// The room from which a token was picked up and to which it may return (HS-7).
    pub fn picked_up_from(&self) -> Option<Room> {
        self.from
    }

    /// Whether this player is out (HS-19).
    pub fn is_out(&self, seat: Seat) -> bool {
        self.beads[seat] == 0
    }

    /// Whether a token has to be picked up from the board before the roll (HS-7).
    pub fn must_relocate(&self) -> bool {
        self.phase == Phase::Room && self.supply[self.turn] == 0
    }

    /// Whether the player whose turn it is has a token to sacrifice (HS-18).
    pub(super) fn can_sacrifice(&self) -> bool {
        self.pool > 0 && Room::all().any(|room| self.tokens_in(room, self.turn) >= 2)
    }
}
