//! The surroundings in the page: those of the browser.

use std::time::Duration;

use leptos::prelude::*;

use crate::session::on_window;
use crate::storage::{BrowserStore, IndexedDb};

/// What keeps texts.
pub type Device = BrowserStore;
/// What keeps journals.
pub type Journal = IndexedDb;

/// Something that is to happen later.
#[derive(Clone, Copy)]
pub struct Timer(TimeoutHandle);

impl Timer {
    /// It is not to happen any more.
    pub fn clear(self) {
        self.0.clear();
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Does something after so many milliseconds.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Option<Timer> {
    set_timeout_with_handle(act, Duration::from_millis(milliseconds.into())).map(Timer).ok()
}

/// Hears an event of the window, as long as the owner lives that asked.
pub fn hear(event: &'static str, act: impl Fn() + 'static) {
    on_window(event, move |_| act());
}

/// Does nobody see the page?
pub fn is_hidden() -> bool {
    document().hidden()
}

/// The window, for what is the browser's alone.
pub fn window() -> Option<web_sys::Window> {
    Some(leptos::prelude::window())
}

/// What keeps texts here.
pub fn device() -> Device {
    BrowserStore::open()
}

/// What keeps journals here.
pub fn journal() -> Journal {
    IndexedDb::default()
}
