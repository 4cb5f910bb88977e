//! The games of this device as a collection: added without loss to others, restored, and backed up.

use leptos::prelude::*;

use super::platform::now;
use super::{Fact, SaveQueue};
use crate::i18n::Notice;
use crate::storage::{SaveError, SaveId, StoreError, StoredGame, backup_is_due};

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

    /// Notes that all games have been backed up now. If that cannot be stored, the page asks for a backup again.
    pub fn note_backup(self) {
        Fact::Backup.remember(self.saves, &now().to_string());
    }

    /// Whether a backup is due, judging by the times of the saved games in milliseconds since 1970.
    pub fn is_backup_due(self, times: &[u64]) -> bool {
        backup_is_due(Fact::Backup.read(self.saves).and_then(|time| time.parse().ok()), times, now())
    }
}
