//! What the page decides beside a table, as plain values: inputs in, commands out. Never in here: the browser, a clock, signals, words.

pub mod around;
pub mod course;
pub mod draft;
pub mod games;
pub mod gestures;
pub mod merge;
pub mod place;
pub mod recovery;
pub mod route;
pub mod taps;
