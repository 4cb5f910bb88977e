//! The parts of the page beside its games.

use super::error::PartError;
use super::texts::load_read;
use crate::i18n::{Lang, Messages, Texts, later};
use crate::play::Scoped;

/// The time for which the page is left undisturbed before anything is loaded ahead, in milliseconds: first-time visitors look at the shelf first.
pub const QUIET_MS: u32 = 2000;

/// What the views of one part need beside its code. The code is that of all pieces with the part's name; see `piece!`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Part {
    /// The messages.
    pub texts: Option<fn() -> &'static Texts>,
    /// The name of the style sheet.
    pub sheet: Option<&'static str>,
}

impl Part {
    /// Whether the messages are loaded in this language.
    pub fn has_words(&self, lang: Lang) -> bool {
        self.texts.is_none_or(|texts| texts().has(lang))
    }

    /// Loads the messages in the language that is read by then.
    ///
    /// # Errors
    /// If they cannot be loaded now.
    pub async fn load_words(&self, lang: Scoped<Lang>) -> Result<(), PartError> {
        match self.texts {
            Some(texts) => load_read(texts(), lang).await,
            None => Ok(()),
        }
    }
}

/// What every table needs, whatever its game, and what reads the saves.
pub const fn tables() -> Part {
    Part { texts: None, sheet: None }
}

/// What is needed only after a touch at the table, after its first moves, or on a shelf with games, and the rules.
pub const fn dialogs() -> Part {
    tables()
}

/// Saved games, their past, and games as links.
pub const fn library() -> Part {
    Part { texts: Some(later::Words::texts), sheet: Some("later") }
}

/// The settings, and the menu of a table.
pub const fn settings() -> Part {
    library()
}

/// The screen of a new game. It is apart from the tables, so that names can be entered while the game itself is still being loaded.
pub const fn new_game() -> Part {
    tables()
}

/// The searches of bots, for browsers without a worker.
pub const fn search() -> Part {
    tables()
}

/// The place where people enter their own dice and cards. Its code is among that of the dialogs.
pub const fn own_chance() -> Part {
    Part { texts: Some(later::Words::texts), sheet: Some("own_chance") }
}
