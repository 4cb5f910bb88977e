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
#[macro_export]
macro_rules! for_each_game {
    ($table:ident) => {
        $table![flow, heartstrings, infarkt, tintenherz];
    };
}

#[cfg(feature = "web")]
pub(crate) use for_each_game;

use std::any::Any;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use crate::bots::{self, Question, Thinker};
use crate::engine::{Game, Known, Seat, Timeline};
use crate::link::{self, LinkFault};

pub use crate::bots::{Judged, Judgement, Judging, PlayedGame};
pub use seam::{
    Asked, BoxText, ChanceKind, ChancePart, Figure, Flight, FlightLook, Format, Fortunes, GameAdvice, GameChance,
    GameLog, GamePlay, GameReading, GameScene, GameStory, GameSummary, GameTelling, GameText, GameTouch, Hint, Icon,
    MOST_DICE, OptionWords, OrderStep, Part, People, Picture, Reading, ReadingGroup, ReadingItem, Remarks, SceneInput,
    SeatInfo, Size, Sound, Summary, TableGame, Thing, Told, Touched, Trail, log_pages, names, pace, people, reading,
    summary,
};

/// The number of samples of what a seat does not know that are compared with the truth.
const SAMPLES: usize = 8;

/// An operation on any game, with its type known: code outside the games works with all of them through this trait.
pub trait GameVisitor {
    /// The result of the operation.
    type Output;

    /// Performs the operation for one game.
    fn visit<G: TableGame>(self) -> Self::Output;
}

/// Starts thinking about a question of any game; `None` if the question cannot be answered.
pub fn think(question: &Question) -> Option<Box<dyn Thinker>> {
    struct Begin<'a>(&'a Question);

    impl GameVisitor for Begin<'_> {
        type Output = Option<Box<dyn Thinker>>;

        fn visit<G: TableGame>(self) -> Self::Output {
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

        fn visit<G: TableGame>(self) -> Self::Output {
            let Self(question, known) = self;
            Some(question.begin_with(*known.downcast::<Known<G>>().ok()?))
        }
    }

    with_game(&question.game, Begin(question, known)).flatten()
}

/// The payload of a link to the game of a record.
///
/// # Errors
/// [`LinkFault::Unwritable`].
pub fn write_link(game: &str, record: Value) -> Result<Vec<u8>, LinkFault> {
    struct Write(Value);

    impl GameVisitor for Write {
        type Output = Result<Vec<u8>, LinkFault>;

        fn visit<G: TableGame>(self) -> Self::Output {
            link::write(&Timeline::<G>::read(self.0).map_err(|_| LinkFault::Unwritable)?)
        }
    }

    with_game(game, Write(record)).unwrap_or(Err(LinkFault::Unwritable))
}

/// A game that was read from a link.
#[derive(Debug)]
pub struct LinkedGame {
    /// Its record.
    pub record: Value,
    /// Its [`Timeline`], so that nobody has to replay the record.
    pub timeline: Box<dyn Any>,
}

/// The game in the payload of a link.
///
/// # Errors
/// Why the payload cannot be read.
pub fn read_link(payload: &[u8]) -> Result<LinkedGame, LinkFault> {
    /// Reads the payload, if its code is that of the game.
    struct Read<'a>(&'a [u8], u8);

    impl GameVisitor for Read<'_> {
        type Output = Option<Result<LinkedGame, LinkFault>>;

        fn visit<G: TableGame>(self) -> Self::Output {
            (G::FACTS.link_code == self.1).then(|| {
                let timeline = link::read::<G>(self.0)?;
                Ok(LinkedGame { record: timeline.record(), timeline: Box::new(timeline) })
            })
        }
    }

    let code = link::code_of(payload)?;
    let read = IDS.iter().find_map(|id| with_game(id, Read(payload, code)).flatten());
    read.unwrap_or(Err(LinkFault::Unknown))
}

/// The first of these payloads that can be read, and its game: see [`link::find`].
///
/// # Errors
/// Why the first payload cannot be read, if none can.
pub fn read_found(payloads: Vec<Vec<u8>>) -> Result<(Vec<u8>, LinkedGame), LinkFault> {
    let mut fault = None;
    for payload in payloads {
        match read_link(&payload) {
            Ok(linked) => return Ok((payload, linked)),
            Err(found) => fault = fault.or(Some(found)),
        }
    }
    Err(fault.unwrap_or(LinkFault::NotALink))
}

/// Whether somebody at the table of this record knows something that somebody else there does not.
pub fn has_secrets(game: &str, record: &Value) -> bool {
    struct Secrets<'a>(&'a Value);

    impl GameVisitor for Secrets<'_> {
        type Output = bool;

        fn visit<G: TableGame>(self) -> Self::Output {
            let Ok(timeline) = Timeline::<G>::read(self.0.clone()) else { return false };
            let state = timeline.state();
            let mut rng = ChaCha8Rng::seed_from_u64(0);
            // What a seat does not know is sampled: a sample can be the truth by chance, several hardly.
            let differs = |seat: Seat| (0..SAMPLES).any(|_| state.sampled_for(seat, &mut rng) != *state);
            state.outcome().is_none() && Seat::all(timeline.setup().seats.count()).any(differs)
        }
    }

    with_game(game, Secrets(record)).unwrap_or(false)
}

/// Begins to judge the game of a record; `None` if the record cannot be read.
pub fn judge(game: &str, record: Value) -> Option<Box<dyn Judging>> {
    struct Judge(Value);

    impl GameVisitor for Judge {
        type Output = Option<Box<dyn Judging>>;

        fn visit<G: TableGame>(self) -> Self::Output {
            let timeline = Timeline::<G>::read(self.0).ok()?;
            Some(bots::judge(timeline.state_at(0), timeline.events().to_vec()))
        }
    }

    with_game(game, Judge(record)).flatten()
}

/// The game of a record, for the worker that judges it; `None` if the record cannot be read.
pub fn to_judge(game: &str, record: Value) -> Option<PlayedGame> {
    struct Read(Value);

    impl GameVisitor for Read {
        type Output = Option<PlayedGame>;

        fn visit<G: TableGame>(self) -> Self::Output {
            let timeline = Timeline::<G>::read(self.0).ok()?;
            PlayedGame::new(&timeline.state_at(0), timeline.events())
        }
    }

    with_game(game, Read(record)).flatten()
}

/// Begins to judge a game; `None` if it is none of a known kind.
pub fn judge_played(played: &PlayedGame) -> Option<Box<dyn Judging>> {
    struct Begin<'a>(&'a PlayedGame);

    impl GameVisitor for Begin<'_> {
        type Output = Option<Box<dyn Judging>>;

        fn visit<G: TableGame>(self) -> Self::Output {
            self.0.judge::<G>()
        }
    }

    with_game(&played.game, Begin(played)).flatten()
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

    use super::{GameVisitor, IDS, TableGame, with_game};

    /// What scripts have to know of a game.
    struct Describe;

    impl GameVisitor for Describe {
        type Output = String;

        fn visit<G: TableGame>(self) -> String {
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
