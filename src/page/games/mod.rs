//! The games of the page, as parts of the program, in files and as saves. Never in here: a rule, a screen that is not a game's own.

pub mod catalogue;
pub mod device_games;
pub mod files;
pub mod game;
pub mod game_screen;
pub mod keep_games;
pub mod merge;
pub mod recovering;
pub mod search;
