//! The ring of positions, the pieces and their places (FL-1, FL-2, FL-27, FL-30).

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::engine::{Colour, Seat};

/// Positions of the ring for each start (FL-1).
pub const PER_START: u8 = 10;
/// The maximum number of starts on a ring (FL-27).
pub const MAX_STARTS: usize = 8;
/// The maximum number of positions on a ring.
pub const MAX_RING: usize = MAX_STARTS * PER_START as usize;
/// Starts of the ring with up to four players (FL-1).
pub const FEWEST_STARTS: u8 = 4;
/// Pieces of each player (FL-2, FL-30).
pub const PIECES: u8 = 4;
/// Fields of a goal lane (FL-30).
pub const LANE: u8 = 4;

/// The colours in the order of their starts, clockwise from position 0 (FL-1, FL-27).
pub const COLOURS: [Colour; MAX_STARTS] = [
    Colour::Yellow,
    Colour::Red,
    Colour::Blue,
    Colour::Green,
    Colour::Orange,
    Colour::Violet,
    Colour::Cyan,
    Colour::Brown,
];

/// A piece: its seat, and its number among the four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The seat that owns the piece.
    pub seat: Seat,
    /// The number: 0 is the master of a Flow seat, 1 to 3 are ordinary (FL-2); all four pieces of a Ludo seat are ordinary (FL-30).
    pub number: u8,
}

impl Piece {
    /// The pieces of a seat, by number.
    pub fn all(seat: Seat) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..PIECES).map(move |number| Self { seat, number })
    }

    /// The seat of the piece; `None` if it belongs to `seat` itself.
    pub(super) fn of_other(self, seat: Seat) -> Option<Seat> {
        (self.seat != seat).then_some(self.seat)
    }

    /// Seat and number in one byte.
    const fn code(self) -> u8 {
        self.seat.number() * PIECES + self.number
    }

    const fn from_code(code: u8) -> Option<Self> {
        match Seat::new(code / PIECES) {
            Some(seat) => Some(Self { seat, number: code % PIECES }),
            None => None,
        }
    }
}

/// The place of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Beside the board (FL-2).
    Waiting,
    /// On this position of the ring, counted from 0 (FL-1).
    Ring(u8),
    /// In the heart (FL-20).
    Heart,
    /// On this field of its seat's goal lane, counted from 0 (FL-30).
    Goal(u8),
}

impl Place {
    /// The position on the ring, if the piece is there.
    pub const fn on_ring(self) -> Option<u8> {
        if let Self::Ring(position) = self { Some(position) } else { None }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Waiting => serializer.serialize_str("waiting"),
            Self::Ring(position) => serializer.collect_str(&format_args!("ring {position}")),
            Self::Heart => serializer.serialize_str("heart"),
            Self::Goal(field) => serializer.collect_str(&format_args!("goal {field}")),
        }
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = |number: &str| number.parse().map_err(D::Error::custom);
        match text.split_once(' ') {
            None if text == "waiting" => Ok(Self::Waiting),
            None if text == "heart" => Ok(Self::Heart),
            Some(("ring", position)) => number(position).map(Self::Ring),
            Some(("goal", field)) => number(field).map(Self::Goal),
            _ => Err(D::Error::custom(text)),
        }
    }
}

/// The pieces on the ring by position: the same information as the places of the pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::games::flow) struct Ring {
    length: u8,
    /// Codes of pieces; [`Ring::FREE`] for free positions, and beyond the length.
    positions: [u8; MAX_RING],
}

impl Ring {
    /// A value that is not the code of a piece.
    const FREE: u8 = u8::MAX;

    /// An empty ring with this number of starts.
    pub fn new(starts: u8) -> Self {
        Self { length: starts * PER_START, positions: [Self::FREE; MAX_RING] }
    }

    /// The number of positions.
    pub fn length(&self) -> u8 {
        self.length
    }

    /// The piece on a position.
    pub fn at(&self, position: u8) -> Option<Piece> {
        self.positions.get(usize::from(position)).and_then(|code| Piece::from_code(*code))
    }

    pub fn put(&mut self, position: u8, piece: Option<Piece>) {
        if let Some(code) = self.positions.get_mut(usize::from(position)) {
            *code = piece.map_or(Self::FREE, Piece::code);
        }
    }

    /// The position this number of steps further, clockwise; at most one lap.
    pub fn after(&self, position: u8, steps: u8) -> u8 {
        let sum = position + steps;
        if sum >= self.length { sum - self.length } else { sum }
    }

    /// The next position, clockwise or counterclockwise.
    pub fn beside(&self, position: u8, clockwise: bool) -> u8 {
        match (clockwise, position) {
            (true, _) => self.after(position, 1),
            (false, 0) => self.length - 1,
            (false, _) => position - 1,
        }
    }

    /// The number of steps clockwise from one position to the other: less than a lap.
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        if to >= from { to - from } else { self.length - from + to }
    }
}

impl Serialize for Ring {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.positions[..usize::from(self.length)])
    }
}

impl<'de> Deserialize<'de> for Ring {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let codes = Vec::<u8>::deserialize(deserializer)?;
        let mut positions = [Self::FREE; MAX_RING];
        let taken = positions.get_mut(..codes.len()).ok_or_else(|| D::Error::invalid_length(codes.len(), &"a ring"))?;
        taken.copy_from_slice(&codes);
        Ok(Self { length: codes.len() as u8, positions })
    }
}

impl std::fmt::Debug for Ring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The positions repeat the places of the pieces.
        write!(f, "{} positions", self.length)
    }
}

/// The position of a start, counted from 0 in the order of the colours (FL-1).
pub const fn start_position(start: u8) -> u8 {
    start * PER_START
}

/// The start on this position, counted from 0 in the order of the colours.
pub const fn start_on(position: u8) -> Option<u8> {
    if position.is_multiple_of(PER_START) { Some(position / PER_START) } else { None }
}
