//! The protocol between the page and the worker that thinks: requests and answers, as bytes.
//!
//! The worker searches for decisions, and it judges finished games. A question contains the knowledge of the seat ([`Known`]) and nothing else of the game, so the worker cannot cheat.
//! An answer names actions by their index among the legal actions, whose order is guaranteed
//! ([`Game::legal`](crate::engine::Game::legal)).

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Candidate, Compared, Heuristic, Judgement, PlayedGame, Search};
use crate::engine::Known;

/// The number of best actions in an answer. It includes all compared actions, for no more than these can have had as many playouts.
const ANSWER_ACTIONS: usize = 12;

/// A message to the worker. Each one ends what the worker did before; bytes that are no request only end it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Searches for a decision. The worker sends an [`Answer`] from time to time.
    Search(Question),
    /// Judges a slice of a finished game. The worker sends a [`Judged`].
    Judge(PlayedGame),
    /// Judges another slice of the same game.
    GoOn,
}

impl Request {
    /// The request, serialized.
    pub fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Deserializes a request; `None` if the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// How far a judgement is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The number of events judged.
    pub done: usize,
    /// The number of all events.
    pub all: usize,
    /// The whole judgement, when all events are judged.
    pub judgement: Option<Judgement>,
}

impl Judged {
    /// The state of the judgement, serialized.
    pub fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Deserializes the state of a judgement; `None` if the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// A decision to be searched.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The number of this question, unique within its sender.
    pub number: u32,
    /// The id of the game.
    pub game: String,
    /// The number of playouts.
    pub playouts: u32,
    /// The time limit, in milliseconds.
    pub patience: u64,
    /// The seed of the search's random numbers.
    pub seed: u64,
    /// The actions that are tried in any case.
    pub compared: Option<Compared>,
    /// The knowledge of the seat that decides, serialized.
    known: Vec<u8>,
}

/// The result of a question so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the question.
    pub number: u32,
    /// Whether this is the final answer.
    pub done: bool,
    /// The number of playouts so far.
    pub playouts: u32,
    /// The candidates, the best first: each action by its index among the legal actions.
    candidates: Vec<Candidate<u32>>,
}

impl Question {
    /// A question; `None` if the knowledge cannot be serialized.
    pub fn new<G: Heuristic + Serialize>(
        number: u32,
        known: &Known<G>,
        playouts: u32,
        patience: u64,
        seed: u64,
    ) -> Option<Self> {
        let known = postcard::to_allocvec(known).ok()?;
        Some(Self { number, game: G::FACTS.id.to_owned(), playouts, patience, seed, compared: None, known })
    }

    /// The same question, in which these actions are tried in any case.
    #[must_use]
    pub fn comparing(self, compared: Option<Compared>) -> Self {
        Self { compared, ..self }
    }

    /// The knowledge of the seat; `None` if the question is about another game.
    pub fn known<G: Heuristic + DeserializeOwned>(&self) -> Option<Known<G>> {
        postcard::from_bytes(&self.known).ok()
    }

    /// Begins the search.
    pub fn begin<G: Heuristic + DeserializeOwned>(&self) -> Option<Box<dyn Thinker>> {
        Some(self.begin_with(self.known::<G>()?))
    }

    /// Begins the search with the knowledge of the seat, where it is at hand.
    pub fn begin_with<G: Heuristic>(&self, known: Known<G>) -> Box<dyn Thinker> {
        let search = Search::new(known, self.playouts, ChaCha8Rng::seed_from_u64(self.seed));
        Box::new(search.comparing(self.compared))
    }
}

impl Answer {
    /// The candidates of this decision, the best first. Actions that are not legal here are omitted.
    pub fn candidates<G: Heuristic>(&self, known: &Known<G>) -> Vec<Candidate<G::Action>> {
        let mut legal = Vec::new();
        known.legal(&mut legal);
        let named = |one: &Candidate<u32>| {
            let action = legal.get(one.action as usize)?.clone();
            Some(Candidate { action, visits: one.visits, share: one.share })
        };
        self.candidates.iter().filter_map(named).collect()
    }

    /// Deserializes an answer; `None` if the bytes are not one.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// A search, independent of the game's type.
pub trait Thinker {
    /// Runs this many playouts; returns `true` when the choice is final.
    fn step(&mut self, playouts: u32) -> bool;

    /// The result so far: a serialized [`Answer`].
    fn answer(&self, number: u32, done: bool) -> Vec<u8>;
}

/// Number of playouts between two readings of the clock.
const PLAYOUTS_PER_LOOK: u32 = 8;

/// Runs playouts for `length` milliseconds of `clock`. Returns the time at the end, or `None` when the choice is final.
pub fn run_slice(thinker: &mut dyn Thinker, length: u64, clock: impl Fn() -> u64) -> Option<u64> {
    let end = clock() + length;
    loop {
        if thinker.step(PLAYOUTS_PER_LOOK) {
            return None;
        }
        let now = clock();
        if now >= end {
            return Some(now);
        }
    }
}

impl<G: Heuristic> Thinker for Search<G, ChaCha8Rng> {
    fn step(&mut self, playouts: u32) -> bool {
        Self::step(self, playouts)
    }

    fn answer(&self, number: u32, done: bool) -> Vec<u8> {
        let mut legal = Vec::new();
        self.known().legal(&mut legal);
        let place = |one: Candidate<G::Action>| {
            let action = legal.iter().position(|action| *action == one.action)? as u32;
            Some(Candidate { action, visits: one.visits, share: one.share })
        };
        let candidates = self.candidates().into_iter().take(ANSWER_ACTIONS).filter_map(place).collect();
        postcard::to_allocvec(&Answer { number, done, playouts: self.playouts(), candidates }).unwrap_or_default()
    }
}
