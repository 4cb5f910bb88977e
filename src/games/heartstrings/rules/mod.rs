//! The rules. PURE.

mod action;
mod apply;
mod effect;
mod illegal;
mod legal;
mod rooms;
mod state;
mod trace;

pub use action::{Action, Chance, Options};
pub use effect::Effect;
pub use illegal::Illegal;
pub use rooms::{Buff, Room};
pub use state::{Combat, Held, Phase, State};
pub use trace::Trace;
