//! The two stores of games on this device, shared by everything that saves.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::platform::{Device, Journal, journal};
use crate::storage::{JournalEntry, JournalStore, Journals, Resilient, SaveId, Saved, Saves};

/// The saved games in localStorage. Copies are handles to the same.
pub type SharedSaves = StoredValue<Saves<Resilient<Device>>, LocalStorage>;

/// The journals of the games. Copies are handles to the same.
#[derive(Clone, Copy)]
pub(super) struct SharedJournals(StoredValue<Journals<Journal>, LocalStorage>);

impl SharedJournals {
    /// The journals of this device, which are not open yet.
    pub fn new() -> Self {
        Self(StoredValue::new_local(Journals::new(journal())))
    }

    pub fn get(self) -> Journals<Journal> {
        self.0.get_value()
    }

    /// Begins the journal of a game with the whole of it, in this generation, if journals can be written.
    pub fn begin(self, id: &SaveId, generation: u32, saved: &Saved) {
        let journals = self.get();
        if journals.store.works()
            && let Ok(json) = serde_json::to_string(saved)
        {
            let entry = JournalEntry::write(id, generation, saved.time, &format!(r#"{{"whole":{json}}}"#));
            let begun = journals.write(id, generation, &entry, true);
            spawn_local(async move {
                // If this entry fails, the next change begins the journal.
                let _ = begun.await;
            });
        }
    }

    /// Removes the journal of a game.
    pub fn remove(self, id: &SaveId) {
        let removed = self.get().remove(id);
        spawn_local(async move {
            // If the journal stays, the game reappears at the next visit, which is better than a lost game.
            let _ = removed.await;
        });
    }
}
