//! The board of Heartstrings: twelve felt rooms sewn onto a heart.

pub mod scene;
pub mod select;
pub mod tray;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod flights;
#[cfg(feature = "web")]
mod seat;
#[cfg(feature = "web")]
mod table;
