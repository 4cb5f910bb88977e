//! Words that never change, in each language.

use crate::i18n::Forms;

/// The words of the board and of the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: by whom, with how many beads.
    pub how: &'static str,
    /// What stands out at the end: the heaviest blow, the luckiest die, the fights won.
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
    /// The damage that a die of a combat leads to.
    pub damage: &'static str,
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that sacrifices nothing.
    pub keep: &'static str,
    /// Of a player without beads.
    pub out: &'static str,
    /// Of an empty room.
    pub empty: &'static str,
    /// The board, as a name for screen readers.
    pub board: &'static str,
}
