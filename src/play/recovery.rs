//! The recovery of the saves with the journal, when the page opens; what is decided about each game is [`crate::shell::recovery`].

use std::future::poll_fn;
use std::task::{Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::SaveQueue;
use super::platform::after;
use crate::i18n::Notice;
use crate::shell::recovery::{Decision, Recovery, decide, decide_by_last};
use crate::storage::{JournalEntry, JournalStore, Restored, SaveError, SaveId, Saved};

/// Maximum time for which the page waits for the journal before it continues without, in milliseconds.
const RECOVERY_MAX_MS: u32 = 2000;

impl SaveQueue {
    /// Whether the saves are up to date.
    pub fn is_recovered(self) -> bool {
        self.recovery.with_value(Recovery::is_done)
    }

    /// Requires another recovery: another tab has continued a game, and localStorage may not have its latest changes.
    pub fn recover_again(self) {
        self.flush();
        self.recovery.update_value(Recovery::require);
    }

    /// Opens the journal and brings the saves up to date, once; concurrent callers wait for the same recovery.
    pub async fn recover_once(self) {
        if let Some(number) = self.recovery.try_update_value(Recovery::begin).flatten() {
            spawn_local(async move {
                self.recover().await;
                self.end_recovery(number);
            });
            after(RECOVERY_MAX_MS, move || self.end_recovery(number));
        }
        let is_done = poll_fn(|context| {
            let waits = self.recovery.try_update_value(|recovery| recovery.waits(context.waker()));
            if waits == Some(true) { Poll::Pending } else { Poll::Ready(()) }
        });
        is_done.await;
    }

    /// Wakes the tasks that wait for this recovery; they continue with the saves as they are.
    fn end_recovery(self, number: u32) {
        let tasks = self.recovery.try_update_value(|recovery| recovery.end(number));
        tasks.into_iter().flatten().for_each(Waker::wake);
    }

    async fn recover(self) {
        let journals = self.journals.get();
        if !journals.store.works() && journals.store.open().await.is_err() {
            return;
        }
        let Ok(ends) = journals.store.last().await else { return };
        self.was_open.set_value(true);
        for (id, text) in ends {
            if self.room.is_hidden(&id) {
                continue;
            }
            let known = self.saves.with_value(|saves| saves.newest(&id));
            let last = JournalEntry::read(&id, &text).map(|entry| (entry.generation, entry.time));
            let decision = match decide_by_last(known, last) {
                Some(decision) => decision,
                None => {
                    let Ok(entries) = journals.store.entries(&id).await else { continue };
                    let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
                    decide(&id, &self.saves.with_value(|saves| saves.load(&id)), last, &entries)
                }
            };
            match decision {
                Decision::Leave => {}
                Decision::Continue(generation) => journals.note(&id, Some(generation)),
                Decision::Complete { known, newer, continues } => {
                    journals.note(&id, continues.then_some(newer.generation));
                    self.complete(&id, known, &newer);
                }
                Decision::SaveBeside(saved) => {
                    if self.save_beside(&saved) {
                        let _ = journals.remove(&id).await;
                        self.notices.notify(Notice::TwoVersions);
                    }
                }
            }
        }
    }

    /// Writes a game of the journal over its save, which has the generation `known`.
    fn complete(self, id: &SaveId, known: u32, newer: &Restored) {
        let Ok(json) = serde_json::to_string(&newer.saved) else { return };
        let written = self.saves.with_value(|saves| saves.write(id, known, newer.generation, &json));
        if let Err(error @ SaveError::Store(_)) = written {
            self.notify_unsaved(id, newer.generation, error);
        }
    }

    /// Saves a game under a new id, beside the game that has its id.
    fn save_beside(self, saved: &Saved) -> bool {
        let Ok(id) = SaveId::random() else { return false };
        // In memory, if neither store accepts it.
        matches!(self.save_new(&id, 0, saved), Ok(_) | Err(SaveError::Store(_)))
    }
}
