//! The rules. PURE.

mod action;
mod apply;

pub use action::{Action, Chance, Effect, Illegal, Options};
pub use apply::{State, Trace};
