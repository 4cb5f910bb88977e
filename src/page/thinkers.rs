//! The searches of bots on the page: a separate chunk, for they search in a worker where there is one.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::task::spawn_local;

use super::catalogue::{Chunk, ChunkError, Fetched};
use crate::games;
use crate::play::BeginSearch;

/// The time after a failed load in which the chunk is not requested again, in seconds: until then bots decide without a search. It is this many
/// times as long after each further failure.
const REST: u64 = 5;

/// What starts a search on the page, of any game.
pub struct Thinkers(BeginSearch);

static HERE: Thinkers = Thinkers(games::think_about);

/// The chunk of the searches.
pub static THINKERS: Chunk<Thinkers> = Chunk::new(fetch);

// For the reason of `allow`, see `page::catalogue`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(thinkers, fallible)]
fn thinkers() -> Result<&'static Thinkers, ChunkError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn thinkers() -> Result<&'static Thinkers, ChunkError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<Thinkers> {
    Box::pin(thinkers())
}

/// What starts a search on the page; requests the chunk and returns `None` until it is loaded.
pub fn begin_search() -> Option<BeginSearch> {
    thread_local! {
        static IS_REQUESTED: Cell<bool> = const { Cell::new(false) };
        static FAILURES: Cell<u32> = const { Cell::new(0) };
    }

    if let Some(Thinkers(begin)) = THINKERS.get() {
        return Some(*begin);
    }
    if !IS_REQUESTED.replace(true) {
        spawn_local(async {
            if THINKERS.load().await.is_err() {
                FAILURES.set(FAILURES.get() + 1);
                set_timeout(|| IS_REQUESTED.set(false), Duration::from_secs(REST.saturating_pow(FAILURES.get())));
            }
        });
    }
    None
}
