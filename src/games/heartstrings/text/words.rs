//! Fixed words and phrases, in each language.

use crate::i18n::Forms;

/// The words on the board and on the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: the winner and the number of beads left.
    pub how: &'static str,
    /// Titles of the highlights: the heaviest blow, the luckiest die, the fights won.
    pub highlights: [&'static str; 3],
    /// Beads.
    pub beads: Forms,
    /// Tokens.
    pub tokens: Forms,
    /// The bead pool.
    pub pool: &'static str,
    /// A player's tokens that are not on the board.
    pub supply: &'static str,
    /// The dice: for a room, for the attack, for the defence.
    pub dice: [&'static str; 3],
    /// The damage that results from a combat die.
    pub damage: &'static str,
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that declines to sacrifice.
    pub keep: &'static str,
    /// Label of a player without beads.
    pub out: &'static str,
    /// Label of an empty room.
    pub empty: &'static str,
    /// The accessible name of the board.
    pub board: &'static str,
}
