//! Seats, sets of them, and total maps over them.

use std::fmt;
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

    /// The seat `steps` places further clockwise, at a table of `count` seats.
    pub const fn clockwise(self, steps: u8, count: u8) -> Self {
        Self((self.0 + steps) % count)
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

/// A set of seats. In JSON a list in seat order.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Seats(u8);

const _: () = assert!(MAX_SEATS <= u8::BITS as usize, "one bit for each seat");

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);
    /// All seats that any table can have.
    pub const ALL: Self = Self(u8::MAX >> (u8::BITS as usize - MAX_SEATS));

    /// This seat alone.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The set with this seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::one(seat).0 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The only seat in the set; `None` if there are several or none.
    pub fn only(self) -> Option<Seat> {
        self.iter().next().filter(|seat| self == Self::one(*seat))
    }

    /// The seats, clockwise from 0.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Seat> + Clone {
        Rest(self.0)
    }
}

/// The seats that an iterator has still to give, one bit each.
#[derive(Clone)]
struct Rest(u8);

impl Iterator for Rest {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Rest {}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Seat, MAX_SEATS>::deserialize(deserializer)?.into_iter().collect())
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
        seat.clockwise(1, self.count())
    }

    /// All seats clockwise, beginning after `seat` and ending with it.
    pub fn round_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<T> {
        let count = self.count();
        (1..=count).map(move |steps| seat.clockwise(steps, count))
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// All sets, as the seats that are in them.
    fn sets() -> impl Iterator<Item = Vec<Seat>> {
        (0..1_u32 << MAX_SEATS)
            .map(|bits| Seat::all(MAX_SEATS as u8).filter(|seat| bits & (1 << seat.number()) != 0).collect())
    }

    #[test]
    fn a_set_has_its_seats_in_seat_order_each_once() {
        for seats in sets() {
            let twice = seats.iter().rev().chain(&seats).copied();
            let set: Seats = twice.collect();
            assert_eq!(set.iter().collect::<Vec<_>>(), seats);
            assert_eq!((set.len(), set.iter().len()), (seats.len(), seats.len()));
            assert_eq!((set.is_empty(), set == Seats::NONE), (seats.is_empty(), seats.is_empty()));
            assert_eq!(set == Seats::ALL, seats.len() == MAX_SEATS);
            assert_eq!(set.only(), if let [seat] = *seats { Some(seat) } else { None });
            for seat in Seat::all(MAX_SEATS as u8) {
                assert_eq!(set.contains(seat), seats.contains(&seat));
                assert_eq!(set.with(seat) == set, seats.contains(&seat));
            }
        }
    }

    #[test]
    fn a_set_is_stored_as_the_list_of_its_seats() {
        for seats in sets() {
            let set: Seats = seats.iter().copied().collect();
            assert_eq!(json!(set), json!(seats));
            assert_eq!(serde_json::from_value::<Seats>(json!(set)).ok(), Some(set));
        }
        for refused in [json!([8]), json!([-1]), json!(3), json!(null), json!([0, 0, 0, 0, 0, 0, 0, 0, 0])] {
            assert!(serde_json::from_value::<Seats>(refused.clone()).is_err(), "{refused}");
        }
    }
}
