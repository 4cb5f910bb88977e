//! Last Heart: a die says how many hearts there are; each in turn takes one or two, and the player who takes the last one wins.
//!
//! Speed: at least 1 million decisions a second.

mod bot;
mod rules;

#[cfg(feature = "views")]
pub(crate) mod board;
pub mod scene;
pub mod text;

pub use rules::*;
