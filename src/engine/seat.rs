//! Seats, and total maps over them.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats that any game has.
pub const MAX_SEATS: usize = 8;

/// A seat at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number; `None` if it is not 0 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The first `count` seats, clockwise.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Self)
    }

    /// The number of the seat, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("no such seat")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// One value for each seat of a table: a total map, so no seat can be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// `value(seat)` for each of `count` seats (at most [`MAX_SEATS`]).
    pub fn new(count: u8, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(value).collect())
    }

    /// The values in seat order; `None` if there are more than [`MAX_SEATS`].
    pub fn from_values(values: Vec<T>) -> Option<Self> {
        (values.len() <= MAX_SEATS).then(|| Self(values.into_iter().collect()))
    }

    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.0.len() as u8
    }

    /// The seats, clockwise from 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::all(self.count())
    }

    /// Whether the table has this seat.
    pub fn has(&self, seat: Seat) -> bool {
        seat.index() < self.0.len()
    }

    /// The next seat clockwise.
    pub fn after(&self, seat: Seat) -> Seat {
        let next = seat.number() + 1;
        if next < self.count() { Seat(next) } else { Seat::FIRST }
    }

    /// All seats clockwise, beginning after `seat` and ending with it.
    pub fn round_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<T> {
        let count = self.count();
        (1..=count).map(move |step| Seat((seat.number() + step) % count))
    }

    /// The value of a seat; `None` if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Seats with their values, clockwise from 0.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats().zip(self.0.iter())
    }

    /// The values, clockwise from seat 0.
    pub fn values(&self) -> impl ExactSizeIterator<Item = &T> {
        self.0.iter()
    }

    /// A map with `value(seat, old)` for each seat.
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, old)| value(seat, old)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ArrayVec::deserialize(deserializer).map(Self)
    }
}

/// The colours of players in the box. Each has its own shape, so that no information depends on colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Green,
    Blue,
    Yellow,
    Red,
    Orange,
    Violet,
    Cyan,
    Brown,
    Black,
}

impl Colour {
    /// The id of the colour, as in records and style sheets.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Violet => "violet",
            Self::Cyan => "cyan",
            Self::Brown => "brown",
            Self::Black => "black",
        }
    }
}
