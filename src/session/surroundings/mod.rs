//! What a session needs of its surroundings, in one place: time, the window, what keeps games. In the page these are the browser's, as they
//! are; natively a test puts its own there.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod replaced;

#[cfg(target_arch = "wasm32")]
pub use browser::{Device, Journal, Timer, Worker};
#[cfg(target_arch = "wasm32")]
pub(super) use browser::{after, device, elapsed, hear, is_hidden, journal, now, window, worker};
#[cfg(not(target_arch = "wasm32"))]
pub use replaced::{Device, Forget, Journal, Surroundings, Timer, Worker, WorkerPort, surround};
#[cfg(not(target_arch = "wasm32"))]
pub(super) use replaced::{after, device, elapsed, hear, is_hidden, journal, now, window, worker};
