//! The contents of the table. PURE.

use std::convert::Infallible;

use crate::engine::{Game, Seat, Turn};
use crate::games::last_heart::{Action, Chance, Illegal, State};
use crate::games::{GameReading, GameScene, SceneInput, Touched};

/// The table at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The number of hearts left.
    pub hearts: Option<u8>,
    /// Whether a roll is awaited.
    pub awaits_roll: bool,
    /// Whether a player has to take hearts.
    pub awaits_decision: bool,
}

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// Button: roll.
    Roll,
    /// Button: take this number of hearts.
    Take(u8),
}

impl GameScene for State {
    type Scene = Scene;
    type Selection = ();
    type Touch = Touch;
    type StandingOrder = Infallible;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        Scene {
            hearts: input.state.hearts(),
            awaits_roll: input.awaits_roll(),
            awaits_decision: input.awaits_decision(),
        }
    }

    fn touch(&self, (): &(), touch: &Touch) -> Touched<Self> {
        match *touch {
            Touch::Roll => Touched::Roll,
            Touch::Take(hearts) => match Game::turn(self) {
                Turn::Decide(seat) => Touched::check(self, seat, Action::Take(hearts)),
                Turn::Chance => Touched::Refused(Illegal::RollIsDue),
                Turn::Over => Touched::Refused(Illegal::Over),
            },
        }
    }

    fn point_at(&self, _action: &Action) {}

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

impl GameReading for State {
    type Thing = Infallible;
}
