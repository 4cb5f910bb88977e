//! The journals of all games, in front of what keeps them: which of them can go on with the next entry.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use super::SaveId;

/// Why the journal could not be written or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// There is an entry of this generation already: another tab plays this game.
    Taken,
    /// There is no room left.
    Full,
    /// The browser allows none here, or it is broken.
    Broken,
}

/// What the device answers in its own time.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, JournalError>>>>;

/// Where the entries of the journals lie: texts, each under the id of its game and its generation. Copies are handles to the same.
pub trait JournalStore {
    /// Opens it. Until then, and where that fails, there is none.
    fn open(&self) -> Answer<()>;

    /// Is there one?
    fn works(&self) -> bool;

    /// Adds an entry; `anew`: in the place of all entries of the game. It is on its way when this returns, and kept when the answer comes.
    ///
    /// # Errors
    /// When it cannot be sent on its way. [`JournalError::Taken`], in the answer, when there is an entry of this generation.
    fn write(&self, id: &SaveId, generation: u32, text: &str, anew: bool) -> Result<Answer<()>, JournalError>;

    /// Removes all entries of a game.
    ///
    /// # Errors
    /// When that cannot be sent on its way.
    fn remove(&self, id: &SaveId) -> Result<Answer<()>, JournalError>;

    /// The last entry of each game that has one.
    fn last(&self) -> Answer<Vec<(SaveId, String)>>;

    /// All entries of a game, in the order of their generations.
    fn entries(&self, id: &SaveId) -> Answer<Vec<String>>;
}

impl<D: JournalStore + ?Sized> JournalStore for Rc<D> {
    fn open(&self) -> Answer<()> {
        (**self).open()
    }

    fn works(&self) -> bool {
        (**self).works()
    }

    fn write(&self, id: &SaveId, generation: u32, text: &str, anew: bool) -> Result<Answer<()>, JournalError> {
        (**self).write(id, generation, text, anew)
    }

    fn remove(&self, id: &SaveId) -> Result<Answer<()>, JournalError> {
        (**self).remove(id)
    }

    fn last(&self) -> Answer<Vec<(SaveId, String)>> {
        (**self).last()
    }

    fn entries(&self, id: &SaveId) -> Answer<Vec<String>> {
        (**self).entries(id)
    }
}

/// The journals of all games of this device. Copies are handles to the same.
#[derive(Clone, Debug)]
pub struct Journals<D> {
    /// What keeps them.
    pub disk: D,
    /// The games that have a journal without a gap, with the generation of its last entry.
    games: Rc<RefCell<Vec<(SaveId, u32)>>>,
}

impl<D: JournalStore + Clone + 'static> Journals<D> {
    /// Those that lie here.
    pub fn new(disk: D) -> Self {
        Self { disk, games: Rc::default() }
    }

    /// Does the journal of this game end with this generation, so that the next entry can follow?
    pub fn ends_with(&self, id: &SaveId, generation: u32) -> bool {
        self.games.borrow().iter().any(|(other, last)| other == id && *last == generation)
    }

    /// The journal of this game ends with this generation; nothing is known of it without one.
    pub fn note(&self, id: &SaveId, generation: Option<u32>) {
        let mut games = self.games.borrow_mut();
        games.retain(|(other, _)| other != id);
        games.extend(generation.map(|generation| (id.clone(), generation)));
    }

    /// Adds an entry; `anew`: the journal of the game begins with it, for it holds the whole game. It is on its way to the disk when this
    /// returns, and there when the future is done.
    ///
    /// # Errors
    /// When it cannot be kept; then the next one must hold the whole game.
    pub fn write(
        &self,
        id: &SaveId,
        generation: u32,
        text: &str,
        anew: bool,
    ) -> impl Future<Output = Result<(), JournalError>> + use<D> {
        let written = self.disk.write(id, generation, text, anew);
        // At once, so that the next entry follows; taken back if it fails.
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
        let removed = self.disk.remove(id);
        async move { removed?.await }
    }
}
