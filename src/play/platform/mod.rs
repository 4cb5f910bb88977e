//! The platform of the page, in one place: time, the window, and the stores. In the page these are the browser's own; in native builds a
//! test installs its own.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod fake;
#[cfg(target_arch = "wasm32")]
mod speaker;

#[cfg(target_arch = "wasm32")]
pub use browser::{Device, Journal, Timer, Worker, elapsed, set_search};
#[cfg(target_arch = "wasm32")]
pub(super) use browser::{after, can_vibrate, device, hear, is_hidden, journal, now, search, vibrate, window, worker};
#[cfg(not(target_arch = "wasm32"))]
pub use fake::{Device, Forget, Journal, Platform, Timer, Worker, WorkerPort, elapsed, install};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use fake::{
    after, can_vibrate, device, hear, is_hidden, journal, now, play, prepare_sound, search, vibrate, window, worker,
};
#[cfg(target_arch = "wasm32")]
pub(super) use speaker::{play, prepare_sound};
