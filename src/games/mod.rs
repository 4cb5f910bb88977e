//! The only list of games: one row each for the rules (simulator, worker, tests), one for the table (page).
//!
//! A game is one folder here and one row in each of the two tables. Everything else finds it through them.

pub mod flow;
pub mod heartstrings;
pub mod infarkt;
pub mod tintenherz;

#[cfg(feature = "web")]
pub mod tables;

mod scene;
mod text;

use crate::engine::Game;

pub use scene::{
    Flight, FlightLook, Format, GameScene, Mode, OrderStep, People, SceneInput, SeatInfo, Touched, people,
};
pub use text::{GameText, Icon};

/// Something to do with any game, with its type known: how code outside the games works with all of them.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<G: GameScene>(self) -> Self::Output;
}

macro_rules! rules_table {
    ($($state:ty),* $(,)?) => {
        /// The ids of all games that can be played, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$state as Game>::FACTS.id),*];

        /// Does something with the game of this id; `None` if there is no such game.
        pub fn with_game<V: GameVisitor>(id: &str, visit: V) -> Option<V::Output> {
            $(if id == <$state as Game>::FACTS.id { return Some(visit.visit::<$state>()); })*
            None
        }
    };
}

// The rows of the rules.
rules_table![flow::State, heartstrings::State, infarkt::State, tintenherz::State];
