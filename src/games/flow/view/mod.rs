//! The board of Flow to the Heart: a ring of positions around a beating heart.

pub mod scene;
pub mod select;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod cards;
#[cfg(feature = "web")]
mod layout;
#[cfg(feature = "web")]
mod pieces;
#[cfg(feature = "web")]
mod table;
#[cfg(feature = "web")]
mod travel;
