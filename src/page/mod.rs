//! The page around the games, by floor: `base`, `parts`, `kit`, `games`; then `link` and `rules`, `table`, `viewer`, `new_game`, `shelf`, `saves`,
//! `settings`; on top which screen is shown and what is loaded for it. Never in here: a rule, a game by name, a decision that needs no browser.

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
mod settings;
mod shelf;
mod table;
mod table_page;
mod viewer;

pub use app::{App, start};
pub use base::formats;
pub use games::catalogue;
