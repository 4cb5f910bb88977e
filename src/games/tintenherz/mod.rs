//! Tintenherz, the dice game: win characters with two dice, bring the heroes under the castle, and beware of the villains, which bring the
//! hearts.
//!
//! Source: "Tintenherz – Das Wurfelspiel", rules (ages 7+, 2 to 4 players). Rules TH-1 to TH-19. One option, the hearts on
//! the cards (TH-3).
//!
//! Speed: at least 3 million decisions a second.

mod action;
mod apply;
mod bot;
mod cards;
mod illegal;
mod legal;
mod score;
mod state;
mod trace;

pub mod text;
pub mod view;

pub use action::{Action, Chance, Options};
pub use cards::{CARDS, Card, CardSet, Hearts, MIDDLE};
pub use illegal::Illegal;
pub use score::Sums;
pub use state::{Phase, State};
pub use trace::Trace;
