//! Words that never change, in each language.

use crate::i18n::Forms;

/// The words of the board and of the page around it.
#[derive(Debug)]
pub struct Words {
    /// How a game was won: by whom, with how many points, before whom and their points; the second sentence is for several winners.
    pub how: [&'static str; 2],
    /// What stands out at the end: whose dice matched a card most often, the cards taken from others, the turns without a card.
    pub highlights: [&'static str; 3],
    /// The button that rolls.
    pub roll: &'static str,
    /// The button that rolls again the dice that were chosen for it.
    pub roll_again: &'static str,
    /// Button: one die is rolled again, the one that shows this number.
    pub roll_one_again: &'static str,
    /// The button that ends the turn.
    pub pass: &'static str,
    /// The two dice.
    pub dice: &'static str,
    /// Of a die that is kept.
    pub keep_die: &'static str,
    /// Of a die that is rolled again.
    pub reroll_die: &'static str,
    /// The four cards on the table.
    pub middle: &'static str,
    /// The draw pile.
    pub pile: &'static str,
    /// A player's heroes that lie open.
    pub open: &'static str,
    /// The cards under a castle.
    pub secured: &'static str,
    /// Of a card that matches the roll.
    pub matches: &'static str,
    /// A part of a hundred.
    pub percent: &'static str,
    /// Hearts.
    pub hearts: Forms,
    /// Before the values that the dice show, each of them and their sum.
    pub shown: &'static str,
    /// Points.
    pub points: Forms,
    /// What a castle would score now.
    pub score_now: &'static str,
    /// The score.
    pub score: &'static str,
    /// What a castle would score with it and without it, where that is better.
    pub both: &'static str,
    /// The sum with the castle.
    pub with_castle: &'static str,
    /// The sum with the castle given up.
    pub without_castle: &'static str,
    /// Which cards have a heart, as the name of the option.
    pub hearts_option: &'static str,
    /// That only villains have one: the name of the choice and a sentence about it.
    pub hearts_villains: (&'static str, &'static str),
    /// That the three lowest heroes have one too: the name of the choice and a sentence about it.
    pub hearts_humble: (&'static str, &'static str),
    /// The table, as a name for screen readers.
    pub board: &'static str,
}
