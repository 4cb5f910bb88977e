//! The words of the page, from the Fluent files of this folder: see `build/messages.rs`.

use crate::engine::Colour;

/// The names of bots, in every language.
pub const BOT_NAMES: [&str; 8] = ["Vena", "Pulso", "Aorta", "Takt", "Cora", "Tikki", "Kardi", "Systo"];

/// A message of the app to the table, in a banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The browser forbids storage: games are lost when the page is closed.
    StorageForbidden,
    /// Storage is full: the last moves exist only in this page.
    StorageFull,
    /// Storage is full or forbidden, but the journal saves the game.
    OnlyJournal,
    /// There is no journal: data that localStorage has not yet written to the disk would be lost.
    NoJournal,
    /// Storage was full: the oldest finished games have been removed.
    MadeRoom,
    /// A saved game could not be read and has been moved aside.
    BrokenSave,
    /// One of the two copies of a game could not be read; the other one was used.
    BrokenCopy,
    /// A saved game was written by a later version and stays untouched.
    LaterSave,
    /// localStorage and the journal had different versions of a game; both are saved.
    TwoVersions,
    /// Another tab plays this game.
    OtherTab,
    /// The system supplied no random numbers.
    NoEntropy,
    /// The messages of the chosen language could not be loaded: the language stays.
    NoLanguage,
    /// A chunk of the page could not be loaded.
    NotLoaded,
}

impl Notice {
    /// Whether the game that is being played may be lost.
    pub fn is_of_storage(self) -> bool {
        matches!(self, Self::StorageForbidden | Self::StorageFull | Self::OnlyJournal | Self::NoJournal)
    }
}

include!(concat!(env!("OUT_DIR"), "/messages/page.rs"));

impl Words {
    /// The sentence of a notice.
    pub fn notice(self, notice: Notice) -> &'static str {
        match notice {
            Notice::StorageForbidden => self.notice_storage_forbidden(),
            Notice::StorageFull => self.notice_storage_full(),
            Notice::OnlyJournal => self.notice_only_journal(),
            Notice::NoJournal => self.notice_no_journal(),
            Notice::MadeRoom => self.notice_made_room(),
            Notice::BrokenSave => self.notice_broken_save(),
            Notice::BrokenCopy => self.notice_broken_copy(),
            Notice::LaterSave => self.notice_later_save(),
            Notice::TwoVersions => self.notice_two_versions(),
            Notice::OtherTab => self.notice_other_tab(),
            Notice::NoEntropy => self.notice_no_entropy(),
            Notice::NoLanguage => self.notice_no_language(),
            Notice::NotLoaded => self.notice_not_loaded(),
        }
    }

    /// A colour with its shape.
    pub fn colour_name(self, colour: Colour) -> &'static str {
        match colour {
            Colour::Green => self.colour_green(),
            Colour::Blue => self.colour_blue(),
            Colour::Yellow => self.colour_yellow(),
            Colour::Red => self.colour_red(),
            Colour::Orange => self.colour_orange(),
            Colour::Violet => self.colour_violet(),
            Colour::Cyan => self.colour_cyan(),
            Colour::Brown => self.colour_brown(),
            Colour::Black => self.colour_black(),
        }
    }

    /// A bot of a level, from 1 to 4.
    pub fn bot_of_level(self, level: u8) -> &'static str {
        match level {
            1 => self.bot_1(),
            2 => self.bot_2(),
            3 => self.bot_3(),
            4 => self.bot_4(),
            _ => self.bot(),
        }
    }
}
