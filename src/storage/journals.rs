//! The journals of all games, in front of their store: tracks which of them can be continued with the next entry.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use super::SaveId;

/// Why a journal could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// An entry of this generation exists already: another tab plays this game.
    Taken,
    /// The storage is full.
    Full,
    /// The browser forbids IndexedDB here, or it is broken.
    Broken,
}

/// A future result of the store.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, JournalError>>>>;

/// The store of journal entries: texts, each under the id of its game and its generation. Clones are handles to the same store.
pub trait JournalStore {
    /// Opens the store. It is not available before, nor if that fails.
    fn open(&self) -> Pending<()>;

    /// Whether the store is available.
    fn works(&self) -> bool;

    /// Adds an entry; with `replace`, it replaces all entries of the game. The write has been started when this returns,
    /// and is durable when the future completes.
    ///
    /// # Errors
    /// When the write cannot be started. [`JournalError::Taken`], from the future, when an entry of this generation exists.
    fn write(&self, id: &SaveId, generation: u32, text: &str, replace: bool) -> Result<Pending<()>, JournalError>;

    /// Removes all entries of a game.
    ///
    /// # Errors
    /// When the removal cannot be started.
    fn remove(&self, id: &SaveId) -> Result<Pending<()>, JournalError>;

    /// The last entry of each game that has one.
    fn last(&self) -> Pending<Vec<(SaveId, String)>>;

    /// All entries of a game, in the order of their generations.
    fn entries(&self, id: &SaveId) -> Pending<Vec<String>>;
}

impl<D: JournalStore + ?Sized> JournalStore for Rc<D> {
    fn open(&self) -> Pending<()> {
        (**self).open()
    }

    fn works(&self) -> bool {
        (**self).works()
    }

    fn write(&self, id: &SaveId, generation: u32, text: &str, replace: bool) -> Result<Pending<()>, JournalError> {
        (**self).write(id, generation, text, replace)
    }

    fn remove(&self, id: &SaveId) -> Result<Pending<()>, JournalError> {
        (**self).remove(id)
    }

    fn last(&self) -> Pending<Vec<(SaveId, String)>> {
        (**self).last()
    }

    fn entries(&self, id: &SaveId) -> Pending<Vec<String>> {
        (**self).entries(id)
    }
}

/// The journals of all games of this device. Clones are handles to the same.
#[derive(Clone, Debug)]
pub struct Journals<D> {
    /// The store behind them.
    pub store: D,
    /// The games whose journal has no gap, with the generation of its last entry.
    games: Rc<RefCell<Vec<(SaveId, u32)>>>,
}

impl<D: JournalStore + Clone + 'static> Journals<D> {
    /// The journals in this store.
    pub fn new(store: D) -> Self {
        Self { store, games: Rc::default() }
    }

    /// Whether the journal of this game ends with this generation, so that the next entry can follow.
    pub fn ends_with(&self, id: &SaveId, generation: u32) -> bool {
        self.games.borrow().iter().any(|(other, last)| other == id && *last == generation)
    }

    /// Notes that the journal of this game ends with this generation; `None` if its end is unknown.
    pub fn note(&self, id: &SaveId, generation: Option<u32>) {
        let mut games = self.games.borrow_mut();
        games.retain(|(other, _)| other != id);
        games.extend(generation.map(|generation| (id.clone(), generation)));
    }

    /// Adds an entry; with `replace`, the journal of the game begins with it, for it contains the whole game. The write
    /// has been started when this returns, and is on the disk when the future completes.
    ///
    /// # Errors
    /// When the entry cannot be written; the next one must then contain the whole game.
    pub fn write(
        &self,
        id: &SaveId,
        generation: u32,
        text: &str,
        replace: bool,
    ) -> impl Future<Output = Result<(), JournalError>> + use<D> {
        let written = self.store.write(id, generation, text, replace);
        // Noted immediately, so that the next entry can follow; reverted on failure.
        self.note(id, written.as_ref().ok().map(|_| generation));
        let (database, id) = (self.clone(), id.clone());
        async move {
            let result = match written {
                Ok(written) => written.await,
                Err(error) => Err(error),
            };
            if result.is_err() {
                database.note(&id, None);
            }
            result
        }
    }

    /// Removes the journal of a game.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(&self, id: &SaveId) -> impl Future<Output = Result<(), JournalError>> + use<D> {
        self.note(id, None);
        let removed = self.store.remove(id);
        async move { removed?.await }
    }
}
