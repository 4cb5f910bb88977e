//! The games of this device as a collection: added without loss to others, brought back, and backed up.

use leptos::prelude::*;

use super::platform::now;
use super::{AppContext, Fact};
use crate::i18n::Notice;
use crate::storage::{SaveError, SaveId, StoreError, StoredGame, backup_is_due};

impl AppContext {
    /// Saves a game beside the others under a new id. Unlike a game that is begun, it takes the room of no other.
    ///
    /// # Errors
    /// [`StoreError::Full`] if there is no room for it, and nothing is left of it then; [`SaveError::Missing`] if the device provides no
    /// random numbers.
    pub fn add_game(self, game: &StoredGame) -> Result<SaveId, SaveError> {
        let Ok(id) = SaveId::random() else {
            self.say(Notice::NoEntropy);
            return Err(SaveError::Missing);
        };
        let added = self.saves.with_value(|saves| saves.add(&id, game));
        if let Err(error @ SaveError::Store(StoreError::Full)) = added {
            return Err(error);
        }
        self.begin_journal(&id, 1, &game.save);
        // A page that may store nothing keeps the game in memory.
        if let Err(error) = added {
            self.say_unkept(&id, 1, error);
        }
        Ok(id)
    }

    /// Saves a game again under its id, after it has been removed in this generation.
    ///
    /// # Errors
    /// If it cannot be saved at all.
    pub fn bring_back(self, id: &SaveId, generation: u32, game: &StoredGame) -> Result<(), SaveError> {
        match self.keep_whole(id, generation, &game.save) {
            Ok(_) => {}
            // The page keeps in memory what the device has no room for.
            Err(error @ SaveError::Store(_)) => self.say_unkept(id, generation + 1, error),
            Err(error) => return Err(error),
        }
        self.saves.with_value(|saves| saves.keep_beside(id, game));
        Ok(())
    }

    /// Notes that all games have been backed up now. If that cannot be stored, the page asks for a backup again.
    pub fn note_backup(self) {
        self.remember(Fact::Backup, &now().to_string());
    }

    /// Whether a backup is due, judging by the times of the saved games in milliseconds since 1970.
    pub fn is_backup_due(self, times: &[u64]) -> bool {
        backup_is_due(self.fact(Fact::Backup).and_then(|time| time.parse().ok()), times, now())
    }
}
