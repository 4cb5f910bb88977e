//! The decisions of the page beside a table, without a browser.

#[path = "shell/recovery.rs"]
mod recovery;
