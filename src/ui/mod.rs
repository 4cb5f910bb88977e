//! Shared parts without game sense: functions from plain values to markup.

mod button;
mod die;
mod flight;
mod icon;
mod media;
mod piece;

pub use button::{on_press, roll_button};
pub use die::{Die, DieFace, Throw};
pub use flight::{Flight, Flights, Look};
pub use icon::icon;
pub use media::media;
pub use piece::{piece, shape};
