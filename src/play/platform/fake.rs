//! The platform without a browser: a replacement installed by a test, for its thread.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use send_wrapper::SendWrapper;

use super::BeginSearch;
use crate::games::{self, Sound};
use crate::storage::{JournalStore, Store};

/// Cancels a scheduled call or a listener.
pub type Forget = Box<dyn FnOnce()>;
/// The store of texts.
pub type Device = Rc<dyn Store>;
/// The store of journals.
pub type Journal = Rc<dyn JournalStore>;

/// The services that the page requires of its platform.
pub trait Platform {
    /// The current time, in milliseconds since 1970.
    fn now(&self) -> u64;

    /// The elapsed time since an arbitrary moment, in milliseconds, by a monotonic clock.
    fn elapsed(&self) -> u64;

    /// Calls `act` after this number of milliseconds, unless cancelled.
    fn after(&self, milliseconds: u32, act: Box<dyn FnOnce()>) -> Forget;

    /// Listens for an event of the window, until cancelled.
    fn hear(&self, event: &'static str, act: Box<dyn Fn()>) -> Forget;

    /// Whether the page is hidden.
    fn is_hidden(&self) -> bool;

    /// Prepares the output of sounds, during a touch.
    fn prepare_sound(&self);

    /// Plays these sounds at this volume, from 0 to 1.
    fn play(&self, sounds: &[Sound], volume: f32);

    /// Whether the device can vibrate.
    fn can_vibrate(&self) -> bool;

    /// Makes the device vibrate for this number of milliseconds.
    fn vibrate(&self, milliseconds: u32);

    /// The store of texts.
    fn device(&self) -> Device;

    /// The store of journals.
    fn journal(&self) -> Journal;

    /// A worker in which bots search: `hear` receives its messages, and `None` when it fails. Returns `None` where workers are unavailable.
    fn worker(&self, hear: Box<dyn Fn(Option<Vec<u8>>)>) -> Option<Box<dyn WorkerPort>>;
}

/// The connection to a worker. Dropping it terminates the worker.
pub trait WorkerPort {
    /// Sends a message to the worker.
    fn post(&self, bytes: &[u8]);
}

/// A worker in which bots search.
pub struct Worker(Box<dyn WorkerPort>);

impl Worker {
    /// Sends a message to the worker; `None` if that fails.
    pub fn post(&self, bytes: &[u8]) -> Option<()> {
        self.0.post(bytes);
        Some(())
    }
}

thread_local! {
    static HERE: RefCell<Option<Rc<dyn Platform>>> = const { RefCell::new(None) };
}

/// Installs the platform for this thread.
pub fn install(platform: Rc<dyn Platform>) {
    HERE.set(Some(platform));
}

fn here() -> Rc<dyn Platform> {
    HERE.with_borrow(Clone::clone).expect("no browser: a test has to install a platform")
}

/// A scheduled call.
pub struct Timer(SendWrapper<Forget>);

impl Timer {
    /// Cancels the call.
    pub fn clear(self) {
        self.0.take()();
    }
}

/// See [`Platform::now`].
pub fn now() -> u64 {
    here().now()
}

/// See [`Platform::elapsed`].
pub fn elapsed() -> u64 {
    here().elapsed()
}

/// See [`Platform::after`].
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Option<Timer> {
    Some(Timer(SendWrapper::new(here().after(milliseconds, Box::new(act)))))
}

/// See [`Platform::hear`]; listens as long as the current owner lives.
pub fn hear(event: &'static str, act: impl Fn() + 'static) {
    let forget = SendWrapper::new(here().hear(event, Box::new(act)));
    on_cleanup(move || forget.take()());
}

/// See [`Platform::is_hidden`].
pub fn is_hidden() -> bool {
    here().is_hidden()
}

/// What starts searches on the page.
pub fn search() -> Option<BeginSearch> {
    Some(games::think_about)
}

/// See [`Platform::prepare_sound`].
pub fn prepare_sound() {
    here().prepare_sound();
}

/// See [`Platform::play`].
pub fn play(sounds: &[Sound], volume: f32) {
    here().play(sounds, volume);
}

/// See [`Platform::can_vibrate`].
pub fn can_vibrate() -> bool {
    here().can_vibrate()
}

/// See [`Platform::vibrate`].
pub fn vibrate(milliseconds: u32) {
    here().vibrate(milliseconds);
}

/// See [`Platform::device`].
pub fn device() -> Device {
    here().device()
}

/// See [`Platform::worker`].
pub fn worker(hear: impl Fn(Option<Vec<u8>>) + 'static) -> Option<Worker> {
    here().worker(Box::new(hear)).map(Worker)
}

/// See [`Platform::journal`].
pub fn journal() -> Journal {
    here().journal()
}
