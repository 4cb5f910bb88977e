//! The searches of bots and the judgement of games on the page: a part that is loaded late, because a worker does both where workers exist.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::task::spawn_local;
use serde_json::Value;

use crate::games::{self, Judging};
use crate::page::parts::piece;
use crate::play::BeginSearch;

/// The time after a failed load in which the part is not requested again, in seconds: until then bots decide without a search. It is this many
/// times as long after each further failure.
const RETRY_S: u64 = 5;

piece! {
    /// What starts a search on the page, of any game.
    pub static SEARCH: BeginSearch = games::think_about, in search, by begin_any_search
}

/// Begins to judge the game of a record, by the id of the game; `None` if the record cannot be read.
type BeginJudging = fn(&str, Value) -> Option<Box<dyn Judging>>;

piece! {
    /// The judgement of games on the page.
    pub static JUDGE: BeginJudging = games::judge, in search, by begin_any_judging
}

/// What starts a search on the page; requests the part and returns `None` until it is loaded.
pub fn begin_search() -> Option<BeginSearch> {
    thread_local! {
        static IS_REQUESTED: Cell<bool> = const { Cell::new(false) };
        static FAILURES: Cell<u32> = const { Cell::new(0) };
    }

    if let Some(begin) = SEARCH.get() {
        return Some(begin);
    }
    if !IS_REQUESTED.replace(true) {
        spawn_local(async {
            if SEARCH.load().await.is_err() {
                FAILURES.set(FAILURES.get() + 1);
                set_timeout(|| IS_REQUESTED.set(false), Duration::from_secs(RETRY_S.saturating_pow(FAILURES.get())));
            }
        });
    }
    None
}
