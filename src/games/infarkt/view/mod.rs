//! The board of Infarkt: a day as a comic player_panels.

pub mod scene;
pub mod select;

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
