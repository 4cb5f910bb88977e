//! The games of this device as a collection: added without loss to others, restored, and backed up.

use leptos::prelude::*;

use super::platform::now;
use super::{Fact, SaveQueue};
use crate::engine::json;
use crate::i18n::Notice;
use crate::storage::{SaveError, SaveId, Saved, StoreError, StoredGame, backup_is_due, write_games};

impl SaveQueue {
    /// Saves a game beside the others under a new id. Unlike a game that is begun, it takes the room of no other.
    ///
    /// # Errors
    /// [`StoreError::Full`] if there is no room for it, and nothing is left of it then; [`SaveError::Missing`] if the device provides no
    /// random numbers.
    pub fn add_game(self, game: &StoredGame) -> Result<SaveId, SaveError> {
        let Ok(id) = SaveId::random() else {
            self.notices.notify(Notice::NoEntropy);
            return Err(SaveError::Missing);
        };
        let added = self.saves.with_value(|saves| saves.add(&id, game));
        if let Err(error @ SaveError::Store(StoreError::Full)) = added {
            return Err(error);
        }
        self.journals.begin(&id, 1, &game.save);
        // A page that may store nothing keeps the game in memory.
        if let Err(error) = added {
            self.notify_unsaved(&id, 1, error);
        }
        Ok(id)
    }

    /// Saves a game again under its id, after it has been deleted in this generation.
    ///
    /// # Errors
    /// If it cannot be saved at all.
    pub fn restore(self, id: &SaveId, generation: u32, game: &StoredGame) -> Result<(), SaveError> {
        match self.save_new(id, generation, &game.save) {
            Ok(_) => {}
            // The page keeps in memory what the device has no room for.
            Err(error @ SaveError::Store(_)) => self.notify_unsaved(id, generation + 1, error),
            Err(error) => return Err(error),
        }
        self.saves.with_value(|saves| saves.keep_beside(id, game));
        Ok(())
    }

    /// The game played last as a file, with the id of its kind: its record, or if its dice are sealed a collection of this game, as records have
    /// no seal.
    pub fn latest_file(self) -> Option<(&'static str, String)> {
        let (kind, record) = self.latest_record()?;
        let sealed = self.latest_id().and_then(|id| self.sealed_file(&id, &record));
        Some((kind, sealed.unwrap_or(record)))
    }

    /// The text of a collection of the game with this id and record; `None` if it has no seal.
    fn sealed_file(self, id: &SaveId, record: &str) -> Option<String> {
        self.saves.with_value(|saves| saves.seal(id))?;
        let saved = Saved::new(now(), json::parse(record.as_bytes()).ok()?);
        Some(write_games(&[self.saves.with_value(|saves| saves.stored(id, saved))]))
    }

    /// Notes that all games have been backed up now. If that cannot be stored, the page asks for a backup again.
    pub fn note_backup(self) {
        Fact::Backup.remember(self.saves, &now().to_string());
    }

    /// Whether a backup is due, judging by the times of the saved games in milliseconds since 1970.
    pub fn is_backup_due(self, times: &[u64]) -> bool {
        backup_is_due(Fact::Backup.read(self.saves).and_then(|time| time.parse().ok()), times, now())
    }
}
