//! Two stores for one game: each change is written to the journal at once, and the whole game a moment later to localStorage, which reaches
//! the disk late. When the page opens, each game that is newer in the journal is updated in localStorage.

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::{Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::platform::{Journal, after, journal, now};
use super::{AppContext, Timeout, services};
use crate::engine::json;
use crate::i18n::Notice;
use crate::storage::{
    Comparison, GameLines, JournalEntry, JournalError, JournalStore, Journals, Loaded, Restored, SaveError, SaveId,
    Saved, compare,
};

/// Time for which changes are collected before the whole game is written, in milliseconds.
const GATHER: u32 = 250;
/// Maximum time for which the page waits for the journal before it continues without, in milliseconds.
const PATIENCE: u32 = 2000;
/// Time after which an entry that is not on the disk counts as not saved, until it is, in milliseconds.
const OVERDUE: u32 = 3000;

/// An open game and the state of its saves.
pub(super) struct OpenSave {
    /// The id of the save.
    pub id: SaveId,
    /// The generation of the save in localStorage, as far as this page knows.
    pub saved: u32,
    /// The generation of the current state of the game.
    pub generation: u32,
    /// The time of the last change, in milliseconds since 1970.
    pub time: u64,
    /// The text of the game.
    pub lines: GameLines,
    /// Called when another tab has continued this game.
    pub stop: Callback<()>,
}

/// The queue of writes to the journal and to localStorage. Copies are handles to the same queue.
#[derive(Clone, Copy)]
pub struct SaveQueue {
    journal: StoredValue<Journals<Journal>, LocalStorage>,
    /// The game with changes that are not in localStorage yet.
    unwritten: StoredValue<Option<Rc<RefCell<OpenSave>>>, LocalStorage>,
    write: Timeout,
    /// The game played last.
    latest: StoredValue<Option<Rc<RefCell<OpenSave>>>, LocalStorage>,
    /// Grows with every change of `latest`.
    changes: RwSignal<u32>,
    /// Whether the browser has been asked for persistent storage.
    asked: StoredValue<bool>,
    /// Whether a notice has been displayed that the journal is missing or fails.
    warned: StoredValue<bool>,
    /// Whether the journal has been open: if it no longer is, the system has closed it.
    was_open: StoredValue<bool>,
    /// Whether the journal is being opened again.
    opening: StoredValue<bool>,
    /// Whether the journal has left an entry unconfirmed, and has answered none since.
    overdue: StoredValue<bool>,
    recovery: StoredValue<Recovery>,
    /// The number of recoveries started.
    recoveries: StoredValue<u32>,
}

/// The progress of bringing the saves up to date.
enum Recovery {
    /// Not started.
    NotBegun,
    /// In progress, with the tasks that wait for it.
    Running(Vec<Waker>),
    /// Finished.
    Done,
}

impl SaveQueue {
    /// Creates the queue, with no game opened.
    pub(super) fn new() -> Self {
        Self {
            journal: StoredValue::new_local(Journals::new(journal())),
            unwritten: StoredValue::new_local(None),
            write: Timeout::new(),
            latest: StoredValue::new_local(None),
            changes: RwSignal::new(0),
            asked: StoredValue::new(false),
            warned: StoredValue::new(false),
            was_open: StoredValue::new(false),
            opening: StoredValue::new(false),
            overdue: StoredValue::new(false),
            recovery: StoredValue::new(Recovery::NotBegun),
            recoveries: StoredValue::new(0),
        }
    }

    pub(super) fn journal(self) -> Journals<Journal> {
        self.journal.get_value()
    }
}

impl AppContext {
    /// Saves the game. `change` is the JSON of the change; `None` writes the whole game.
    pub(super) fn keep(self, game: &Rc<RefCell<OpenSave>>, change: Option<&str>) {
        self.show_latest(game);
        if !self.saving.asked.get_value() {
            self.saving.asked.set_value(true);
            ask_to_persist();
        }
        let journal = self.saving.journal();
        if self.saving.unwritten.with_value(|other| other.as_ref().is_some_and(|other| !Rc::ptr_eq(other, game))) {
            self.write_saves();
        }
        if !journal.store.works() {
            self.reopen_journal();
            self.say_no_journal();
            self.saving.unwritten.set_value(Some(game.clone()));
            return self.write_saves();
        }
        let written = {
            let OpenSave { id, generation, time, lines, .. } = &*game.borrow();
            let follows = !self.saving.overdue.get_value()
                && generation.checked_sub(1).is_some_and(|before| journal.ends_with(id, before));
            let entry = match change.filter(|_| follows) {
                Some(change) => JournalEntry::write(id, *generation, *time, change),
                None => JournalEntry::write(id, *generation, *time, &lines.whole(*time)),
            };
            journal.write(id, *generation, &entry, change.is_none() || !follows)
        };
        let game = game.clone();
        let waits = self.saving.unwritten.with_value(Option::is_some);
        self.saving.unwritten.set_value(Some(game.clone()));
        if self.saving.overdue.get_value() {
            self.write_saves();
        } else if !waits {
            self.saving.write.after(GATHER, move || self.write_saves());
        }
        let limit = after(OVERDUE, move || {
            if self.saving.overdue.try_update_value(|overdue| *overdue = true).is_some() {
                self.say_no_journal();
                self.write_saves();
            }
        });
        spawn_local(async move {
            let written = written.await;
            if let Some(limit) = limit {
                limit.clear();
            }
            self.saving.overdue.try_update_value(|overdue| *overdue = false);
            match written {
                // The journal accepts entries again.
                Ok(()) if self.saving.warned.try_get_value() == Some(true) => {
                    self.saving.warned.set_value(false);
                    self.clear(Notice::NoJournal);
                }
                Ok(()) => {}
                Err(JournalError::Taken) => {
                    let stop = game.borrow().stop;
                    stop.try_run(());
                }
                // The other store has to have the game, at once.
                Err(JournalError::Full | JournalError::Broken) => {
                    self.say_no_journal();
                    self.write_saves();
                }
            }
        });
    }

    /// Opens the journal again for the next change, if the system has closed it. One that could not be opened with the page is left alone: what
    /// it holds has not been compared with the saves.
    fn reopen_journal(self) {
        let SaveQueue { was_open, opening, .. } = self.saving;
        if was_open.get_value() && !opening.get_value() {
            opening.set_value(true);
            let journal = self.saving.journal();
            spawn_local(async move {
                // If that fails, the next change tries again.
                let _ = journal.store.open().await;
                opening.try_update_value(|opening| *opening = false);
            });
        }
    }

    /// Displays, once, the notice that the game is saved only in localStorage.
    fn say_no_journal(self) {
        if !self.saving.warned.get_value() {
            self.saving.warned.set_value(true);
            self.say(Notice::NoJournal);
        }
    }

    /// Sets the game played last.
    pub(super) fn show_latest(self, game: &Rc<RefCell<OpenSave>>) {
        self.saving.latest.set_value(Some(game.clone()));
        self.saving.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// Whether a game has been played since the page was opened; tracked.
    pub fn has_played(self) -> bool {
        self.saving.changes.track();
        self.saving.latest.with_value(Option::is_some)
    }

    /// The current record of the game played last, with the id of the game.
    pub fn latest_record(self) -> Option<(&'static str, String)> {
        self.saving.changes.track();
        let game = self.saving.latest.get_value()?;
        let lines = &game.borrow().lines;
        Some((lines.game(), lines.record()))
    }

    /// The record of the game played last, when it is asked for.
    pub fn record_at_table(self) -> Callback<(), Option<Value>> {
        Callback::new(move |()| {
            let (_, text) = untrack(|| self.latest_record())?;
            json::parse(text.as_bytes()).ok()
        })
    }

    /// The game that was opened first from the link with this [identity](crate::link::identity), if it is still there.
    pub fn linked(self, identity: u32) -> Option<SaveId> {
        let id = linked_id(identity)?;
        self.saves.with_value(|saves| saves.load(&id).is_ok()).then_some(id)
    }

    /// Saves a game from the link with this identity, so that it can be opened. Returns `None` if the device provides no random numbers.
    pub fn admit_linked(self, identity: u32, record: Value) -> Option<SaveId> {
        let id = linked_id(identity).filter(|_| self.linked(identity).is_none());
        match id {
            Some(id) => Some(self.admit_as(id, record)),
            None => self.admit(record),
        }
    }

    /// Saves a game from a file, so that it can be opened. Returns `None` if the device provides no random numbers.
    pub fn admit(self, record: Value) -> Option<SaveId> {
        let Ok(id) = SaveId::random() else {
            self.say(Notice::NoEntropy);
            return None;
        };
        Some(self.admit_as(id, record))
    }

    fn admit_as(self, id: SaveId, record: Value) -> SaveId {
        if let Err(error) = self.keep_whole(&id, 0, &Saved::new(now(), record)) {
            self.say_unkept(&id, 1, error);
        }
        id
    }

    /// Writes pending changes to localStorage.
    pub fn write_saves(self) {
        self.saving.write.cancel();
        let Some(game) = self.saving.unwritten.try_update_value(Option::take).flatten() else { return };
        let result = {
            let OpenSave { id, saved, generation, time, lines, .. } = &*game.borrow();
            let json = lines.saved(*time);
            self.with_room(id, || self.saves.with_value(|saves| saves.write(id, *saved, *generation, &json)))
        };
        match result {
            Err(SaveError::Conflict) => {
                let stop = game.borrow().stop;
                stop.try_run(());
            }
            Err(error) => {
                // The page keeps a copy that did not fit in memory (see `Resilient`), so it has this generation all the same.
                let mut game = game.borrow_mut();
                game.saved = game.generation;
                self.say_unkept(&game.id, game.generation, error);
            }
            Ok(()) => {
                let mut game = game.borrow_mut();
                game.saved = game.generation;
                self.clear_storage();
            }
        }
    }

    /// Displays the notice that localStorage has not accepted a game, and whether the journal has it.
    pub fn say_unkept(self, id: &SaveId, generation: u32, error: SaveError) {
        let kept = !self.saving.overdue.get_value() && self.saving.journal().ends_with(id, generation);
        self.say(if kept { Notice::OnlyJournal } else { Self::notice(error) });
    }

    /// Saves a whole game that has no save yet, or no longer has one.
    ///
    /// # Errors
    /// If localStorage does not accept the game; the journal may have it all the same.
    pub fn keep_whole(self, id: &SaveId, generation: u32, saved: &Saved) -> Result<u32, SaveError> {
        self.begin_journal(id, generation.saturating_add(1), saved);
        self.with_room(id, || self.saves.with_value(|saves| saves.save(id, generation, saved)))
    }

    /// Begins the journal of a game with the whole of it, in this generation.
    pub(super) fn begin_journal(self, id: &SaveId, generation: u32, saved: &Saved) {
        let journal = self.saving.journal();
        if journal.store.works()
            && let Ok(json) = serde_json::to_string(saved)
        {
            let entry = JournalEntry::write(id, generation, saved.time, &format!(r#"{{"whole":{json}}}"#));
            let begun = journal.write(id, generation, &entry, true);
            spawn_local(async move {
                // If this entry fails, the next change begins the journal.
                let _ = begun.await;
            });
        }
    }

    /// Removes a game from both stores.
    ///
    /// # Errors
    /// If localStorage cannot remove the game; the journal then keeps it, too.
    pub fn forget(self, id: &SaveId) -> Result<(), SaveError> {
        self.write_saves();
        self.remove(id)
    }

    fn remove(self, id: &SaveId) -> Result<(), SaveError> {
        self.saves.with_value(|saves| saves.remove(id))?;
        let removed = self.saving.journal().remove(id);
        spawn_local(async move {
            // If the journal stays, the game reappears, which is better than a lost game.
            let _ = removed.await;
        });
        Ok(())
    }

    /// Sets aside a game whose record cannot be replayed, and removes its journal, which contains the same record.
    pub fn set_aside(self, id: &SaveId) {
        self.saves.with_value(|saves| saves.set_game_aside(id));
        let removed = self.saving.journal().remove(id);
        spawn_local(async move {
            let _ = removed.await;
        });
    }

    /// Whether the saves are up to date.
    pub fn is_recovered(self) -> bool {
        self.saving.recovery.with_value(|recovery| matches!(recovery, Recovery::Done))
    }

    /// Requires another recovery: another tab has continued a game, and localStorage may not have its latest changes.
    pub fn recover_again(self) {
        self.write_saves();
        if self.is_recovered() {
            self.saving.recovery.set_value(Recovery::NotBegun);
        }
    }

    /// Opens the journal and brings the saves up to date, once; concurrent callers wait for the same recovery.
    pub async fn recover_once(self) {
        let recovery = self.saving.recovery;
        if recovery.with_value(|recovery| matches!(recovery, Recovery::NotBegun)) {
            let number = self.saving.recoveries.get_value() + 1;
            self.saving.recoveries.set_value(number);
            recovery.set_value(Recovery::Running(Vec::new()));
            spawn_local(async move {
                self.recover().await;
                self.go_on_recovered(number);
            });
            after(PATIENCE, move || self.go_on_recovered(number));
        }
        let is_done = poll_fn(|context| {
            let waits = recovery.try_update_value(|recovery| match recovery {
                Recovery::Running(waiting) => {
                    waiting.push(context.waker().clone());
                    true
                }
                Recovery::NotBegun | Recovery::Done => false,
            });
            if waits == Some(true) { Poll::Pending } else { Poll::Ready(()) }
        });
        is_done.await;
    }

    /// Wakes the tasks that wait for this recovery; they continue with the saves as they are.
    fn go_on_recovered(self, number: u32) {
        if self.saving.recoveries.try_get_value() != Some(number) {
            return;
        }
        let waiting =
            self.saving.recovery.try_update_value(|recovery| match std::mem::replace(recovery, Recovery::Done) {
                Recovery::Running(waiting) => waiting,
                other => {
                    *recovery = other;
                    Vec::new()
                }
            });
        waiting.into_iter().flatten().for_each(Waker::wake);
    }

    async fn recover(self) {
        let journal = self.saving.journal();
        if !journal.store.works() && journal.store.open().await.is_err() {
            return;
        }
        let Ok(last) = journal.store.last().await else { return };
        self.saving.was_open.set_value(true);
        for (id, text) in last {
            if self.is_put_away(&id) {
                continue;
            }
            let known = self.saves.with_value(|saves| saves.newest(&id));
            let entry = JournalEntry::read(&id, &text).map(|entry| (entry.generation, entry.time));
            if known.is_some() && known == entry {
                journal.note(&id, known.map(|(generation, _)| generation));
                continue;
            }
            let Ok(entries) = journal.store.entries(&id).await else { continue };
            let loaded = self.saves.with_value(|saves| saves.load(&id));
            let save = match &loaded {
                Ok(Loaded { saved, generation, .. }) => Some((*generation, saved)),
                // A save of a later version cannot be judged by this one.
                Err(SaveError::LaterVersion) => continue,
                Err(_) => None,
            };
            let texts: Vec<&str> = entries.iter().map(String::as_str).collect();
            match compare(&id, save, &texts) {
                Comparison::Same => {}
                Comparison::Newer(newer) => {
                    let known = save.map_or(0, |(generation, _)| generation);
                    // The next entry can follow only if its place is not taken by a damaged one.
                    journal.note(&id, entry.map(|(last, _)| last).filter(|last| *last == newer.generation));
                    self.bring_up_to_date(&id, known, &newer);
                }
                Comparison::Contradiction(other) => {
                    if self.keep_beside(&other.saved) {
                        let _ = journal.remove(&id).await;
                        self.say(Notice::TwoVersions);
                    }
                }
            }
        }
    }

    fn bring_up_to_date(self, id: &SaveId, known: u32, newer: &Restored) {
        let Ok(json) = serde_json::to_string(&newer.saved) else { return };
        let written = self.saves.with_value(|saves| saves.write(id, known, newer.generation, &json));
        if let Err(error @ SaveError::Store(_)) = written {
            self.say_unkept(id, newer.generation, error);
        }
    }

    /// Saves a game under a new id, beside the game that has its id.
    fn keep_beside(self, saved: &Saved) -> bool {
        let Ok(id) = SaveId::random() else { return false };
        // In memory, if neither store accepts it.
        matches!(self.keep_whole(&id, 0, saved), Ok(_) | Err(SaveError::Store(_)))
    }
}

/// The id of the game that is opened first from a link.
fn linked_id(identity: u32) -> Option<SaveId> {
    SaveId::parse(&format!("link{identity:08x}"))
}

/// Asks the browser not to clear the storage when the device runs short of space. Called with the first event, when there is data of value
/// to the user. Play continues whatever the answer.
fn ask_to_persist() {
    services::ignore(services::persist());
}

impl OpenSave {
    /// Creates the state of a game read under `id`, in this generation.
    pub fn new(id: SaveId, generation: u32, lines: GameLines, stop: Callback<()>) -> Self {
        Self { id, saved: generation, generation, time: 0, lines, stop }
    }

    /// Starts a new generation, for a change that has just happened.
    pub fn advance(&mut self) {
        self.generation += 1;
        self.time = now();
    }
}
