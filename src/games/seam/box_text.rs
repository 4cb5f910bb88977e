//! The box_text of a game's box: what the page says of a game before the game itself has been fetched. PURE.

use crate::i18n::Lang;

/// What is printed on the box_text of a box. Data only: whoever shows it needs nothing else of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxText {
    /// The game's name, the same in every language.
    pub title: &'static str,
    /// How long a game takes, in minutes.
    pub minutes: u8,
    /// From which age it is for.
    pub age: u8,
    /// In English.
    pub en: BoxTextIn,
    /// In German.
    pub de: BoxTextIn,
    /// In Czech.
    pub cs: BoxTextIn,
}

/// The sentences on a box_text, in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxTextIn {
    /// One sentence about the game.
    pub tagline: &'static str,
    /// How it is won, in a few words.
    pub goal: &'static str,
}

impl BoxText {
    /// The sentences in a language.
    pub const fn text(&self, lang: Lang) -> &BoxTextIn {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
            Lang::Cs => &self.cs,
        }
    }
}
