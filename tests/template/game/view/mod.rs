//! The table of Last Heart.

pub mod scene;

#[cfg(feature = "web")]
mod ui;
