//! Pieces of screens: banners, dialogs, menus, choices. Never in here: a game, a screen.

pub mod banner;
pub mod dialog;
pub mod frequencies;
pub mod handing;
pub mod hold;
pub mod keep_file;
pub mod menu;
pub mod moments;
pub mod people;
pub mod personal;
pub mod picture;
pub mod radio;
pub mod seal;
pub mod sealing;
pub mod seating;
pub mod select;
pub mod settings;
pub mod sound;
