//! What is where on the table. PURE.

use std::convert::Infallible;

use crate::engine::{Game, Seat, Turn};
use crate::games::last_heart::{Action, Chance, State};
use crate::games::{GameScene, SceneInput, Touched};

/// The table at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    /// How many hearts are left.
    pub hearts: Option<u8>,
    /// Somebody is asked to roll.
    pub awaits_roll: bool,
    /// Somebody is asked to take.
    pub awaits_decision: bool,
}

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The button that rolls.
    Roll,
    /// The button that takes so many.
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
            Touch::Take(hearts) => Touched::check(self, self.active_seat().unwrap_or(Seat::FIRST), Action::Take(hearts)),
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
