//! The judgement of a game in a worker, slice by slice.

use leptos::prelude::*;

use super::platform::{Worker, worker};
use crate::bots::{Judged, PlayedGame, Request};

/// A worker that judges a game. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub struct JudgeWorker(StoredValue<Option<Worker>, LocalStorage>);

impl Default for JudgeWorker {
    /// A worker that has not been started.
    fn default() -> Self {
        Self(StoredValue::new_local(None))
    }
}

impl JudgeWorker {
    /// Whether it has been started and has not been ended.
    pub fn is_started(self) -> bool {
        self.0.with_value(Option::is_some)
    }

    /// Starts the worker; it judges a first slice of this game. `hear` receives the result of each slice, and `None` when the worker fails.
    /// Returns whether workers are available.
    pub fn start(self, game: PlayedGame, hear: impl Fn(Option<Judged>) + Clone + 'static) -> bool {
        let begin = Request::Judge(game);
        let listen = move |bytes: Option<Vec<u8>>| match bytes.as_deref() {
            // The first message says that the worker has been loaded.
            Some([]) => self.post(&begin),
            bytes => hear(bytes.and_then(Judged::read)),
        };
        self.0.set_value(worker(listen));
        self.is_started()
    }

    /// Judges another slice.
    pub fn go_on(self) {
        self.post(&Request::GoOn);
    }

    /// Ends the worker.
    pub fn end(self) {
        self.0.set_value(None);
    }

    fn post(self, request: &Request) {
        // Without an answer the caller gives up waiting.
        self.0.with_value(|worker| worker.as_ref().map(|worker| worker.post(&request.bytes())));
    }
}
