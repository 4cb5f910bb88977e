//! A store that remembers, as long as the page is open, what the device refused to store.

use std::cell::RefCell;

use super::{MemoryStore, Store, StoreError};

/// A store in front of another: texts that the other one refuses stay readable until the page is closed.
///
/// Writing still returns the error, so that the page can report it.
#[derive(Debug, Default)]
pub struct Resilient<S> {
    device: S,
    unsaved: MemoryStore,
    /// For each refused key, the text that the device had at that time.
    refused: RefCell<Vec<(String, Option<String>)>>,
}

impl<S: Store> Resilient<S> {
    /// A resilient store in front of this one.
    pub fn new(device: S) -> Self {
        Self { device, unsaved: MemoryStore::default(), refused: RefCell::default() }
    }
}

impl<S: Store> Store for Resilient<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        // An unreadable text counts as missing; the error is reported at the next write.
        let kept = self.device.get(key).unwrap_or(None);
        let Some(unsaved) = self.unsaved.get(key)? else { return Ok(kept) };
        // The text of the device has changed: another tab has found room since, and that must not be hidden.
        let refused = self.refused.borrow();
        let stands = refused.iter().any(|(other, device)| other == key && *device == kept);
        Ok(if stands { Some(unsaved) } else { kept })
    }

    fn head(&self, key: &str, bytes: u32) -> Result<Option<String>, StoreError> {
        match self.unsaved.get(key)? {
            Some(_) => self.get(key),
            None => Ok(self.device.head(key, bytes).unwrap_or(None)),
        }
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        match self.device.set(key, text) {
            Ok(()) => self.unsaved.remove(key),
            Err(error) => {
                let kept = self.device.get(key).unwrap_or(None);
                let mut refused = self.refused.borrow_mut();
                refused.retain(|(other, _)| other != key);
                refused.push((key.to_owned(), kept));
                self.unsaved.set(key, text)?;
                Err(error)
            }
        }
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.device.remove(key) {
            // The text is still on the device: then the refused one stays as well.
            Err(error) if matches!(self.device.get(key), Ok(Some(_))) => Err(error),
            // The device never had it: only the copy in memory has to go.
            _ => self.unsaved.remove(key),
        }
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let mut keys = self.unsaved.keys(prefix)?;
        for key in self.device.keys(prefix).unwrap_or_default() {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        Ok(keys)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A device with room for this many bytes of text, keys not counted.
    struct Small {
        texts: MemoryStore,
        room: usize,
    }

    impl Small {
        fn new(room: usize) -> Self {
            Self { texts: MemoryStore::default(), room }
        }
    }

    impl Store for Small {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            self.texts.get(key)
        }

        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            let others = self.keys("")?.into_iter().filter(|other| other != key);
            let used: usize = others.filter_map(|other| self.get(&other).ok()?).map(|text| text.len()).sum();
            if used + text.len() > self.room { Err(StoreError::Full) } else { self.texts.set(key, text) }
        }

        fn remove(&self, key: &str) -> Result<(), StoreError> {
            self.texts.remove(key)
        }

        fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
            self.texts.keys(prefix)
        }
    }

    #[test]
    fn what_does_not_fit_stays_readable_and_is_reported() {
        let store = Resilient::new(Small::new(4));
        assert_eq!(store.set("a", "long"), Ok(()));
        assert_eq!(store.set("a", "longer"), Err(StoreError::Full));
        assert_eq!(store.get("a"), Ok(Some("longer".to_owned())));
        assert_eq!(store.device.get("a"), Ok(Some("long".to_owned())));
        assert_eq!(store.keys(""), Ok(vec!["a".to_owned()]));
    }

    #[test]
    fn what_another_tab_has_kept_since_is_not_hidden() {
        let store = Resilient::new(Small::new(9));
        assert_eq!((store.set("a", "old"), store.set("b", "large")), (Ok(()), Ok(())));
        assert_eq!(store.set("a", "does not fit"), Err(StoreError::Full));
        assert_eq!(store.get("a"), Ok(Some("does not fit".to_owned())));
        store.device.set("a", "new").expect("there is room for it");
        assert_eq!(store.get("a"), Ok(Some("new".to_owned())));
        // The same where the device had no text.
        assert_eq!(store.set("c", "does not fit"), Err(StoreError::Full));
        store.device.set("c", "1").expect("there is room for it");
        assert_eq!(store.get("c"), Ok(Some("1".to_owned())));
    }

    #[test]
    fn what_fits_again_is_kept_again() {
        let store = Resilient::new(Small::new(4));
        assert!(store.set("a", "longer").is_err());
        assert_eq!(store.set("a", "ok"), Ok(()));
        assert_eq!(store.get("a"), Ok(Some("ok".to_owned())));
        assert_eq!(store.unsaved.keys(""), Ok(vec![]));
    }

    /// A store that accepts no writes and no removals.
    struct Stuck;

    impl Store for Stuck {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            Ok((key == "old").then(|| "kept".to_owned()))
        }

        fn set(&self, _: &str, _: &str) -> Result<(), StoreError> {
            Err(StoreError::Full)
        }

        fn remove(&self, _: &str) -> Result<(), StoreError> {
            Err(StoreError::Forbidden)
        }

        fn keys(&self, _: &str) -> Result<Vec<String>, StoreError> {
            Ok(vec!["old".to_owned()])
        }
    }

    #[test]
    fn what_cannot_be_removed_stays_as_it_is() {
        let store = Resilient::new(Stuck);
        assert!(store.set("old", "newer").is_err() && store.set("new", "newer").is_err());
        let mut keys = store.keys("").expect("they can be read");
        keys.sort();
        assert_eq!(keys, ["new", "old"]);
        assert_eq!(store.remove("old"), Err(StoreError::Forbidden));
        assert_eq!(store.get("old"), Ok(Some("newer".to_owned())));
        // The device never had it.
        assert_eq!(store.remove("new"), Ok(()));
        assert_eq!(store.get("new"), Ok(None));
    }
}
