//! The interface of a game to the rest of the program: its texts, its scene, and its automatic steps. PURE except `ui`.

mod asked;
mod box_text;
mod chart;
pub mod geometry;
pub mod log_pages;
pub mod pace;
mod picture;
pub mod reading;
mod scene;
pub mod scores;
mod sound;
pub mod summary;
mod text;
#[cfg(feature = "views")]
pub mod ui;

pub use asked::Asked;
pub use box_text::BoxText;
pub use chart::{Figure, Throw};
pub use picture::Picture;
pub use reading::{GameReading, Reading, ReadingGroup, ReadingItem, Thing};
pub use scene::{
    Flight, FlightLook, Format, GameScene, OrderStep, Part, People, SceneInput, SeatInfo, Size, Told, Touched, Trail,
    names, people,
};
pub use sound::{Sound, add_sounds};
pub use summary::Summary;
pub use text::{Fortunes, GameText, Hint, Icon, MOST_DICE, OptionWords, Remarks};
