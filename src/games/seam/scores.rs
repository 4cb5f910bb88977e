//! The score table at the end of a game: rows of cells. PURE.

use crate::engine::Seat;

/// A score table, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scores {
    /// The titles of the cells; none for a table without them.
    pub titles: Vec<&'static str>,
    /// All players, best first.
    pub rows: Vec<ScoreRow>,
}

/// The row of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow {
    /// The place, from 1: that of the winners.
    pub place: u8,
    /// The seat.
    pub seat: Seat,
    /// The cells after the name.
    pub cells: Vec<ScoreCell>,
}

/// A cell of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreCell {
    /// Words or a number.
    Text(String),
    /// One of several ways to count.
    Way {
        /// The calculation.
        text: String,
        /// Whether this way counts.
        counts: bool,
    },
    /// The sum that decides.
    Total(String),
    /// A sentence above what the game draws for the seat.
    Drawn(String),
}

impl Scores {
    /// The table of these places and seats, with the cells of each.
    pub fn new(titles: Vec<&'static str>, ranked: &[(u8, Seat)], cells: impl Fn(u8, Seat) -> Vec<ScoreCell>) -> Self {
        let row = |&(place, seat): &(u8, Seat)| ScoreRow { place, seat, cells: cells(place, seat) };
        Self { titles, rows: ranked.iter().map(row).collect() }
    }
}
