//! Who searches for the best decision: a worker, or the page itself in slices where there is none or not yet.

use std::collections::VecDeque;

use leptos::prelude::*;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::platform::{Worker, elapsed, worker};
use crate::bots::{Answer, Candidate, Compared, HIGHEST_AT_ONCE, Question, Search};
use crate::engine::{Control, Known};
use crate::games::GameScene;

/// How long the page searches before it does something else, in milliseconds.
const SLICE: u64 = 8;
/// It looks at the clock after so many playouts.
const PLAYOUTS_PER_LOOK: u32 = 8;
/// How often it is looked whether the worker is still alive, in milliseconds.
const WATCH: u32 = 250;
/// A worker that has said nothing for so many milliseconds is taken for dead: it reports several times a second.
const SILENCE: u64 = 1500;
/// So many workers are started anew at a table; then the page thinks alone.
const RESTARTS: u8 = 3;

/// So many decisions are remembered.
const REMEMBERED: usize = 40;

/// What somebody thinks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A bot that decides.
    Decision,
    /// A person who asks for advice, or what a bot was thinking.
    Advice,
}

/// What is to be thought about.
pub(super) struct Task<G: GameScene> {
    pub purpose: Purpose,
    pub known: Known<G>,
    pub playouts: u32,
    /// How long it may take, in milliseconds.
    pub patience: u64,
    /// Which actions are tried in any case.
    pub compared: Option<Compared>,
}

/// What is thought at a table.
pub(super) struct Thinking<G: GameScene> {
    worker: WorkerState,
    /// How many times a worker has been started anew.
    restarts: u8,
    /// How many questions the worker has been asked: an answer to another one than the last is late.
    number: u32,
    job: Option<Job<G>>,
    /// What the last decisions of bots were chosen from, by the index of their events.
    remembered: VecDeque<(usize, Vec<Candidate<G::Action>>)>,
}

enum WorkerState {
    /// Nobody has needed one.
    Unneeded,
    /// It is being fetched and started.
    Starting(Worker),
    Ready(Worker),
    /// There is none to be had here.
    Missing,
}

/// A decision that is being searched for.
struct Job<G: GameScene> {
    purpose: Purpose,
    /// What it is about, to begin again if the worker dies.
    known: Known<G>,
    playouts: u32,
    seed: u64,
    /// Which actions are tried in any case.
    compared: Option<Compared>,
    /// When there has to be an answer, in elapsed milliseconds.
    until: u64,
    place: Place<G>,
}

/// Where it is searched for.
enum Place<G: GameScene> {
    Page(Box<Search<G, ChaCha8Rng>>),
    Worker {
        /// When it was heard last, in elapsed milliseconds.
        heard: u64,
        found: Vec<Candidate<G::Action>>,
    },
}

/// How it goes on.
enum Next {
    /// There is nothing to think about.
    Nothing,
    /// After so many milliseconds.
    After(u32),
    /// It has found what it will choose.
    Done,
}

impl<G: GameScene> Job<G> {
    fn found(self) -> Vec<Candidate<G::Action>> {
        match self.place {
            Place::Page(search) => search.candidates(),
            Place::Worker { found, .. } => found,
        }
    }

    /// The page goes on with it, from the beginning.
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

    /// Keeps what a bot has chosen the first of, for whoever asks why.
    pub fn remember(&mut self, index: usize, found: Vec<Candidate<G::Action>>) {
        self.remembered.retain(|(other, _)| *other < index);
        if self.remembered.len() == REMEMBERED {
            self.remembered.pop_front();
        }
        self.remembered.push_back((index, found));
    }

    /// What this action was chosen from, if that is known.
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

    /// The worker is dead, or was never born.
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

    /// What the worker says; `true` when it has found what is to be chosen.
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
    /// Fetches and starts the worker if bots sit here that search.
    pub(super) fn prepare_to_think(&self) {
        let searches = |control: Control| matches!(control, Control::Bot(level) if level > HIGHEST_AT_ONCE);
        if self.game(|game| game.setup().seats.values().any(|seat| searches(seat.control))) {
            self.start_worker();
        }
    }

    /// Starts a worker, if none has been.
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

    /// Begins to search; what comes of it goes to whoever it is for.
    pub(super) fn begin_to_think(&self, task: Task<G>) {
        self.start_worker();
        self.bots.update_value(|bots| {
            self.thinking.update_value(|thinking| thinking.begin(task, &mut bots.rng));
        });
        self.unless_touched(Session::think);
    }

    /// Searches for a slice, or looks after the worker, and then lets the page do what is due. Whatever changes the game ends it.
    fn think(&self) {
        let mut next = Next::Nothing;
        self.thinking.update_value(|thinking| next = thinking.go_on());
        match next {
            Next::Nothing => {}
            Next::After(milliseconds) => {
                // A dead worker has been noticed: another one for the next question.
                self.start_worker();
                let session = *self;
                self.next.after(milliseconds, move || session.unless_touched(Session::think));
            }
            Next::Done => self.unless_touched(Session::answer),
        }
    }

    /// The worker has said something, or is broken.
    fn hear_worker(&self, said: Option<Vec<u8>>) {
        let mut done = false;
        // It may speak when the table has been left.
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

    /// Whoever has been thinking has found something.
    fn answer(&self) {
        self.finish_thinking();
    }

    /// Whoever is thinking makes do with what has been found; `false` if nobody is, or nothing has.
    pub(super) fn finish_thinking(&self) -> bool {
        let mut job = None;
        self.thinking.update_value(|thinking| job = thinking.job.take());
        let Some(mut job) = job else { return false };
        if matches!(&job.place, Place::Worker { found, .. } if found.is_empty()) {
            // Not a word yet: a few playouts of the page are better than none.
            job.take_over();
        }
        if let Place::Page(search) = &mut job.place {
            search.step(PLAYOUTS_PER_LOOK);
        }
        let purpose = job.purpose;
        self.conclude(purpose, job.found());
        true
    }

    /// What somebody has been thinking about is another game now.
    pub(super) fn stop_thinking(&self) {
        self.thinking.update_value(|thinking| {
            let job = thinking.job.take();
            if let (Some(Job { place: Place::Worker { .. }, .. }), WorkerState::Ready(worker)) = (job, &thinking.worker)
            {
                // What is no question ends the one before.
                let _ = worker.post(&[]);
            }
        });
    }
}
