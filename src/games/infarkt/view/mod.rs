//! The board of Infarkt: a day as a comic strip.

pub mod scene;
pub mod select;

#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod deed;
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
