//! Screens that know no game: shelf, new game, table, result, rules.

mod advice;
mod ahead;
mod app;
mod banner;
mod bots;
pub mod catalogue;
mod chunks;
mod dialog;
mod double_tap;
mod files;
mod flights;
mod focus;
pub mod formats;
mod game;
mod handoff;
mod log;
mod menu;
mod new_game;
mod over_board;
mod panic;
mod result;
mod route;
mod rules;
mod screens;
mod seats;
mod select;
mod settings;
mod shelf;
mod stylesheets;
mod symbols;
mod table;
mod taps;
mod texts;
mod title;
mod waiting;

pub use app::{App, start};
