//! The table of Tintenherz: four characters on parchment, and a castle for each player.

pub mod layout;
pub mod scene;
pub mod select;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod card;
#[cfg(feature = "web")]
mod player_panel;
#[cfg(feature = "web")]
mod score_table;
#[cfg(feature = "web")]
mod ui;
