//! The platform without a browser: those that a test has put there, for its thread.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use send_wrapper::SendWrapper;

use crate::storage::{JournalStore, Store};

/// Takes something back that was asked for.
pub type Forget = Box<dyn FnOnce()>;
/// What keeps texts.
pub type Device = Rc<dyn Store>;
/// What keeps journals.
pub type Journal = Rc<dyn JournalStore>;

/// What a session needs of its platform.
pub trait Platform {
    /// Now, in milliseconds since 1970.
    fn now(&self) -> u64;

    /// Milliseconds since some moment, by a clock that nobody puts.
    fn elapsed(&self) -> u64;

    /// Does something after so many milliseconds, unless it is taken back.
    fn after(&self, milliseconds: u32, act: Box<dyn FnOnce()>) -> Forget;

    /// Hears an event of the window, until that is taken back.
    fn hear(&self, event: &'static str, act: Box<dyn Fn()>) -> Forget;

    /// Does nobody see the page?
    fn is_hidden(&self) -> bool;

    /// What keeps texts.
    fn device(&self) -> Device;

    /// What keeps journals.
    fn journal(&self) -> Journal;

    /// A worker in which bots think: `hear` hears what it says, or that it is broken. Nothing where there is none.
    fn worker(&self, hear: Box<dyn Fn(Option<Vec<u8>>)>) -> Option<Box<dyn WorkerPort>>;
}

/// How a worker is spoken to. It ends when this is dropped.
pub trait WorkerPort {
    /// Says something to it.
    fn post(&self, bytes: &[u8]);
}

/// A worker in which bots think.
pub struct Worker(Box<dyn WorkerPort>);

impl Worker {
    /// Says something to it; nothing if that cannot be done.
    pub fn post(&self, bytes: &[u8]) -> Option<()> {
        self.0.post(bytes);
        Some(())
    }
}

thread_local! {
    static HERE: RefCell<Option<Rc<dyn Platform>>> = const { RefCell::new(None) };
}

/// Puts the platform there, for this thread.
pub fn install(platform: Rc<dyn Platform>) {
    HERE.set(Some(platform));
}

fn here() -> Rc<dyn Platform> {
    HERE.with_borrow(Clone::clone).expect("no browser: a test has to install the session")
}

/// Something that is to happen later.
pub struct Timer(SendWrapper<Forget>);

impl Timer {
    /// It is not to happen any more.
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

/// See [`Platform::hear`]; as long as the owner lives that asked.
pub fn hear(event: &'static str, act: impl Fn() + 'static) {
    let forget = SendWrapper::new(here().hear(event, Box::new(act)));
    on_cleanup(move || forget.take()());
}

/// See [`Platform::is_hidden`].
pub fn is_hidden() -> bool {
    here().is_hidden()
}

/// There is none: whatever only a browser has is as in one that does not have it.
pub fn window() -> Option<web_sys::Window> {
    None
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
