//! The shelf: each game in two halves. The box text belongs to the page; the game itself (rules, words and board) is a part of its own,
//! loaded on first use.

use serde_json::Value;

use crate::engine::{Facts, Game};
use crate::games::{self, BoxText, GameText};
use crate::i18n::{Lang, Messages};
use crate::page::games::game::GameChunk;
use crate::page::parts::{Fetch, Fetched, Part, PartError, Piece, fetch};
use crate::play::Scoped;
use crate::shell::games::kind_of;
use crate::storage::SaveError;

/// A game on the shelf, with the piece that is the rest of it.
pub struct GameInfo {
    /// The facts that hold for every game of this kind.
    pub facts: &'static Facts,
    /// The text on the box.
    pub box_text: &'static BoxText,
    piece: Piece<&'static GameChunk>,
    words: Piece<()>,
}

impl GameInfo {
    /// The rest of the game, if its code is loaded, and its messages in this language are.
    pub fn get(&self, lang: Lang) -> Option<&'static GameChunk> {
        self.piece.get().filter(|_| self.piece.part().has_words(lang))
    }

    /// The rest of the game, without its type.
    pub fn piece(&'static self) -> &'static dyn Fetch {
        &self.piece
    }

    /// Loads the rest of the game, and its messages in the language that is read by then.
    ///
    /// # Errors
    /// If one of them cannot be loaded now.
    pub async fn load(&'static self, lang: Scoped<Lang>) -> Result<&'static GameChunk, PartError> {
        fetch(&self.piece, lang).await?;
        self.piece.load().await
    }

    /// The messages of the game alone.
    pub fn words(&'static self) -> &'static dyn Fetch {
        &self.words
    }
}

macro_rules! shelf {
    ($($game:ident),*) => {
        // The attribute generates the calls from one part into another, which the compiler cannot check; all parts are one program,
        // linked first and split afterwards.
        $(#[allow(unsafe_code)]
        mod $game {
            use super::{GameChunk, PartError};

            static CHUNK: GameChunk = GameChunk::of::<crate::games::$game::State>();

            #[cfg(not(debug_assertions))]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn chunk() -> Result<&'static GameChunk, PartError> {
                Ok(&CHUNK)
            }

            // A development build is not split: it contains every game.
            #[cfg(debug_assertions)]
            async fn chunk() -> Result<&'static GameChunk, PartError> {
                Ok(&CHUNK)
            }

            pub(super) fn fetch() -> super::Fetched<&'static GameChunk> {
                Box::pin(chunk())
            }
        })*

        static GAMES: [GameInfo; [$(stringify!($game)),*].len()] = [$(GameInfo {
            facts: &<crate::games::$game::State as Game>::FACTS,
            box_text: &<crate::games::$game::State as GameText>::BOX,
            piece: Piece::new(
                Part {
                    texts: Some(<<crate::games::$game::State as GameText>::Words as Messages>::texts),
                    sheet: Some(<crate::games::$game::State as Game>::FACTS.id),
                },
                $game::fetch,
            ),
            words: Piece::new(
                Part {
                    texts: Some(<<crate::games::$game::State as GameText>::Words as Messages>::texts),
                    sheet: None,
                },
                || Box::pin(std::future::ready(Ok(()))),
            ),
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
    SHELF.get(kind_of(record, games::IDS)?).ok_or(SaveError::LaterVersion)
}
