//! The interface of a game to the rest of the program, and the only list of games.
//!
//! A game is one folder here, one style sheet and one entry in `for_each_game`, through which simulator, page and tests find it; scripts
//! read `scripts/games.json`, which the test below writes (`UPDATE_EXPECT=1 cargo test --lib games::tests`).

pub mod flow;
pub mod heartstrings;
pub mod infarkt;
pub mod tintenherz;

pub mod seam;

/// The list: invokes a macro with every game, in the order of the shelf.
macro_rules! for_each_game {
    ($table:ident) => {
        $table![flow, heartstrings, infarkt, tintenherz];
    };
}

#[cfg(feature = "web")]
pub(crate) use for_each_game;

use std::any::Any;

use crate::bots::{Question, Thinker};
use crate::engine::{Game, Known};

pub use seam::{
    BoxText, Flight, FlightLook, Format, GameReading, GameScene, GameText, Icon, OrderStep, People, Picture, Reading,
    ReadingGroup, ReadingItem, SceneInput, SeatInfo, Size, Sound, Summary, Thing, Touched, Trail, log_pages, names,
    pace, people, reading, summary,
};

/// An operation on any game, with its type known: code outside the games works with all of them through this trait.
pub trait GameVisitor {
    /// The result of the operation.
    type Output;

    /// Performs the operation for one game.
    fn visit<G: GameReading>(self) -> Self::Output;
}

/// Starts thinking about a question of any game; `None` if the question cannot be answered.
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

/// Starts thinking about a question of any game, whose [`Known`] is at hand; `None` if it is of another game.
pub fn think_about(question: &Question, known: Box<dyn Any>) -> Option<Box<dyn Thinker>> {
    struct Begin<'a>(&'a Question, Box<dyn Any>);

    impl GameVisitor for Begin<'_> {
        type Output = Option<Box<dyn Thinker>>;

        fn visit<G: GameScene>(self) -> Self::Output {
            let Self(question, known) = self;
            Some(question.begin_with(*known.downcast::<Known<G>>().ok()?))
        }
    }

    with_game(&question.game, Begin(question, known)).flatten()
}

macro_rules! rules_table {
    ($($game:ident),*) => {
        /// The ids of all games, in the order of the shelf.
        pub const IDS: &[&str] = &[$(<$game::State as Game>::FACTS.id),*];

        /// Runs `visit` for the game with this id; `None` if there is no such game.
        pub fn with_game<V: GameVisitor>(id: &str, visit: V) -> Option<V::Output> {
            $(if id == <$game::State as Game>::FACTS.id { return Some(visit.visit::<$game::State>()); })*
            None
        }
    };
}

for_each_game!(rules_table);

#[cfg(test)]
mod tests {
    use expect_test::expect_file;
    use serde_json::json;

    use super::{GameVisitor, IDS, with_game};
    use crate::games::GameScene;

    /// What scripts have to know of a game.
    struct Describe;

    impl GameVisitor for Describe {
        type Output = String;

        fn visit<G: GameScene>(self) -> String {
            let (least, most) = G::FACTS.seats.into_inner();
            json!({ "id": G::FACTS.id, "title": G::BOX.title, "seats": { "least": least, "most": most } }).to_string()
        }
    }

    #[test]
    fn scripts_are_told_of_the_games() {
        let games: Vec<_> = IDS.iter().map(|id| with_game(id, Describe).expect("a game of the list")).collect();
        expect_file!["../../scripts/games.json"].assert_eq(&format!("[\n  {}\n]\n", games.join(",\n  ")));
    }
}
