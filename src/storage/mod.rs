//! Storage on the device: saved games, settings, the last round of people.
//!
//! A game is saved twice. localStorage has the whole game, but reaches the disk late; the journal in IndexedDB has each
//! change immediately, and supplies what localStorage lacks when the page opens ([`compare`]).
//!
//! All access goes through the trait [`Store`], so that tests run in memory; only its browser implementation is not
//! PURE. All keys begin with [`PREFIX`]: other pages of the same origin share the storage, and their keys are never
//! touched.

mod beside;
#[cfg(feature = "play")]
mod browser;
mod collection;
mod file;
#[cfg(feature = "play")]
mod indexed_db;
mod journal;
mod journals;
mod resilient;
mod saves;
mod text;

use std::cell::RefCell;
use std::rc::Rc;

pub use beside::{KeptSeal, LONGEST_NAME, Origin};
#[cfg(feature = "play")]
pub use browser::BrowserStore;
pub use collection::{
    GamesFile, KnownGames, LONGEST_COLLECTION, MOST_GAMES, StoredGame, backup_is_due, check_game, parse_games,
    write_games,
};
pub use file::{FileFault, LONGEST_FILE, Limit, MOST_EVENTS, check_record, parse_file};
#[cfg(feature = "play")]
pub use indexed_db::IndexedDb;
pub use journal::{Change, Comparison, JournalEntry, Restored, compare, restore};
pub use journals::{JournalError, JournalStore, Journals, Pending};
pub use resilient::Resilient;
pub use saves::{Listing, Loaded, SaveError, SaveId, Saved, Saves};
pub use text::GameLines;

/// The prefix of every key of this app.
pub const PREFIX: &str = "heartbox:";

/// Why something could not be stored or read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser allows no storage here.
    Forbidden,
    /// There is no room left.
    Full,
}

/// A key-value store of texts.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// When the storage cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// The beginning of the text under a key: about `bytes` bytes. For callers that need only the first line of a long text.
    ///
    /// # Errors
    /// When the storage cannot be read.
    fn head(&self, key: &str, bytes: u32) -> Result<Option<String>, StoreError> {
        let _ = bytes;
        self.get(key)
    }

    /// Stores a text under a key.
    ///
    /// # Errors
    /// When it cannot be stored; the previous text is then unchanged.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Removes a key; does nothing if there is no such key.
    ///
    /// # Errors
    /// When the storage cannot be changed.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys that begin with `prefix`, each once, in any order.
    ///
    /// # Errors
    /// When the storage cannot be read.
    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError>;
}

impl<S: Store + ?Sized> Store for Rc<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        (**self).set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        (**self).keys(prefix)
    }
}

/// Storage in memory: for tests, and for browsers without storage.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    /// Keys with their texts, each key once, in the order of the keys. There are a few dozen at the most.
    texts: RefCell<Vec<(String, String)>>,
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().iter().find(|(other, _)| other == key).map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        match texts.iter_mut().find(|(other, _)| other == key) {
            Some((_, old)) => text.clone_into(old),
            None => {
                let at = texts.iter().take_while(|(other, _)| other.as_str() < key).count();
                texts.insert(at, (key.to_owned(), text.to_owned()));
            }
        }
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().retain(|(other, _)| other != key);
        Ok(())
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        Ok(self.texts.borrow().iter().map(|(key, _)| key).filter(|key| key.starts_with(prefix)).cloned().collect())
    }
}
