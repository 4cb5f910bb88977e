//! Two stores for one game: each change is written to the journal at once, and the whole game a moment later to localStorage, which reaches
//! the disk late. When the page opens, each game that is newer in the journal is updated in localStorage: see [`super::recovery`].

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Value, json};

use super::platform::{after, now, services};
use super::stores::{SharedJournals, SharedSaves};
use super::{Notices, Room, Timeout};
use crate::engine::{Seed, json};
use crate::i18n::Notice;
use crate::shell::recovery::Recovery;
use crate::storage::{
    GameLines, JournalEntry, JournalError, JournalStore, PREFIX, SaveError, SaveId, Saved, Store, StoreError,
};

/// Time for which changes are collected before the whole game is written, in milliseconds.
const GATHER_MS: u32 = 250;
/// Time after which an entry that is not on the disk counts as not saved, until it is, in milliseconds.
const OVERDUE_MS: u32 = 3000;

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

/// What saves games: the queue of writes to the journal and to localStorage. Copies are handles to the same queue.
#[derive(Clone, Copy)]
pub struct SaveQueue {
    pub(super) saves: SharedSaves,
    pub(super) journals: SharedJournals,
    pub(super) notices: Notices,
    /// The room in localStorage.
    pub room: Room,
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
    pub(super) was_open: StoredValue<bool>,
    /// Whether the journal is being opened again.
    opening: StoredValue<bool>,
    /// Whether the journal has left an entry unconfirmed, and has answered none since.
    overdue: StoredValue<bool>,
    pub(super) recovery: StoredValue<Recovery>,
}

impl SaveQueue {
    /// Creates the queue for these saves and the journals of this device, with no game opened. What people have to know of saving is said
    /// in these notices.
    pub(super) fn new(saves: SharedSaves, notices: Notices) -> Self {
        let journals = SharedJournals::new();
        Self {
            saves,
            journals,
            notices,
            room: Room::new(saves, journals, notices),
            unwritten: StoredValue::new_local(None),
            write: Timeout::new(),
            latest: StoredValue::new_local(None),
            changes: RwSignal::new(0),
            asked: StoredValue::new(false),
            warned: StoredValue::new(false),
            was_open: StoredValue::new(false),
            opening: StoredValue::new(false),
            overdue: StoredValue::new(false),
            recovery: StoredValue::default(),
        }
    }

    /// Saves a change of the game. `change` is its JSON; `None` writes the whole game.
    pub(super) fn save_change(self, game: &Rc<RefCell<OpenSave>>, change: Option<&str>) {
        self.set_latest(game);
        if !self.asked.get_value() {
            self.asked.set_value(true);
            ask_to_persist();
        }
        let journal = self.journals.get();
        if self.unwritten.with_value(|other| other.as_ref().is_some_and(|other| !Rc::ptr_eq(other, game))) {
            self.flush();
        }
        if !journal.store.works() {
            self.reopen_journal();
            self.notify_no_journal();
            self.unwritten.set_value(Some(game.clone()));
            return self.flush();
        }
        let written = {
            let OpenSave { id, generation, time, lines, .. } = &*game.borrow();
            let follows = !self.overdue.get_value()
                && generation.checked_sub(1).is_some_and(|before| journal.ends_with(id, before));
            let entry = match change.filter(|_| follows) {
                Some(change) => JournalEntry::write(id, *generation, *time, change),
                None => JournalEntry::write(id, *generation, *time, &lines.whole(*time)),
            };
            journal.write(id, *generation, &entry, change.is_none() || !follows)
        };
        let game = game.clone();
        let waits = self.unwritten.with_value(Option::is_some);
        self.unwritten.set_value(Some(game.clone()));
        if self.overdue.get_value() {
            self.flush();
        } else if !waits {
            self.write.after(GATHER_MS, move || self.flush());
        }
        let limit = after(OVERDUE_MS, move || {
            if self.overdue.try_update_value(|overdue| *overdue = true).is_some() {
                self.notify_no_journal();
                self.flush();
            }
        });
        spawn_local(async move {
            let written = written.await;
            if let Some(limit) = limit {
                limit.clear();
            }
            self.overdue.try_update_value(|overdue| *overdue = false);
            match written {
                // The journal accepts entries again.
                Ok(()) if self.warned.try_get_value() == Some(true) => {
                    self.warned.set_value(false);
                    self.notices.clear(Notice::NoJournal);
                }
                Ok(()) => {}
                Err(JournalError::Taken) => {
                    let stop = game.borrow().stop;
                    stop.try_run(());
                }
                // The other store has to have the game, at once.
                Err(JournalError::Full | JournalError::Broken) => {
                    self.notify_no_journal();
                    self.flush();
                }
            }
        });
    }

    /// Opens the journal again for the next change, if the system has closed it. One that could not be opened with the page is left alone: what
    /// it holds has not been compared with the saves.
    fn reopen_journal(self) {
        let Self { was_open, opening, .. } = self;
        if was_open.get_value() && !opening.get_value() {
            opening.set_value(true);
            let journal = self.journals.get();
            spawn_local(async move {
                // If that fails, the next change tries again.
                let _ = journal.store.open().await;
                opening.try_update_value(|opening| *opening = false);
            });
        }
    }

    /// Displays, once, the notice that the game is saved only in localStorage.
    fn notify_no_journal(self) {
        if !self.warned.get_value() {
            self.warned.set_value(true);
            self.notices.notify(Notice::NoJournal);
        }
    }

    /// Sets the game played last.
    pub(super) fn set_latest(self, game: &Rc<RefCell<OpenSave>>) {
        self.latest.set_value(Some(game.clone()));
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// Whether a game has been played since the page was opened; tracked.
    pub fn has_played(self) -> bool {
        self.changes.track();
        self.latest.with_value(Option::is_some)
    }

    /// The current record of the game played last, with the id of the game.
    pub fn latest_record(self) -> Option<(&'static str, String)> {
        self.changes.track();
        let game = self.latest.get_value()?;
        let lines = &game.borrow().lines;
        Some((lines.game(), lines.record()))
    }

    /// The id of the save of the game played last.
    pub(super) fn latest_id(self) -> Option<SaveId> {
        self.latest.with_value(|game| game.as_ref().map(|game| game.borrow().id.clone()))
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
    pub fn import_linked(self, identity: u32, record: Value) -> Option<SaveId> {
        let id = linked_id(identity).filter(|_| self.linked(identity).is_none());
        match id {
            Some(id) => Some(self.import_as(id, record)),
            None => self.import(record),
        }
    }

    /// Saves a new game with a seed of its own, so that it can be opened. Returns `None` if the device provides no random numbers.
    pub fn start(self, record: Value) -> Option<SaveId> {
        match Seed::from_entropy() {
            Ok(seed) => self.start_with(record, &seed),
            Err(_) => {
                self.notices.notify(Notice::NoEntropy);
                None
            }
        }
    }

    /// Saves a new game with this seed, so that it can be opened. Returns `None` if the device provides no random numbers.
    pub fn start_with(self, mut record: Value, seed: &Seed) -> Option<SaveId> {
        record["setup"]["seed"] = json!(seed);
        self.import(record)
    }

    /// Saves a game from a file, so that it can be opened. Returns `None` if the device provides no random numbers.
    pub fn import(self, record: Value) -> Option<SaveId> {
        let Ok(id) = SaveId::random() else {
            self.notices.notify(Notice::NoEntropy);
            return None;
        };
        Some(self.import_as(id, record))
    }

    fn import_as(self, id: SaveId, record: Value) -> SaveId {
        if let Err(error) = self.save_new(&id, 0, &Saved::new(now(), record)) {
            self.notify_unsaved(&id, 1, error);
        }
        id
    }

    /// Writes pending changes to localStorage.
    pub fn flush(self) {
        self.write.cancel();
        let Some(game) = self.unwritten.try_update_value(Option::take).flatten() else { return };
        let result = {
            let OpenSave { id, saved, generation, time, lines, .. } = &*game.borrow();
            let json = lines.saved(*time);
            self.room.make_for(id, || self.saves.with_value(|saves| saves.write(id, *saved, *generation, &json)))
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
                self.notify_unsaved(&game.id, game.generation, error);
            }
            Ok(()) => {
                let mut game = game.borrow_mut();
                game.saved = game.generation;
                for notice in [Notice::StorageFull, Notice::StorageForbidden, Notice::OnlyJournal] {
                    self.notices.clear(notice);
                }
            }
        }
    }

    /// Displays the notice that localStorage has not accepted a game, and whether the journal has it.
    pub fn notify_unsaved(self, id: &SaveId, generation: u32, error: SaveError) {
        let kept = !self.overdue.get_value() && self.journals.get().ends_with(id, generation);
        self.notices.notify(if kept { Notice::OnlyJournal } else { notice_of(error) });
    }

    /// Saves a whole game that has no save yet, or no longer has one.
    ///
    /// # Errors
    /// If localStorage does not accept the game; the journal may have it all the same.
    pub fn save_new(self, id: &SaveId, generation: u32, saved: &Saved) -> Result<u32, SaveError> {
        self.journals.begin(id, generation.saturating_add(1), saved);
        self.room.make_for(id, || self.saves.with_value(|saves| saves.save(id, generation, saved)))
    }

    /// Removes a game from both stores.
    ///
    /// # Errors
    /// If localStorage cannot remove the game; the journal then keeps it, too.
    pub fn delete(self, id: &SaveId) -> Result<(), SaveError> {
        self.flush();
        self.saves.with_value(|saves| saves.remove(id))?;
        self.journals.remove(id);
        Ok(())
    }

    /// Removes everything that the page has stored on this device: games, settings, and what else it remembers.
    ///
    /// # Errors
    /// If one of the stores does not remove all of it.
    pub async fn clear_all(self) -> Result<(), SaveError> {
        self.write.cancel();
        self.unwritten.set_value(None);
        self.latest.set_value(None);
        let journals = self.journals.get();
        if journals.store.works() {
            for (id, _) in journals.store.last().await.map_err(|_| StoreError::Forbidden)? {
                journals.remove(&id).await.map_err(|_| StoreError::Forbidden)?;
            }
        }
        self.saves.with_value(|saves| {
            let store = saves.store();
            store.keys(PREFIX)?.iter().try_for_each(|key| store.remove(key))
        })?;
        Ok(())
    }

    /// Moves a game aside whose record cannot be replayed, and removes its journal, which contains the same record.
    pub fn quarantine(self, id: &SaveId) {
        self.saves.with_value(|saves| saves.set_game_aside(id));
        self.journals.remove(id);
    }
}

/// The id of the game that is opened first from a link.
fn linked_id(identity: u32) -> Option<SaveId> {
    SaveId::parse(&format!("link{identity:08x}"))
}

/// The notice for a game that cannot be saved.
fn notice_of(error: SaveError) -> Notice {
    match error {
        SaveError::Store(StoreError::Forbidden) => Notice::StorageForbidden,
        _ => Notice::StorageFull,
    }
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
