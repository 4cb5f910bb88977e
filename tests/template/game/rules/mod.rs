//! The rules. PURE.

mod action;
mod apply;

pub use action::{Action, Chance, Illegal, Options};
pub use apply::{State, Trace};
