//! The course of the game at a table. PURE.

use std::convert::Infallible;

use crate::engine::{Game, Seat, Turn};
use crate::games::GamePlay;
use crate::games::last_heart::{Chance, State};

impl GamePlay for State {
    type StandingOrder = Infallible;

    fn active_seat(&self) -> Option<Seat> {
        match Game::turn(self) {
            Turn::Decide(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn is_manual_chance(&self) -> bool {
        Game::turn(self) == Turn::Chance
    }

    fn is_dice(_chance: &Chance) -> bool {
        true
    }
}
