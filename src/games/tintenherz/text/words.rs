//! Fixed words and phrases, in each language.

use crate::i18n::Forms;

/// The words on the board and on the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: the winner, the points, and the runner-up with their points; the second sentence is for several winners.
    pub how: [&'static str; 2],
    /// Titles of the highlights: the dice that matched a card most often, the cards taken from others, the turns without a card.
    pub highlights: [&'static str; 3],
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that rolls the selected dice again.
    pub roll_again: &'static str,
    /// Button: roll one die again, the one with this number.
    pub roll_one_again: &'static str,
    /// The button that ends the turn.
    pub pass: &'static str,
    /// The two dice.
    pub dice: &'static str,
    /// Label of a die that is kept.
    pub keep_die: &'static str,
    /// Label of a die that is rolled again.
    pub reroll_die: &'static str,
    /// The four cards on the table.
    pub middle: &'static str,
    /// The draw pile.
    pub pile: &'static str,
    /// A player's open heroes.
    pub open: &'static str,
    /// The cards under a castle.
    pub secured: &'static str,
    /// Label of a card that matches the roll.
    pub matches: &'static str,
    /// Per cent.
    pub percent: &'static str,
    /// Hearts.
    pub hearts: Forms,
    /// Label before the values shown by the dice: each die and the sum.
    pub shown: &'static str,
    /// Points.
    pub points: Forms,
    /// Label of the score of a castle as it is now.
    pub score_now: &'static str,
    /// The score.
    pub score: &'static str,
    /// The score of a castle kept and given up, where giving up is better.
    pub both: &'static str,
    /// The sum with the castle.
    pub with_castle: &'static str,
    /// The sum with the castle given up.
    pub without_castle: &'static str,
    /// The option of which cards have a heart.
    pub hearts_option: &'static str,
    /// The variant in which only villains have a heart: its name and a sentence about it.
    pub hearts_villains: (&'static str, &'static str),
    /// The variant in which the three lowest heroes also have a heart: its name and a sentence about it.
    pub hearts_humble: (&'static str, &'static str),
    /// The accessible name of the table.
    pub board: &'static str,
}
