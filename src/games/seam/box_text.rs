//! The text on a game's box: what the page displays before the game's chunk is loaded. PURE.

use crate::i18n::Words;

/// The text on a box. Displaying it requires nothing else of the game: its sentences are among the words of the page.
#[derive(Clone, Copy, Debug)]
pub struct BoxText {
    /// The game's name, the same in every language.
    pub title: &'static str,
    /// The language of the name, as a tag.
    pub title_lang: &'static str,
    /// The playing time, in minutes.
    pub minutes: u8,
    /// The minimum age, in years.
    pub age: u8,
    /// One sentence about the game.
    pub tagline: fn(Words) -> &'static str,
    /// The goal, in a few words.
    pub goal: fn(Words) -> &'static str,
}
