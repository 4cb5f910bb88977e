//! The browser's localStorage.

use gloo_storage::{LocalStorage, Storage};

use super::{Store, StoreError};

/// localStorage, if the browser allows it.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore {
    allowed: bool,
}

impl BrowserStore {
    /// Looks whether there is a storage. `gloo` throws where the browser forbids even to ask for it, so that is tried first.
    pub fn open() -> Self {
        let allowed = web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))));
        Self { allowed }
    }

    fn raw(self) -> Result<web_sys::Storage, StoreError> {
        if self.allowed { Ok(LocalStorage::raw()) } else { Err(StoreError::Forbidden) }
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.raw()?.get_item(key).map_err(|_| StoreError::Forbidden)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.raw()?.set_item(key, text).map_err(|error| {
            // Firefox has its own name for it.
            let name = js_sys::Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
            match name.as_deref() {
                Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => StoreError::Full,
                _ => StoreError::Forbidden,
            }
        })
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.raw()?.remove_item(key).map_err(|_| StoreError::Forbidden)
    }

    fn keys(&self, prefix: &str) -> Result<Vec<String>, StoreError> {
        let storage = self.raw()?;
        let count = storage.length().map_err(|_| StoreError::Forbidden)?;
        Ok((0..count).filter_map(|index| storage.key(index).ok()?).filter(|key| key.starts_with(prefix)).collect())
    }
}
