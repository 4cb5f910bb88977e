//! The search for the best decision: in a worker, or in slices on the page while there is none.

use std::collections::VecDeque;

use leptos::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::platform::{Worker, elapsed, worker};
use crate::bots::{Answer, Candidate, Compared, HIGHEST_AT_ONCE, Question, Search};
use crate::engine::{Control, Known};
use crate::games::GameScene;

/// Duration of a slice of search on the page, in milliseconds.
const SLICE: u64 = 8;
/// Number of playouts between two readings of the clock.
const PLAYOUTS_PER_LOOK: u32 = 8;
/// Interval at which the worker is checked, in milliseconds.
const WATCH: u32 = 250;
/// Time without a message after which a worker counts as dead, in milliseconds: a live one reports several times a second.
const SILENCE: u64 = 1500;
/// Maximum number of times that a worker is restarted at a table; after that the page searches alone.
const RESTARTS: u8 = 3;

/// Number of decisions whose candidates are remembered.
const REMEMBERED: usize = 40;

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The decision of a bot.
    Decision,
    /// Advice for a person: a hint, or the reason for a bot's decision.
    Advice,
}

/// A search to be run.
pub(super) struct Task<G: GameScene> {
    pub purpose: Purpose,
    pub known: Known<G>,
    pub playouts: u32,
    /// The maximum duration, in milliseconds.
    pub patience: u64,
    /// The actions that are visited in any case.
    pub compared: Option<Compared>,
}

/// The state of the searches at a table.
pub(super) struct Thinking<G: GameScene> {
    worker: WorkerState,
    /// The number of times that a worker has been restarted.
    restarts: u8,
    /// The number of the last question to the worker: an answer to an earlier one is late.
    number: u32,
    job: Option<Job<G>>,
    /// The candidates of the last decisions of bots, by the index of their events.
    remembered: VecDeque<(usize, Vec<Candidate<G::Action>>)>,
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
struct Job<G: GameScene> {
    purpose: Purpose,
    /// The information available to the seat, to start over if the worker dies.
    known: Known<G>,
    playouts: u32,
    seed: u64,
    /// The actions that are visited in any case.
    compared: Option<Compared>,
    /// The time by which an answer is required, in elapsed milliseconds.
    until: u64,
    place: Place<G>,
}

/// The place where the search runs.
enum Place<G: GameScene> {
    Page(Box<Search<G, ChaCha8Rng>>),
    Worker {
        /// The time of the last message, in elapsed milliseconds.
        heard: u64,
        found: Vec<Candidate<G::Action>>,
    },
}

/// The next step of a search.
enum Next {
    /// No search is in progress.
    Nothing,
    /// Continue after this number of milliseconds.
    After(u32),
    /// The search is finished.
    Done,
}

impl<G: GameScene> Job<G> {
    fn found(self) -> Vec<Candidate<G::Action>> {
        match self.place {
            Place::Page(search) => search.candidates(),
            Place::Worker { found, .. } => found,
        }
    }

    /// Continues the search on the page, from the beginning.
    fn take_over(&mut self) {
        let search = Search::new(self.known.clone(), self.playouts, ChaCha8Rng::seed_from_u64(self.seed));
        self.place = Place::Page(Box::new(search.comparing(self.compared)));
    }
}

impl<G: GameScene> Thinking<G> {
    pub fn new() -> Self {
        Self { worker: WorkerState::Unneeded, restarts: 0, number: 0, job: None, remembered: VecDeque::new() }
    }

    fn begin(&mut self, task: Task<G>, rng: &mut ChaCha8Rng) {
        let Task { purpose, known, playouts, patience, compared } = task;
        let seed = rng.next_u64();
        self.number = self.number.wrapping_add(1);
        let asked = match &self.worker {
            WorkerState::Ready(worker) => {
                let question = Question::new(self.number, &known, playouts, patience, seed);
                question.is_some_and(|question| worker.post(&question.comparing(compared).bytes()).is_some())
            }
            _ => false,
        };
        let place = Place::Worker { heard: elapsed(), found: Vec::new() };
        let mut job = Job { purpose, known, playouts, seed, compared, until: elapsed() + patience, place };
        if !asked {
            job.take_over();
        }
        self.job = Some(job);
    }

    /// Remembers the candidates of a bot's decision, the chosen one first, to explain it on request.
    pub fn remember(&mut self, index: usize, found: Vec<Candidate<G::Action>>) {
        self.remembered.retain(|(other, _)| *other < index);
        if self.remembered.len() == REMEMBERED {
            self.remembered.pop_front();
        }
        self.remembered.push_back((index, found));
    }

    /// The candidates from which this action was chosen, if they are remembered.
    pub fn remembered(&self, index: usize, action: &G::Action) -> Option<Vec<Candidate<G::Action>>> {
        let (_, found) = self.remembered.iter().find(|(other, _)| *other == index)?;
        found.iter().any(|one| one.action == *action).then(|| found.clone())
    }

    fn go_on(&mut self) -> Next {
        let Some(job) = &mut self.job else { return Next::Nothing };
        match &mut job.place {
            Place::Page(search) => {
                let end = elapsed() + SLICE;
                loop {
                    if search.step(PLAYOUTS_PER_LOOK) {
                        return Next::Done;
                    }
                    let now = elapsed();
                    if now >= end {
                        return if now >= job.until { Next::Done } else { Next::After(0) };
                    }
                }
            }
            Place::Worker { heard, .. } if elapsed() > *heard + SILENCE => {
                job.take_over();
                self.lose_worker();
                Next::After(0)
            }
            Place::Worker { .. } => Next::After(WATCH),
        }
    }

    /// Gives up a worker that is dead or could not be started.
    fn lose_worker(&mut self) {
        let was_ready = matches!(self.worker, WorkerState::Ready(_));
        let again = was_ready && self.restarts < RESTARTS;
        self.restarts += u8::from(again);
        self.worker = if again { WorkerState::Unneeded } else { WorkerState::Missing };
        if let Some(job) = &mut self.job
            && matches!(job.place, Place::Worker { .. })
        {
            job.take_over();
        }
    }

    /// Handles a message of the worker; returns `true` when the search is finished.
    fn hear(&mut self, bytes: &[u8]) -> bool {
        if let WorkerState::Starting(_) = self.worker
            && let WorkerState::Starting(worker) = std::mem::replace(&mut self.worker, WorkerState::Missing)
        {
            self.worker = WorkerState::Ready(worker);
        }
        let Some(answer) = Answer::read(bytes) else { return false };
        let job = self.job.as_mut().filter(|_| answer.number == self.number);
        let Some(Job { known, place: Place::Worker { heard, found }, .. }) = job else { return false };
        (*heard, *found) = (elapsed(), answer.candidates(known));
        answer.done
    }
}

impl<G: GameScene> Session<G> {
    /// Loads and starts the worker if there are bots at the table that search.
    pub(super) fn prepare_to_think(&self) {
        let searches = |control: Control| matches!(control, Control::Bot(level) if level > HIGHEST_AT_ONCE);
        if self.game(|game| game.setup().seats.values().any(|seat| searches(seat.control))) {
            self.start_worker();
        }
    }

    /// Starts a worker, unless one has been started.
    fn start_worker(&self) {
        let mut unneeded = false;
        self.thinking.update_value(|thinking| unneeded = matches!(thinking.worker, WorkerState::Unneeded));
        if unneeded {
            let session = *self;
            let started = worker(move |bytes| session.hear_worker(bytes));
            self.thinking
                .update_value(|thinking| thinking.worker = started.map_or(WorkerState::Missing, WorkerState::Starting));
        }
    }

    /// Starts a search; its result is used according to its purpose.
    pub(super) fn begin_to_think(&self, task: Task<G>) {
        self.start_worker();
        self.bots.update_value(|bots| {
            self.thinking.update_value(|thinking| thinking.begin(task, &mut bots.rng));
        });
        self.unless_touched(Session::think);
    }

    /// Runs a slice of the search, or checks the worker, then yields to the page. Any change of the game ends the search.
    fn think(&self) {
        let mut next = Next::Nothing;
        self.thinking.update_value(|thinking| next = thinking.go_on());
        match next {
            Next::Nothing => {}
            Next::After(milliseconds) => {
                // The worker may have been given up: start another one for the next question.
                self.start_worker();
                let session = *self;
                self.next.after(milliseconds, move || session.unless_touched(Session::think));
            }
            Next::Done => self.unless_touched(Session::answer),
        }
    }

    /// Handles a message of the worker, or its failure (`None`).
    fn hear_worker(&self, said: Option<Vec<u8>>) {
        let mut done = false;
        // A message may arrive after the table has been left.
        let heard = self.thinking.try_update_value(|thinking| match &said {
            Some(bytes) => done = thinking.hear(bytes),
            None => thinking.lose_worker(),
        });
        if heard.is_none() {
            return;
        }
        if done {
            self.unless_touched(Session::answer);
        } else if said.is_none() {
            self.think();
        }
    }

    /// Uses the result of the search.
    fn answer(&self) {
        self.finish_thinking();
    }

    /// Ends the search with the candidates found so far; returns `false` if no search is in progress.
    pub(super) fn finish_thinking(&self) -> bool {
        let mut job = None;
        self.thinking.update_value(|thinking| job = thinking.job.take());
        let Some(mut job) = job else { return false };
        if matches!(&job.place, Place::Worker { found, .. } if found.is_empty()) {
            // No message from the worker yet: a few playouts on the page are better than none.
            job.take_over();
        }
        if let Place::Page(search) = &mut job.place {
            search.step(PLAYOUTS_PER_LOOK);
        }
        let purpose = job.purpose;
        self.conclude(purpose, job.found());
        true
    }

    /// Cancels the search, because the game has changed.
    pub(super) fn stop_thinking(&self) {
        self.thinking.update_value(|thinking| {
            let job = thinking.job.take();
            if let (Some(Job { place: Place::Worker { .. }, .. }), WorkerState::Ready(worker)) = (job, &thinking.worker)
            {
                // An empty message cancels the previous question.
                let _ = worker.post(&[]);
            }
        });
    }
}
