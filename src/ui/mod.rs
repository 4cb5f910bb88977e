//! Shared parts without game sense.

mod die;
mod flight;
mod icon;
mod media;
mod piece;

pub use die::{Die, DieFace};
pub use flight::{Flight, FlightLayer, Flights, Look};
pub use icon::Icon;
pub use media::media;
pub use piece::{Piece, Shape};
