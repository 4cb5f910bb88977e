//! Why a link is refused.

use crate::i18n::Lang;

/// Why a link cannot be read, or a game not be written into one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkFault {
    /// The text contains no link.
    NotALink,
    /// The text is longer than any link.
    TooLong,
    /// The link was made by a later version of the program.
    LaterVersion(u8),
    /// The end of the link is missing.
    CutOff,
    /// The program does not know the game, an option, or the rules of a seat.
    Unknown,
    /// The link is damaged, or was made under another edition of the rules: the checksum does not fit, or an event is not possible.
    Damaged,
    /// The game cannot be written: it has too many events, or something that links have no code for.
    Unwritable,
}

impl LinkFault {
    /// The fault as a sentence.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = lang.later_words();
        match self {
            Self::NotALink => words.link_none(),
            Self::TooLong => words.link_too_long(),
            Self::LaterVersion(_) => words.link_later_version(),
            Self::CutOff => words.link_cut_off(),
            Self::Unknown => words.link_unknown(),
            Self::Damaged => words.link_damaged(),
            Self::Unwritable => words.link_unwritable(),
        }
    }
}
