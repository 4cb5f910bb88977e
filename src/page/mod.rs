//! Screens that know no game: shelf, new game, table, result, rules.

mod app;
mod base;
mod games;
mod kit;
mod link;
mod loading;
mod new_game;
mod parts;
mod rules;
mod saves;
mod shelf;
mod table;
mod table_page;
mod viewer;

pub use app::{App, start};
pub use base::formats;
pub use games::catalogue;
