//! The platform in the page: the browser's own clock, window, stores and workers.

use std::sync::OnceLock;
use std::time::Duration;

use js_sys::{Reflect, Uint8Array};
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{HtmlMetaElement, MessageEvent};

use super::{BeginSearch, services};
use crate::storage::{BrowserStore, IndexedDb};

/// The store of texts.
pub type Device = BrowserStore;
/// The store of journals.
pub type Journal = IndexedDb;

/// A scheduled call.
#[derive(Clone, Copy)]
pub struct Timer(TimeoutHandle);

impl Timer {
    /// Cancels the call.
    pub fn clear(self) {
        self.0.clear();
    }
}

/// The current time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// The elapsed time since the page was opened, in milliseconds, by a monotonic clock: for durations, never for the time of day.
pub fn elapsed() -> u64 {
    services::elapsed() as u64
}

/// Calls `act` after this number of milliseconds.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Option<Timer> {
    set_timeout_with_handle(act, Duration::from_millis(milliseconds.into())).map(Timer).ok()
}

/// Listens for an event of the window, before any element handles it, as long as the current owner lives.
pub fn hear(event: &'static str, act: impl Fn() + 'static) {
    let Some(window) = services::window() else { return };
    let listener = Closure::<dyn Fn()>::new(act);
    let _ = window.add_event_listener_with_callback_and_bool(event, listener.as_ref().unchecked_ref(), true);
    let listener = SendWrapper::new((window, listener));
    on_cleanup(move || {
        let (window, listener) = &*listener;
        let _ = window.remove_event_listener_with_callback_and_bool(event, listener.as_ref().unchecked_ref(), true);
    });
}

/// Whether the page is hidden.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Whether the browser has a function that makes the device vibrate.
pub fn can_vibrate() -> bool {
    Reflect::get(&leptos::prelude::window().navigator(), &"vibrate".into()).is_ok_and(|vibrate| vibrate.is_function())
}

/// Makes the device vibrate for this number of milliseconds, if it can.
pub fn vibrate(milliseconds: u32) {
    // A browser that does not allow it does nothing.
    services::ignore(services::vibrate(milliseconds));
}

/// The store of texts of this device.
pub fn device() -> Device {
    BrowserStore
}

/// The store of journals of this device.
pub fn journal() -> Journal {
    IndexedDb::default()
}

/// A worker in which bots search. Dropping it terminates the worker.
///
/// Written by hand, because gloo-worker panics where workers are unavailable, does not report errors of a worker, and cannot terminate one
/// that hangs.
pub struct Worker {
    worker: web_sys::Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn()>,
}

impl Worker {
    /// Sends a message to the worker; `None` if that fails.
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

/// Asks for what starts searches on the page; `None` while it is being loaded.
pub type AskSearch = fn() -> Option<BeginSearch>;

static SEARCH: OnceLock<AskSearch> = OnceLock::new();

/// Sets the source of searches on the page. Without one, only a worker searches.
pub fn set_search(ask: AskSearch) {
    let _ = SEARCH.set(ask);
}

/// What starts searches on the page; `None` while it is being loaded.
pub fn search() -> Option<BeginSearch> {
    SEARCH.get().and_then(|ask| ask())
}

/// Starts a worker in which bots search: `hear` receives its messages, and `None` when it fails. Returns `None` where workers are
/// unavailable.
pub fn worker(hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) -> Option<Worker> {
    // The build writes the worker's address there.
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
