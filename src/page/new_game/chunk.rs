//! The screen of a new game, with the choices before each game: a separate chunk, so that names can be entered while the game itself is
//! still being loaded.

use leptos::prelude::*;

use super::{NewGame, NewGameProps};
use crate::page::catalogue::{Chunk, ChunkError, Fetched};

/// The function of the chunk.
pub struct NewGameScreen {
    /// Draws the screen.
    pub draw: fn(NewGameProps) -> AnyView,
}

static HERE: NewGameScreen = NewGameScreen { draw: |props| NewGame(props).into_any() };

/// The chunk with the screen of a new game.
pub static NEW_GAME: Chunk<NewGameScreen> = Chunk::new(fetch);

// For the reason of `allow`, see `page::catalogue`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(new_game, fallible)]
fn new_game() -> Result<&'static NewGameScreen, ChunkError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn new_game() -> Result<&'static NewGameScreen, ChunkError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<NewGameScreen> {
    Box::pin(new_game())
}
