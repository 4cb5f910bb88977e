//! Markup that knows no game: shelf, new game, table, result, rules.

mod app;
mod banner;
mod dialog;
mod focus;
mod log;
mod menu;
mod new_game;
mod panic;
mod people;
mod result;
mod route;
mod rules;
mod seats;
mod shelf;
mod table;

pub use app::app;
pub use panic::say_panics;
