//! The course of the game at a table. PURE.

use std::convert::Infallible;

use crate::engine::Seat;
use crate::games::GamePlay;
use crate::games::tintenherz::{Chance, Phase, State};

impl GamePlay for State {
    type StandingOrder = Infallible;

    fn active_seat(&self) -> Option<Seat> {
        self.to_act()
    }

    fn is_manual_chance(&self) -> bool {
        // A second roll starts automatically: its dice have just been picked up by the player.
        self.phase() == Phase::Roll
    }

    fn is_dice(chance: &Chance) -> bool {
        matches!(chance, Chance::Roll(_))
    }
}
