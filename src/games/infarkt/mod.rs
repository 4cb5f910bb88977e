//! Infarkt: live on as the others die of what is put on their plates. Six indicators, three places a round, and parties that
//! nobody can refuse; the last one alive wins.
//!
//! Source: "Infarkt" by Vladimír Brummer, game rules (2 to 5 players). Rules IN-1 to IN-44; the cards are this project's own.
//! Options: up to three extensions (IN-30), open planning (IN-12), the other world (IN-36), and with which table of cards a game began
//! ([`CardTable`]).
//!
//! Speed: at least 500,000 decisions a second.

mod bot;
mod rules;

#[cfg(feature = "views")]
pub(crate) mod board;
pub mod scene;
pub mod text;

pub use bot::{Gain, Reason};
pub use rules::*;
