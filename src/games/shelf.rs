//! The shelf: each game in two halves. What its box says belongs to the page; the game itself, rules, words and board, is a part of the
//! program that is fetched when it is wanted.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use serde_json::Value;

use super::tables::GamePart;
use super::{GameText, Lid};
use crate::engine::record::game_of as game_id_of;
use crate::engine::{Facts, Game};
use crate::storage::SaveError;

/// A game as it stands on the shelf, and the way to the rest of it.
pub struct GameInfo {
    /// What holds for every game of the kind.
    pub facts: &'static Facts,
    /// What the box says.
    pub lid: &'static Lid,
    part: OnceLock<&'static GamePart>,
    fetch: fn() -> Fetched,
}

type Fetched = Pin<Box<dyn Future<Output = Result<&'static GamePart, PartError>>>>;

/// A game's part could not be fetched: there is no network and no copy of it, or the host is between two versions of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartError;

impl From<wasm_split_helpers::SplitLoaderError> for PartError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

impl GameInfo {
    const fn new(facts: &'static Facts, lid: &'static Lid, fetch: fn() -> Fetched) -> Self {
        Self { facts, lid, part: OnceLock::new(), fetch }
    }

    /// The rest of the game, if it is there.
    pub fn part(&self) -> Option<&'static GamePart> {
        self.part.get().copied()
    }

    /// Fetches the rest of the game. Whoever asks while it is on its way waits for the same; after a failure the next call tries again.
    ///
    /// # Errors
    /// If it cannot be had now.
    pub async fn load(&'static self) -> Result<&'static GamePart, PartError> {
        if let Some(part) = self.part() {
            return Ok(part);
        }
        let part = (self.fetch)().await?;
        Ok(self.part.get_or_init(|| part))
    }
}

macro_rules! shelf {
    ($($game:ident),*) => {
        // The attribute writes the calls from one part of the program into another, which the compiler cannot check; both are one program,
        // linked first and cut afterwards.
        $(#[allow(unsafe_code)]
        mod $game {
            use super::{Fetched, GamePart, PartError};

            static PART: GamePart = GamePart::of::<crate::games::$game::State>();

            #[cfg(not(debug_assertions))]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn part() -> Result<&'static GamePart, PartError> {
                Ok(&PART)
            }

            // A development build is not split: it holds every game.
            #[cfg(debug_assertions)]
            async fn part() -> Result<&'static GamePart, PartError> {
                Ok(&PART)
            }

            pub(super) fn fetch() -> Fetched {
                Box::pin(part())
            }
        })*

        static GAMES: [GameInfo; [$(stringify!($game)),*].len()] = [$(GameInfo::new(
            &<crate::games::$game::State as Game>::FACTS,
            &<crate::games::$game::State as GameText>::LID,
            $game::fetch,
        )),*];
    };
}

for_each_game!(shelf);

/// The games, from left to right.
pub static SHELF: &[GameInfo] = &GAMES;

/// The game of this id.
pub fn game(id: &str) -> Option<&'static GameInfo> {
    SHELF.iter().find(|game| game.facts.id == id)
}

/// The game that a record claims to be of. One that is not known here comes from a later version.
///
/// # Errors
/// If there is none.
pub fn game_of(record: &Value) -> Result<&'static GameInfo, SaveError> {
    game(game_id_of(record).ok_or(SaveError::Broken)?).ok_or(SaveError::Later)
}
