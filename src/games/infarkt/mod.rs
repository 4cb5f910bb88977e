//! Infarkt: live on as the others die of what is put on their plates. Six indicators, three places a round, and parties that
//! nobody can refuse; the last one alive wins.
//!
//! Source: "Infarkt" by Vladimír Brummer, game rules (2 to 5 players). Rules IN-1 to IN-44; the cards are this project's own.
//! Options: up to three extensions, open planning, the other world.

mod cards;
mod few;
mod health;
mod table;

pub use cards::{Deck, Design, Diet, Kind, Special};
pub use few::Few;
pub use health::{Change, GRAVE, Health, Indicator};
