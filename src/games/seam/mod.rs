//! The interface of a game to the rest of the program: its texts, its scene, and its automatic steps. PURE except `ui`.

mod box_text;
pub mod geometry;
pub mod log_pages;
pub mod pace;
mod scene;
pub mod summary;
mod text;
#[cfg(feature = "web")]
pub mod ui;

pub use box_text::BoxText;
pub use scene::{
    Flight, FlightLook, Format, GameScene, OrderStep, People, SceneInput, SeatInfo, Size, Touched, names, people,
};
pub use summary::Summary;
pub use text::{GameText, Icon};
