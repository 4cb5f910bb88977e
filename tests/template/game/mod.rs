//! Last Heart: a die says how many hearts there are; each in turn takes one or two, and whoever takes the last one wins.
//!
//! Speed: at least 1 million decisions a second.

mod action;
mod apply;
mod bot;

pub mod text;
pub mod view;

pub use action::{Action, Chance, Illegal, Options};
pub use apply::{State, Trace};
