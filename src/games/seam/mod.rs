//! What a game is to everybody else.

#[cfg(feature = "web")]
pub mod ui;
