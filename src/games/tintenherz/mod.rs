//! Tintenherz, the dice game: win characters with two dice, bring the heroes under the castle, and beware of the villains, which bring the
//! hearts.
//!
//! Source: "Tintenherz – Das Wurfelspiel", rules (ages 7+, 2 to 4 players). Rules TH-1 to TH-19. One option, the hearts on
//! the cards (TH-3).
//!
//! Speed: at least 3 million decisions a second.

mod bot;
mod rules;

#[cfg(feature = "views")]
pub(crate) mod board;
pub mod scene;
pub mod text;

pub use bot::Reason;
pub use rules::*;
