//! The board of Infarkt: a day as a comic player_panels.

pub mod scene;
pub mod select;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod parts;
#[cfg(feature = "web")]
mod row;
#[cfg(feature = "web")]
mod seat;
#[cfg(feature = "web")]
mod story;
#[cfg(feature = "web")]
mod table;
