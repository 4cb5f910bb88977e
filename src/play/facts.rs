//! Facts that the page remembers on this device, beside the settings and the games.

use leptos::prelude::*;

use super::stores::SharedSaves;
use crate::storage::{PREFIX, Store};

/// A fact that the page remembers.
#[derive(Clone, Copy)]
pub enum Fact {
    /// The time of the last backup of all games, in milliseconds since 1970.
    Backup,
    /// The version of the page whose news have been closed.
    Version,
    /// That installing the page has been offered and the offer closed; with any value.
    InstallOffer,
    /// The finished games that were hidden to make room, a line for each.
    HiddenGames,
}

impl Fact {
    fn key(self) -> String {
        let name = match self {
            Self::Backup => "backup",
            Self::Version => "version",
            Self::InstallOffer => "install",
            Self::HiddenGames => "put-away",
        };
        format!("{PREFIX}{name}")
    }

    /// The value; `None` if nothing is remembered, or the storage cannot be read.
    pub fn read(self, saves: SharedSaves) -> Option<String> {
        saves.with_value(|saves| saves.store().get(&self.key()).ok().flatten())
    }

    /// Remembers a value. If that cannot be stored, it is not known at the next visit.
    pub fn remember(self, saves: SharedSaves, value: &str) {
        saves.with_value(|saves| {
            let _ = saves.store().set(&self.key(), value);
        });
    }
}
