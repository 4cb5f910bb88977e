//! The screens that are needed only when a game has been chosen or waits on the shelf: a separate chunk, loaded with the first game.

use std::pin::Pin;

use leptos::prelude::*;

use super::catalogue::{Chunk, ChunkError, Fetched};
use super::files::{FileFaultBanner, KeepFile, OpenFile};
use super::new_game::{NewGame, NewGameProps};
use super::table::{Table, TableProps};
use super::waiting::{FinishedGames, Waiting};
use crate::play::AppContext;
use crate::storage::FileFault;

/// The functions of the screens chunk.
pub struct Screens {
    /// A new game.
    pub new_game: fn(NewGameProps) -> AnyView,
    /// The table.
    pub table: fn(TableProps) -> AnyView,
    /// The finished games, on the shelf.
    pub finished: fn(Waiting) -> AnyView,
    /// The button that opens a game from a file.
    pub open_file: fn(RwSignal<Option<FileFault>>) -> AnyView,
    /// The banner that reports why a file was refused.
    pub file_fault: fn(RwSignal<Option<FileFault>>) -> AnyView,
    /// The button that saves the last played game as a file.
    pub keep_file: fn() -> AnyView,
    /// Brings the saves up to date; see [`AppContext::recover_once`].
    pub recover: fn(AppContext) -> Pin<Box<dyn Future<Output = ()>>>,
}

static HERE: Screens = Screens {
    new_game: |props| NewGame(props).into_any(),
    table: |props| Table(props).into_any(),
    finished: |waiting| view! { <FinishedGames waiting /> }.into_any(),
    open_file: |fault| view! { <OpenFile fault /> }.into_any(),
    file_fault: |fault| view! { <FileFaultBanner fault /> }.into_any(),
    keep_file: || view! { <KeepFile /> }.into_any(),
    recover: |app| Box::pin(app.recover_once()),
};

/// The screens chunk.
pub static SCREENS: Chunk<Screens> = Chunk::new(fetch);

// For the reason of `allow`, see `games::tables`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(screens, fallible)]
fn screens() -> Result<&'static Screens, ChunkError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn screens() -> Result<&'static Screens, ChunkError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<Screens> {
    Box::pin(screens())
}
