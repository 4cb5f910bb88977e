//! The table of Last Heart.

mod ui;
