//! The table of Tintenherz: four characters on parchment, a castle for everybody.

pub mod layout;
pub mod scene;
pub mod select;

#[cfg(any())]
mod actions;
#[cfg(any())]
mod board;
#[cfg(any())]
mod card;
#[cfg(any())]
mod seat;
#[cfg(any())]
mod table;
