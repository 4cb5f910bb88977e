//! The table of Infarkt: a day as a comic strip.

pub mod heaps;
pub mod layout;
pub mod lettering;
pub mod panel;
pub mod proposal;
pub mod scene;
pub mod scenery;
pub mod select;
pub mod signs;
mod step;
pub mod story;

#[cfg(feature = "web")]
mod actions;
#[cfg(feature = "web")]
mod answer;
#[cfg(feature = "web")]
mod board;
#[cfg(feature = "web")]
mod cards;
#[cfg(feature = "web")]
mod outcome;
#[cfg(feature = "web")]
mod page;
#[cfg(feature = "web")]
mod parts;
#[cfg(feature = "web")]
mod place;
#[cfg(feature = "web")]
mod player_panel;
#[cfg(feature = "web")]
mod row;
#[cfg(feature = "web")]
mod score_table;
#[cfg(feature = "web")]
mod story_panels;
#[cfg(feature = "web")]
mod ui;
