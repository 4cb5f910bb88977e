//! The text on a game's box: what the page displays before the game's chunk is loaded. PURE.

use crate::i18n::Lang;

/// The text on a box. Data only: displaying it requires nothing else of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxText {
    /// The game's name, the same in every language.
    pub title: &'static str,
    /// The playing time, in minutes.
    pub minutes: u8,
    /// The minimum age, in years.
    pub age: u8,
    /// In English.
    pub en: BoxTextIn,
    /// In German.
    pub de: BoxTextIn,
    /// In Czech.
    pub cs: BoxTextIn,
}

/// The sentences on a box, in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxTextIn {
    /// One sentence about the game.
    pub tagline: &'static str,
    /// The goal, in a few words.
    pub goal: &'static str,
}

impl BoxText {
    /// The sentences in this language.
    pub const fn text(&self, lang: Lang) -> &BoxTextIn {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
            Lang::Cs => &self.cs,
        }
    }
}
