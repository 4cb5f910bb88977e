//! The rules. PURE.

mod action;
mod apply;
mod cards;
mod effect;
mod illegal;
mod legal;
mod preview;
mod score;
mod state;
mod trace;

pub use action::{Action, Chance, Options};
pub use cards::{CARDS, Card, CardSet, Hearts, MIDDLE};
pub use effect::Effect;
pub use illegal::Illegal;
pub use preview::Preview;
pub use score::Sums;
pub use state::{Phase, ROLLS, State};
pub use trace::Trace;
