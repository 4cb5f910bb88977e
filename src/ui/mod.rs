//! Shared components without game sense.

mod button;
mod die;
mod icon;
mod piece;
mod press;

pub use button::{IconButton, RollButton};
pub use die::{Die, DieFace, Throw};
pub use icon::Icon;
pub use piece::{Piece, Shape};
pub use press::on_parts;
