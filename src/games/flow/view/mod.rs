//! The table of Flow to the Heart: a ring of positions around a beating heart.

pub mod layout;
pub mod outlook;
pub mod scene;
pub mod select;
pub mod targets;
pub mod travel;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod around;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod chosen;
#[cfg(feature = "web")]
mod fields;
#[cfg(feature = "web")]
mod pieces;
#[cfg(feature = "web")]
mod player_panel;
#[cfg(feature = "web")]
mod score_table;
#[cfg(feature = "web")]
mod signs;
#[cfg(feature = "web")]
mod ui;
