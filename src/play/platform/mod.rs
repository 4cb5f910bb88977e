//! The platform of the page, in one place: time, the window, and the stores. In the page these are the browser's own; in native builds a
//! test installs its own. Never in here: what a table or a save is.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod fake;
pub mod services;
#[cfg(target_arch = "wasm32")]
mod speaker;

use std::any::Any;

use crate::bots::{Question, Thinker};

#[cfg(target_arch = "wasm32")]
pub use browser::{Device, Journal, Timer, Worker, elapsed, set_search};
#[cfg(target_arch = "wasm32")]
pub(super) use browser::{after, can_vibrate, device, hear, is_hidden, journal, now, search, vibrate, worker};
#[cfg(not(target_arch = "wasm32"))]
pub use fake::{Device, Forget, Journal, Platform, Timer, Worker, WorkerPort, elapsed, install};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use fake::{
    after, can_vibrate, device, hear, is_hidden, journal, now, play, prepare_sound, search, vibrate, worker,
};
pub(super) use services::window;
#[cfg(target_arch = "wasm32")]
pub(super) use speaker::{play, prepare_sound};

/// Starts a search from the [`Known`](crate::engine::Known) that a question is about.
pub type BeginSearch = fn(&Question, Box<dyn Any>) -> Option<Box<dyn Thinker>>;
