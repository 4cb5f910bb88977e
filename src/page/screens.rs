//! The screens that are needed only when a game has begun or waits on the shelf: a separate chunk, loaded with the first game.

use std::pin::Pin;

use leptos::prelude::*;

use super::catalogue::{Chunk, ChunkError, Fetched};
use super::files::KeepFile;
use super::table::{Table, TableProps};
use crate::play::AppContext;

/// The functions of the screens chunk.
pub struct Screens {
    /// The table.
    pub table: fn(TableProps) -> AnyView,
    /// The button that saves the last played game as a file.
    pub keep_file: fn() -> AnyView,
    /// Brings the saves up to date; see [`AppContext::recover_once`].
    pub recover: fn(AppContext) -> Pin<Box<dyn Future<Output = ()>>>,
}

static HERE: Screens = Screens {
    table: |props| Table(props).into_any(),
    keep_file: || view! { <KeepFile /> }.into_any(),
    recover: |app| Box::pin(app.recover_once()),
};

/// The screens chunk.
pub static SCREENS: Chunk<Screens> = Chunk::new(fetch);

// For the reason of `allow`, see `page::catalogue`.
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
