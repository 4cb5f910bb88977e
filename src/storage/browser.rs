//! The browser's localStorage.

use gloo_storage::{LocalStorage, Storage};
use js_sys::{JsString, Reflect};
use wasm_bindgen::JsCast;

use super::{Store, StoreError};

/// localStorage, while the browser allows it.
#[derive(Clone, Copy, Debug)]
pub struct BrowserStore;

impl BrowserStore {
    /// `gloo` panics where the browser forbids even access to the storage, which may also happen while the page is open: so that is tried first.
    fn raw(self) -> Result<web_sys::Storage, StoreError> {
        let is_allowed = web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))));
        if is_allowed { Ok(LocalStorage::raw()) } else { Err(StoreError::Forbidden) }
    }
}

impl Store for BrowserStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.raw()?.get_item(key).map_err(|_| StoreError::Forbidden)
    }

    fn head(&self, key: &str, bytes: u32) -> Result<Option<String>, StoreError> {
        // `Storage::get_item` would copy the whole text into the memory of the program.
        let text = Reflect::get(&self.raw()?.into(), &key.into()).map_err(|_| StoreError::Forbidden)?;
        Ok(text.dyn_ref::<JsString>().map(|text| text.slice(0, bytes).into()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.raw()?.set_item(key, text).map_err(|error| {
            // Firefox has its own name for this error.
            let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
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
