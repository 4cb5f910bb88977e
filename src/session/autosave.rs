//! Saving after every event, and other tabs that have the same game.

use leptos::prelude::*;

use super::{AppContext, Session, clock, on_window};
use crate::engine::{Dice, Playthrough};
use crate::games::GameScene;
use crate::storage::{SaveError, SaveId, Saved};

/// Where a game is saved and where its dice come from.
pub(super) struct Autosave {
    pub id: SaveId,
    pub generation: u32,
    pub dice: Dice,
}

impl<G: GameScene> Session<G> {
    /// Saves the game. Play goes on where nothing can be saved, and the table is told; not so if another tab has played on.
    pub(super) fn save(&self, game: &Playthrough<G>) -> bool {
        let undone = game.undone().iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        let saved = Saved { at: clock::now(), record: game.record(), undone };
        let result = self.autosave.try_update_value(|autosave| {
            let result = self.app.saves.with_value(|saves| saves.save(&autosave.id, autosave.generation, &saved));
            // The page remembers a copy that did not fit (see `Resilient`): it has the next generation all the same.
            autosave.generation += u32::from(result != Err(SaveError::Conflict));
            result
        });
        let conflict = result == Some(Err(SaveError::Conflict));
        match result {
            _ if conflict => self.stop(),
            Some(Err(error)) => self.app.say(AppContext::notice(error)),
            _ => self.app.clear_storage(),
        }
        !conflict
    }

    /// Another tab has played on: the table says so, and nothing is played here.
    fn stop(&self) {
        self.play.update(|play| play.conflict = true);
    }

    fn has_conflict(&self) -> bool {
        let (id, generation) = self.autosave.with_value(|autosave| (autosave.id.clone(), autosave.generation));
        self.app.saves.with_value(|saves| saves.has_conflict(&id, generation))
    }

    pub(super) fn watch_other_tabs(&self) {
        let session = *self;
        on_window("storage", move |_| {
            if session.has_conflict() {
                session.stop();
            }
        });
    }
}
