//! The interface of a game to the rest of the program: its texts, its scene, and its automatic steps. PURE except `ui`.

mod advice;
mod box_text;
mod chance;
mod chart;
pub mod geometry;
mod log;
pub mod log_pages;
pub mod pace;
mod picture;
mod play;
pub mod reading;
mod scene;
pub mod scores;
mod sound;
mod story;
pub mod summary;
mod telling;
mod text;
mod touch;
#[cfg(feature = "views")]
pub mod ui;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::bots::Heuristic;

pub use advice::{GameAdvice, Hint};
pub use box_text::BoxText;
pub use chance::{ChanceKind, ChancePart, GameChance};
pub use chart::{Die, Figure, Throw};
pub use log::{GameLog, Icon};
pub use picture::Picture;
pub use play::{Asked, GamePlay, OrderStep};
pub use reading::{GameReading, Reading, ReadingGroup, ReadingItem, Thing};
pub use scene::{Flight, FlightLook, Format, GameScene, People, SceneInput, SeatInfo, Size, names, people};
pub use sound::{Sound, add_sounds};
pub use story::{Fortunes, GameStory, Remarks};
pub use summary::{GameSummary, MOST_DICE, Summary};
pub use telling::{GameTelling, Part, Told, Trail};
pub use text::{GameText, OptionWords};
pub use touch::{GameTouch, Touched};

/// A game with everything that a table needs, except for the drawings: rules, bots, words and scene. Games implement its parts, each in the file
/// of its subject.
pub trait TableGame:
    Heuristic + GameAdvice + GameChance + GameStory + GameSummary + GameReading + Serialize + DeserializeOwned
{
}

impl<G> TableGame for G where
    G: Heuristic + GameAdvice + GameChance + GameStory + GameSummary + GameReading + Serialize + DeserializeOwned
{
}
