//! The search for a decision: in a worker, or in slices on the page while there is none. Both run the same [`Thinker`].

use std::any::Any;

use super::platform::{Worker, elapsed, search, worker};
use crate::bots::{Answer, Question, Request, Thinker, run_slice};

/// Duration of a slice of search on the page, in milliseconds.
const SLICE_MS: u64 = 8;
/// Number of playouts of a search that is ended before its first slice or report.
const PLAYOUTS_MIN: u32 = 8;
/// Maximum time past its end for which a search on the page waits for its part of the program, in milliseconds.
const LOAD_MAX_MS: u64 = 2000;
/// Interval at which the page checks whether that part has been loaded, in milliseconds.
const LOAD_CHECK_MS: u32 = 50;
/// Interval at which the worker is checked, in milliseconds.
const WATCH_MS: u32 = 250;
/// Time without a message after which a worker counts as dead, in milliseconds: a live one reports several times a second.
const SILENCE_MAX_MS: u64 = 1500;
/// Maximum number of times that a worker is restarted at a table; after that the page searches alone.
const RESTARTS_MAX: u8 = 3;

/// The state of the searches at a table.
pub(super) struct Thinking {
    worker: WorkerState,
    /// The number of times that a worker has been restarted.
    restarts: u8,
    job: Option<Job>,
}

enum WorkerState {
    /// No worker has been needed yet.
    Unneeded,
    /// The worker is being loaded and started.
    Starting(Worker),
    Ready(Worker),
    /// No worker is available.
    Missing,
}

/// A search in progress.
pub(super) struct Job {
    question: Question,
    /// The time by which an answer is required, in elapsed milliseconds.
    until: u64,
    runner: Runner,
}

/// The place where the search runs.
enum Runner {
    /// On the page, from the first slice on.
    Page(Option<Box<dyn Thinker>>),
    Worker {
        /// The time of the last message, in elapsed milliseconds.
        heard: u64,
        answer: Option<Answer>,
    },
}

/// The next step of a search.
pub(super) enum Next {
    /// No search is in progress.
    Nothing,
    /// Continue after this number of milliseconds.
    After(u32),
    /// The search is finished.
    Done,
}

impl Job {
    /// The result so far. If there is none, a few playouts on the page are better than none.
    pub fn answer(self, known: impl FnOnce(&Question) -> Option<Box<dyn Any>>) -> Option<Answer> {
        let Self { question, runner, .. } = self;
        let thinker = match runner {
            Runner::Worker { answer: Some(answer), .. } => return Some(answer),
            Runner::Page(Some(thinker)) => Some(thinker),
            Runner::Worker { answer: None, .. } | Runner::Page(None) => {
                let begin = search()?;
                begin(&question, known(&question)?)
            }
        };
        let mut thinker = thinker?;
        thinker.step(PLAYOUTS_MIN);
        Answer::read(&thinker.answer(question.number, true))
    }
}

impl Thinking {
    pub fn new() -> Self {
        Self { worker: WorkerState::Unneeded, restarts: 0, job: None }
    }

    /// Starts a worker, unless one has been started: `hear` receives its messages, and `None` when it fails.
    pub fn start_worker(&mut self, hear: impl Fn(Option<Vec<u8>>) + Clone + 'static) {
        if matches!(self.worker, WorkerState::Unneeded) {
            self.worker = worker(hear).map_or(WorkerState::Missing, WorkerState::Starting);
        }
    }

    /// Begins a search, instead of any search before.
    pub fn begin(&mut self, question: Question) {
        let now = elapsed();
        let is_posted = match &self.worker {
            WorkerState::Ready(worker) => worker.post(&Request::Search(question.clone()).bytes()).is_some(),
            _ => false,
        };
        let runner = if is_posted { Runner::Worker { heard: now, answer: None } } else { Runner::Page(None) };
        self.job = Some(Job { until: now + question.patience, question, runner });
    }

    /// Runs a slice of the search, or checks the worker. `known` is the knowledge for a search on the page.
    pub fn go_on(&mut self, known: impl FnOnce(&Question) -> Option<Box<dyn Any>>) -> Next {
        let Some(job) = &mut self.job else { return Next::Nothing };
        match &mut job.runner {
            Runner::Page(runner) => {
                if runner.is_none() {
                    match search() {
                        Some(begin) => *runner = known(&job.question).and_then(|known| begin(&job.question, known)),
                        None if elapsed() < job.until + LOAD_MAX_MS => return Next::After(LOAD_CHECK_MS),
                        None => return Next::Done,
                    }
                }
                let Some(thinker) = runner else { return Next::Done };
                match run_slice(thinker.as_mut(), SLICE_MS, elapsed) {
                    Some(now) if now < job.until => Next::After(0),
                    _ => Next::Done,
                }
            }
            Runner::Worker { heard, .. } if elapsed() > *heard + SILENCE_MAX_MS => {
                self.lose_worker();
                Next::After(0)
            }
            Runner::Worker { .. } => Next::After(WATCH_MS),
        }
    }

    /// Gives up a worker that is dead or could not be started. The page continues its search from the beginning.
    pub fn lose_worker(&mut self) {
        let was_ready = matches!(self.worker, WorkerState::Ready(_));
        let again = was_ready && self.restarts < RESTARTS_MAX;
        self.restarts += u8::from(again);
        self.worker = if again { WorkerState::Unneeded } else { WorkerState::Missing };
        if let Some(Job { runner: runner @ Runner::Worker { .. }, .. }) = &mut self.job {
            *runner = Runner::Page(None);
        }
    }

    /// Handles a message of the worker; returns `true` when the search is finished.
    pub fn hear(&mut self, bytes: &[u8]) -> bool {
        if let WorkerState::Starting(_) = self.worker
            && let WorkerState::Starting(worker) = std::mem::replace(&mut self.worker, WorkerState::Missing)
        {
            self.worker = WorkerState::Ready(worker);
        }
        let Some(said) = Answer::read(bytes) else { return false };
        let job = self.job.as_mut().filter(|job| job.question.number == said.number);
        let Some(Job { runner: Runner::Worker { heard, answer }, .. }) = job else { return false };
        *heard = elapsed();
        answer.insert(said).done
    }

    /// Ends the search and returns it; `None` if no search is in progress.
    pub fn take(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// Cancels the search.
    pub fn stop(&mut self) {
        if let (Some(Job { runner: Runner::Worker { .. }, .. }), WorkerState::Ready(worker)) =
            (self.take(), &self.worker)
        {
            // An empty message cancels the question.
            let _ = worker.post(&[]);
        }
    }
}
