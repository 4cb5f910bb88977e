//! The details of the scores at the end of a game.

use leptos::prelude::*;

/// Whether the details of the scores are open from the beginning. Whatever shows the scores provides it.
#[derive(Clone, Copy)]
pub struct Unfolded(pub RwSignal<bool>);
