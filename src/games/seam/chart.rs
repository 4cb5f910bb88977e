//! The quantities of a game that charts display. PURE.

use crate::engine::Seat;

/// A quantity in one state of a game. It is open information.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The name.
    pub label: &'static str,
    /// The value for each seat, in seat order; one value where it is not a seat's.
    pub values: Vec<i16>,
    /// The values that have consequences, with their names, in ascending order.
    pub thresholds: Vec<(i16, &'static str)>,
}

/// A die that has been rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// The number of its sides.
    pub sides: u8,
    /// The number that it shows, from 1.
    pub number: u8,
}

/// A throw of dice that are worth what they match, whatever their numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// The seat that has thrown.
    pub seat: Seat,
    /// Whether anything matches.
    pub matches: bool,
    /// The probability that anything would match, before the throw.
    pub chance: f64,
}
