//! Heartstrings: a random encounter of tokens in twelve rooms; a player who loses the last bead of the heartstring is out.
//!
//! Source: "Heartstrings", paper prototype rules (ages 6+, 2 or 3 players, about 30 minutes). Rules HS-1 to HS-21. The game
//! has one edition and no options.
//!
//! Speed: at least 10 million events a second.

mod bot;
mod rules;

#[cfg(feature = "views")]
pub(crate) mod board;
pub mod scene;
pub mod text;

pub use rules::*;
