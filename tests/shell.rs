//! The decisions of the page beside a table, without a browser.

#[path = "shell/games.rs"]
mod games;
