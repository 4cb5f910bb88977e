//! The board of Flow to the Heart: a ring of positions around a beating heart.

pub mod scene;
pub mod select;

#[cfg(any())]
mod actions;
#[cfg(any())]
mod board;
#[cfg(any())]
mod cards;
#[cfg(any())]
mod layout;
#[cfg(any())]
mod pieces;
#[cfg(any())]
mod table;
#[cfg(any())]
mod travel;
