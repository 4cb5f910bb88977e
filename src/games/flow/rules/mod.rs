//! The rules. PURE.

mod action;
mod apply;
mod cards;
mod effect;
mod fixture;
mod illegal;
mod legal;
mod ludo;
mod moves;
mod preview;
mod ring;
mod state;
mod trace;
mod turns;

pub use action::{Action, Chance, Options, Play, Rules, SeatRules};
pub use cards::{Card, Cards, KINDS};
pub use effect::Effect;
pub use fixture::{Fixture, Misplaced};
pub use illegal::Illegal;
pub(super) use legal::payments_in;
pub use ludo::{SIX, TRIES};
pub use preview::{Path, Preview, Way};
pub use ring::{COLOURS, LANE, PER_START, PIECES, Piece, Place};
pub use state::{FASTEST, OffRing, Phase, Pieces, SLOWEST, State};
pub use trace::Trace;
