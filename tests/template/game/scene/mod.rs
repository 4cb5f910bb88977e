//! The contents of the table. PURE.

mod play;
pub mod select;

use std::convert::Infallible;

use crate::games::last_heart::State;
use crate::games::{GameReading, GameScene, GameTelling, SceneInput};

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

impl GameScene for State {
    type Scene = Scene;

    fn scene_of(input: &SceneInput<'_, Self>) -> Scene {
        Scene {
            hearts: input.state.hearts(),
            awaits_roll: input.awaits_roll(),
            awaits_decision: input.awaits_decision(),
        }
    }
}

impl GameTelling for State {}

impl GameReading for State {
    type Thing = Infallible;
}
