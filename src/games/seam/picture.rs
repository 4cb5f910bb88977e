//! Small pictures beside words: cards, pieces and dice. PURE.

use crate::engine::Seat;

/// A small picture beside the words that say the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A file beside the page.
    File(String),
    /// A symbol of the game, by its id.
    Symbol(String),
    /// The piece of a seat.
    Piece(Seat),
    /// The piece of a seat that has been thrown or lost.
    Lost(Seat),
    /// A six-sided die that has rolled this number.
    Die(u8),
    /// A twelve-sided die that has rolled this number.
    Twelve(u8),
}

impl Picture {
    /// The symbol with this id.
    pub fn symbol(id: &str) -> Self {
        Self::Symbol(id.to_owned())
    }
}
