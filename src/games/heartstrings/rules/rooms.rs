//! The twelve rooms and the special properties of some of them (HS-1, HS-4).

use serde::{Deserialize, Serialize};

/// The number of rooms.
pub const ROOMS: usize = 12;

/// A room, numbered 1 to 12. A record may name any other number, which is refused where it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Room(pub u8);

/// The special property of a room (HS-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buff {
    /// No special property.
    Plain,
    /// Added to each roll of the attacker.
    Attacker(u8),
    /// Added to each roll of the defender.
    Defender(u8),
    /// One bead on arrival (HS-16).
    Bead,
}

impl Room {
    /// All rooms, by number.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..ROOMS as u8).map(|index| Self(index + 1))
    }

    /// The index of the room in [`Room::all`]; `None` if there is no such room.
    pub fn index(self) -> Option<usize> {
        (1..=ROOMS as u8).contains(&self.0).then(|| usize::from(self.0 - 1))
    }

    /// The special property of the room (HS-4).
    pub fn buff(self) -> Buff {
        match self.0 {
            1 | 12 => Buff::Bead,
            3 => Buff::Attacker(1),
            6 => Buff::Attacker(2),
            9 => Buff::Attacker(3),
            4 => Buff::Defender(1),
            8 => Buff::Defender(2),
            _ => Buff::Plain,
        }
    }

    /// The bonus on the attacker's rolls in this room (HS-11).
    pub fn attacker_bonus(self) -> u8 {
        if let Buff::Attacker(bonus) = self.buff() { bonus } else { 0 }
    }

    /// The bonus on the defender's rolls in this room (HS-11).
    pub fn defender_bonus(self) -> u8 {
        if let Buff::Defender(bonus) = self.buff() { bonus } else { 0 }
    }
}
