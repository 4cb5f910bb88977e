//! The board of Infarkt: a day as a comic player_panels.

pub mod layout;
pub mod lettering;
pub mod panel;
pub mod scene;
pub mod scenery;
pub mod select;
pub mod signs;

#[cfg(any())]
mod actions;
#[cfg(any())]
mod board;
#[cfg(any())]
mod parts;
#[cfg(any())]
mod row;
#[cfg(any())]
mod seat;
#[cfg(any())]
mod story;
#[cfg(any())]
mod table;
