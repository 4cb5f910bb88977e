//! Shared components without knowledge of any game.

mod animate;
mod board_frame;
mod button;
mod chart;
mod die;
mod each;
mod icon;
mod items;
mod live;
mod piece;
mod press;
mod room;
mod score;
mod turned;

pub use animate::{AnimationTime, animate};
pub use board_frame::{BoardFrame, Drawing};
pub use button::{ActionButton, CancelButton, IconButton, RollButton, SeatColour};
pub use chart::{BandChart, ChartLine, ChartSteps, LineChart};
pub use die::{DieFace, DieShape, Throw};
pub use each::each;
pub use icon::Icon;
pub use items::items;
pub use live::{Live, handler, live};
pub use piece::{Piece, Shape, seat_class};
pub use press::{Watched, part_disabled, part_role, shows_focus};
pub use room::{TextMeasure, TextSize, on_size, room, size_in_text};
pub use score::Unfolded;
pub use turned::{Rect, position_within, rect_within};

/// The symbols of [`Icon`] and [`Shape`], as SVG.
pub const SYMBOLS: &str = include_str!("symbols.svg");
