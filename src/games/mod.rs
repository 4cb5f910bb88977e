//! What a game is to everybody else, and the only list of games.
//!
//! A game is one folder here, one style sheet and one entry in `for_each_game`. Simulator, page, scripts and tests find it through that.

pub mod flow;
pub mod heartstrings;
pub mod infarkt;
pub mod tintenherz;

pub mod seam;

/// The list: calls a macro with every game, in the order of the shelf.
macro_rules! for_each_game {
    ($table:ident) => {
        $table![flow, heartstrings, infarkt, tintenherz];
    };
}

#[cfg(feature = "web")]
pub(crate) use for_each_game;

use crate::bots::{Question, Thinker};
use crate::engine::Game;

pub use seam::{
    BoxText, BoxTextIn, Flight, FlightLook, Format, GameScene, GameText, Icon, Mode, OrderStep, People, SceneInput,
    SeatInfo, Summary, Touched, log_pages, names, pace, people, summary,
};

/// Something to do with any game, with its type known: how code outside the games works with all of them.
pub trait GameVisitor {
    /// What comes of it.
    type Output;

    /// Does it for one game.
    fn visit<G: GameScene>(self) -> Self::Output;
}

/// Begins to think about a question, whatever game it is about; `None` if it is none that can be answered.
pub fn think(question: &Question) -> Option<Box<dyn Thinker>> {
    struct Begin<'a>(&'a Question);

    impl GameVisitor for Begin<'_> {
        type Output = Option<Box<dyn Thinker>>;

        fn visit<G: GameScene>(self) -> Self::Output {
            self.0.begin::<G>()
        }
    }

    with_game(&question.game, Begin(question)).flatten()
}

macro_rules! rules_table {
    ($($game:ident),*) => {
        /// The ids of all games that can be played, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$game::State as Game>::FACTS.id),*];

        /// Does something with the game of this id; `None` if there is no such game.
        pub fn with_game<V: GameVisitor>(id: &str, visit: V) -> Option<V::Output> {
            $(if id == <$game::State as Game>::FACTS.id { return Some(visit.visit::<$game::State>()); })*
            None
        }
    };
}

for_each_game!(rules_table);
