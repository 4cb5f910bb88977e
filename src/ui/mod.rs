//! Shared parts without game sense: functions from plain values to markup, and what puts markup on the page.

mod button;
mod die;
mod flight;
mod icon;
mod laid;
mod later;
mod node;
mod paint;
mod piece;
mod stylesheet;

pub use button::roll_button;
pub use die::{Die, DieFace, Throw};
pub use flight::{Flight, Flights, LAYER, Look};
pub use icon::icon;
pub use laid::Laid;
pub use node::{Child, Handler, Node, Property, el, of};
pub use paint::{Part, paint};
pub use piece::{piece, shape};
pub use stylesheet::load_stylesheet;
