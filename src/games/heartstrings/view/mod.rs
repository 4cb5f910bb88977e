//! The table of Heartstrings: twelve felt rooms sewn onto a heart.

pub mod flights;
pub mod scene;
pub mod select;
pub mod tray;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod player_panel;
#[cfg(feature = "web")]
mod score_table;
#[cfg(feature = "web")]
mod ui;
