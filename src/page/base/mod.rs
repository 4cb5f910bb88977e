//! What every screen stands on: addresses, titles, focus, touches and keys. Never in here: a part, a game, a screen.

pub mod drops;
pub mod focus;
pub mod formats;
pub mod keys;
pub mod panic;
pub mod route;
pub mod taps;
pub mod title;
