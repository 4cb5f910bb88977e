//! What a session needs of its platform, in one place: time, the window, what keeps games. In the page these are the browser's, as they
//! are; natively a test puts its own there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod fake;

#[cfg(target_arch = "wasm32")]
pub use browser::{Device, Journal, Timer, Worker};
#[cfg(target_arch = "wasm32")]
pub(super) use browser::{after, device, elapsed, hear, is_hidden, journal, now, window, worker};
#[cfg(not(target_arch = "wasm32"))]
pub use fake::{Device, Forget, Journal, Platform, Timer, Worker, WorkerPort, install};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use fake::{after, device, elapsed, hear, is_hidden, journal, now, window, worker};
