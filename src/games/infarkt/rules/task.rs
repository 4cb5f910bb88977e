//! The tasks on the agenda.

use serde::{Deserialize, Serialize};

use super::effect::{Cause, To};
use super::health::Change;
use super::row::Deck;
use crate::engine::Seat;

/// The greatest depth of the stack, reached by the setup for five players.
pub(super) const DEPTH: usize = 16;

/// A task. Tasks marked "asks" stay on top until the decision or the card arrives; the others run as soon as they are on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::infarkt) enum Task {
    /// Starts a round (IN-9, IN-31).
    #[default]
    Round,
    /// Draws cards; asks chance.
    Draw { deck: Deck, to: To, left: u8 },
    /// Lays out the events put aside or prepared earlier (IN-28, IN-36).
    LayOut,
    /// The events, taken in turn from the beginner on; `at` counts the seats after the beginner (IN-9); asks.
    Events { at: u8 },
    /// The plans; `at` as in `Events` (IN-12); asks.
    Planning { at: u8 },
    /// Preparing the events of the next round, by the dead in the order of their death (IN-36); asks.
    Hereafter { at: u8 },
    /// The players' turns; `at` as in `Events` (IN-14); asks.
    Actions { at: u8 },
    /// The questions before the end of the round; `at` as in `Events` (IN-21, IN-40).
    Decay { at: u8 },
    /// The same, waiting for this player's answer; asks.
    AskDecay { at: u8 },
    /// The end of the round (IN-22).
    RoundEnd,
    /// An effect on a player (IN-24), who may have to be asked first.
    Affect { seat: Seat, change: Change, cause: Cause },
    /// The same, waiting for the player's answer (IN-23); asks.
    Ask { seat: Seat, change: Change, cause: Cause },
    /// Settles the deaths of an action, then checks whether the game is over (IN-26, IN-27).
    Settle,
    /// The shock of a death at a party: the host at 0, then the guests (IN-26).
    Shock { of: Seat, at: u8 },
    /// The funeral; `at` counts the seats from the left of the dead player (IN-25).
    Funeral { of: Seat, at: u8 },
    /// The player keeps two of the goods looked at (IN-18); asks.
    Keep { seat: Seat },
    /// The player chooses which drug drawn stays on the market (IN-19); asks.
    Stock { seat: Seat },
    /// Draws goods until an unhealthy one comes for the guest (IN-32); asks chance.
    Pub { host: Seat, guest: Seat },
    /// The game is over (IN-27).
    Over,
}
