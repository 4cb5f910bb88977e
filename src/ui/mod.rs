//! Shared components without game sense, and small helpers around the browser.

mod animate;
mod button;
mod die;
mod icon;
mod media;
mod piece;
mod press;

pub use animate::animate;
pub use button::{IconButton, RollButton};
pub use die::{Die, DieFace, Throw};
pub use icon::Icon;
pub use media::{media, on_window};
pub use piece::{Piece, Shape};
pub use press::on_parts;
