//! Flow to the Heart: pieces flow around a ring at the speed of a beating heart, and into the heart; the master goes last.
//!
//! Source: "Flow to the Heart" (Fluss zum Herz), print-and-play rules (2 to 4 players, up to 8 with the variation). Rules FL-1 to
//! FL-38. Options: better balance (FL-25), slower end game (FL-26); a seat may play by the rules of Ludo (FL-28).
//!
//! Speed: at least 1 million decisions a second.

mod action;
mod apply;
mod bot;
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

pub mod text;
pub mod view;

pub use action::{Action, Chance, Options, Play, Rules, SeatRules};
pub use cards::{Card, Cards, KINDS};
pub use effect::Effect;
pub use fixture::{Fixture, Misplaced};
pub use illegal::Illegal;
pub use preview::{Path, Preview, Way};
pub use ring::{COLOURS, LANE, PER_START, PIECES, Piece, Place};
pub use state::{FASTEST, OffRing, Phase, Pieces, SLOWEST, State};
pub use trace::Trace;
