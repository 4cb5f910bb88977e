//! The shelf: each game in two halves. The box text belongs to the page; the game itself (rules, words and board) is a chunk, loaded on
//! first use.

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

use futures_util::future::join;
use js_sys::Reflect;
use serde_json::Value;

use super::game::GameChunk;
use super::texts;
use crate::engine::record::game_of as game_id_of;
use crate::engine::{Facts, Game};
use crate::games::{self, BoxText, GameText};
use crate::i18n::{Lang, Messages, Texts};
use crate::play::Scoped;
use crate::storage::SaveError;

/// A code chunk, loaded on first use, then cached.
pub struct Chunk<T: 'static> {
    there: OnceLock<&'static T>,
    fetch: fn() -> Fetched<T>,
}

/// The pending load of a chunk.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<&'static T, ChunkError>>>>;

/// The reason why a chunk could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChunkError {
    /// No response: there is no network and no cached copy.
    Offline,
    /// A response that is not the chunk, or that cannot be compiled, with the browser's message. The host may be between two versions of
    /// the page, for example.
    Broken(String),
}

impl From<wasm_split_helpers::SplitLoaderError> for ChunkError {
    /// The loader reports only that it failed; the code that fetches chunks (scripts/program.mjs) stores the reason in the window.
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        let fault = Reflect::get(&js_sys::global(), &"chunkFault".into()).ok().and_then(|fault| fault.as_string());
        fault.filter(|fault| fault != "offline").map_or(Self::Offline, Self::Broken)
    }
}

impl<T> Chunk<T> {
    /// Creates a chunk that is loaded by `fetch`.
    pub const fn new(fetch: fn() -> Fetched<T>) -> Self {
        Self { there: OnceLock::new(), fetch }
    }

    /// The chunk, if it is loaded.
    pub fn get(&self) -> Option<&'static T> {
        self.there.get().copied()
    }

    /// Loads the chunk. Concurrent callers share one load; after a failure the next call tries again.
    ///
    /// # Errors
    /// If the chunk cannot be loaded now.
    pub async fn load(&self) -> Result<&'static T, ChunkError> {
        if let Some(chunk) = self.get() {
            return Ok(chunk);
        }
        let chunk = (self.fetch)().await?;
        Ok(self.there.get_or_init(|| chunk))
    }
}

/// A game on the shelf, with the chunk that contains the rest of it.
pub struct GameInfo {
    /// The facts that hold for every game of this kind.
    pub facts: &'static Facts,
    /// The text on the box.
    pub box_text: &'static BoxText,
    /// The messages of the game.
    pub texts: fn() -> &'static Texts,
    chunk: Chunk<GameChunk>,
}

impl GameInfo {
    /// The rest of the game, if its chunk is loaded, and its messages in this language are.
    pub fn get(&self, lang: Lang) -> Option<&'static GameChunk> {
        self.chunk.get().filter(|_| (self.texts)().has(lang))
    }

    /// Whether messages of the game are displayed, or may be, in this language.
    pub fn is_read(&self, lang: Lang) -> bool {
        self.chunk.get().is_some() || (self.texts)().has(lang)
    }

    /// Loads the chunk of the game, and its messages in the language that is read by then.
    ///
    /// # Errors
    /// If one of them cannot be loaded now.
    pub async fn load(&self, lang: Scoped<Lang>) -> Result<&'static GameChunk, ChunkError> {
        let (chunk, words) = join(self.chunk.load(), self.load_words(lang)).await;
        let chunk = chunk?;
        words?;
        // The language may have changed while the chunk was being loaded.
        self.load_words(lang).await?;
        Ok(chunk)
    }

    /// Loads the messages of the game in the language that is read by then.
    ///
    /// # Errors
    /// If they cannot be loaded now.
    pub async fn load_words(&self, lang: Scoped<Lang>) -> Result<(), ChunkError> {
        texts::load_read((self.texts)(), lang).await
    }
}

macro_rules! shelf {
    ($($game:ident),*) => {
        // The attribute generates the calls from one chunk into another, which the compiler cannot check; all chunks are one program,
        // linked first and split afterwards.
        $(#[allow(unsafe_code)]
        mod $game {
            use super::{Fetched, GameChunk, ChunkError};

            static CHUNK: GameChunk = GameChunk::of::<crate::games::$game::State>();

            #[cfg(not(debug_assertions))]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn chunk() -> Result<&'static GameChunk, ChunkError> {
                Ok(&CHUNK)
            }

            // A development build is not split: it contains every game.
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
            texts: <<crate::games::$game::State as GameText>::Words as Messages>::texts,
            chunk: Chunk::new($game::fetch),
        }),*];
    };
}

games::for_each_game!(shelf);

/// The games, from left to right.
pub static SHELF: &[GameInfo] = &GAMES;

/// The game with this id.
pub fn game(id: &str) -> Option<&'static GameInfo> {
    SHELF.iter().find(|game| game.facts.id == id)
}

/// The game named by a record. A game unknown here comes from a later version.
///
/// # Errors
/// If the record names no game, or an unknown one.
pub fn game_of(record: &Value) -> Result<&'static GameInfo, SaveError> {
    game(game_id_of(record).ok_or(SaveError::Broken)?).ok_or(SaveError::LaterVersion)
}
