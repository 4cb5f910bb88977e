//! Flow to the Heart: pieces flow around a ring at the speed of a beating heart, and into the heart; the master goes last.
//!
//! Source: "Flow to the Heart" (Fluss zum Herz), print-and-play rules (2 to 4 players, up to 8 with the variation). Rules FL-1 to
//! FL-38. Options: better balance (FL-25), slower end game (FL-26); a seat may play by the rules of Ludo (FL-28).
//!
//! Speed: at least 1 million decisions a second.

mod bot;
mod rules;

#[cfg(feature = "views")]
pub(crate) mod board;
pub mod scene;
pub mod text;

pub use bot::{Gain, Reason};
pub use rules::*;
