//! The platform in the page: those of the browser.

use std::time::Duration;

use js_sys::Uint8Array;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlMetaElement, MessageEvent};

use crate::play::on_window;
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

/// Milliseconds since the page was opened, by a clock that nobody puts: how much time has passed, never what time it is.
pub fn elapsed() -> u64 {
    leptos::prelude::window().performance().map_or(0.0, |performance| performance.now()) as u64
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

/// A worker in which bots think. It ends when this is dropped.
///
/// By hand, for gloo-worker panics where no worker is to be had, does not hear that one is broken, and cannot end one that hangs.
pub struct Worker {
    worker: web_sys::Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn()>,
}

impl Worker {
    /// Says something to it; nothing if that cannot be done.
    pub fn post(&self, bytes: &[u8]) -> Option<()> {
        self.worker.post_message(&Uint8Array::from(bytes)).ok()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Starts a worker in which bots think: `hear` hears what it says, or nothing when it is broken. Nothing where there is none.
pub fn worker(hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) -> Option<Worker> {
    // The build writes there where it is.
    let place = document().query_selector("meta[name=thinker]").ok().flatten()?;
    let worker = web_sys::Worker::new(&place.dyn_into::<HtmlMetaElement>().ok()?.content()).ok()?;
    let failed = hear.clone();
    let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        hear(Some(Uint8Array::new(&event.data()).to_vec()))
    });
    let error = Closure::<dyn Fn()>::new(move || failed(None));
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(error.as_ref().unchecked_ref()));
    Some(Worker { worker, _message: message, _error: error })
}
