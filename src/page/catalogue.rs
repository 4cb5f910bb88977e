//! The shelf: each game in two halves. What its box says belongs to the page; the game itself, rules, words and board, is a part of the
//! program that is fetched when it is wanted.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use js_sys::Reflect;
use serde_json::Value;

use super::game::GameChunk;
use crate::engine::record::game_of as game_id_of;
use crate::engine::{Facts, Game};
use crate::games::{self, BoxText, GameText};
use crate::storage::SaveError;

/// Something that is a part of the program of its own: it is fetched when it is wanted, once.
pub struct Chunk<T: 'static> {
    there: OnceLock<&'static T>,
    fetch: fn() -> Fetched<T>,
}

/// What comes of fetching a part.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<&'static T, ChunkError>>>>;

/// Why a part could not be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChunkError {
    /// Nobody answers: there is no network and no copy of it.
    Offline,
    /// Something else came, or it cannot be compiled: what the browser says of it. The host is between two versions of the page, say.
    Broken(String),
}

impl From<wasm_split_helpers::SplitLoaderError> for ChunkError {
    /// The loader tells only that it failed; what fetches parts (scripts/program.mjs) leaves the reason in the window.
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        let fault = Reflect::get(&js_sys::global(), &"chunkFault".into()).ok().and_then(|fault| fault.as_string());
        fault.filter(|fault| fault != "offline").map_or(Self::Offline, Self::Broken)
    }
}

impl<T> Chunk<T> {
    /// What this fetches.
    pub const fn new(fetch: fn() -> Fetched<T>) -> Self {
        Self { there: OnceLock::new(), fetch }
    }

    /// The part, if it is there.
    pub fn get(&self) -> Option<&'static T> {
        self.there.get().copied()
    }

    /// Fetches the part. Whoever asks while it is on its way waits for the same; after a failure the next call tries again.
    ///
    /// # Errors
    /// If it cannot be had now.
    pub async fn load(&self) -> Result<&'static T, ChunkError> {
        if let Some(chunk) = self.get() {
            return Ok(chunk);
        }
        let chunk = (self.fetch)().await?;
        Ok(self.there.get_or_init(|| chunk))
    }
}

/// A game as it stands on the shelf, and the way to the rest of it.
pub struct GameInfo {
    /// What holds for every game of the kind.
    pub facts: &'static Facts,
    /// What the box says.
    pub box_text: &'static BoxText,
    /// The rest of the game.
    pub chunk: Chunk<GameChunk>,
}

macro_rules! shelf {
    ($($game:ident),*) => {
        // The attribute writes the calls from one part of the program into another, which the compiler cannot check; both are one program,
        // linked first and cut afterwards.
        $(#[allow(unsafe_code)]
        mod $game {
            use super::{Fetched, GameChunk, ChunkError};

            static CHUNK: GameChunk = GameChunk::of::<crate::games::$game::State>();

            #[cfg(not(debug_assertions))]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn chunk() -> Result<&'static GameChunk, ChunkError> {
                Ok(&CHUNK)
            }

            // A development build is not split: it holds every game.
            #[cfg(debug_assertions)]
            async fn chunk() -> Result<&'static GameChunk, ChunkError> {
                Ok(&CHUNK)
            }

            pub(super) fn fetch() -> Fetched<GameChunk> {
                Box::pin(chunk())
            }
        })*

        static GAMES: [GameInfo; [$(stringify!($game)),*].len()] = [$(GameInfo {
            facts: &<crate::games::$game::State as Game>::FACTS,
            box_text: &<crate::games::$game::State as GameText>::BOX,
            chunk: Chunk::new($game::fetch),
        }),*];
    };
}

games::for_each_game!(shelf);

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
