//! The rules engine: the traits of a game, the record of a game, and the replay of a record. PURE: no browser, no
//! clock, no randomness of its own.
//!
//! A game is a state machine fed by events ([`Game`]); a game being played is its setup and the list of its events
//! ([`Timeline`], stored as a [record](mod@record)). Everything else is derived from that list.

pub mod dice;
pub mod game;
pub mod illegal;
pub mod json;
pub mod known;
#[cfg(test)]
pub(crate) mod listings;
pub mod observer;
pub mod options;
pub mod record;
pub mod seal;
pub mod seat;
pub mod setup;
pub mod step;
pub mod timeline;
pub mod verify;

pub use dice::{Dice, Seed, entropy};
pub use game::{Event, EventOf, Facts, First, Game, Outcome, Setup, Turn};
pub use illegal::{Refusal, RuleId};
pub use known::Known;
pub use observer::Observer;
pub use options::{GameOption, MAX_OPTIONS, OptionChoice, complete_options};
pub use record::{Broken, FaultPlace};
pub use seal::{Seal, SeedTouch};
pub use seat::{BySeat, Colour, MAX_SEATS, Seat, Seats};
pub use setup::{Control, MAX_NAME, Name, PlainSeat, SeatSetup, SetupError, SetupFault};
pub use step::Step;
pub use timeline::Timeline;
pub use verify::{Verified, verify};
