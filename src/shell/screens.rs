//! The screens that nobody needs before a game has been chosen: a part of the program of their own, which comes with the first game.

use leptos::prelude::*;

use super::new_game::{NewGame, NewGameProps};
use super::table::{Table, TableProps};
use crate::games::tables::{Fetched, Part, PartError};

/// The screens of a game.
pub struct Screens {
    /// A new game.
    pub new_game: fn(NewGameProps) -> AnyView,
    /// The table.
    pub table: fn(TableProps) -> AnyView,
}

static HERE: Screens = Screens { new_game: |props| NewGame(props).into_any(), table: |props| Table(props).into_any() };

/// The screens, when they are there.
pub static SCREENS: Part<Screens> = Part::new(fetch);

// As for a game: see `games::tables`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(screens, fallible)]
fn screens() -> Result<&'static Screens, PartError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn screens() -> Result<&'static Screens, PartError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<Screens> {
    Box::pin(screens())
}
