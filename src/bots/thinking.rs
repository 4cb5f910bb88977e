//! Thinking elsewhere: what a worker is asked and what it answers, in bytes.
//!
//! A question has what the seat may know ([`Known`]) and nothing else of the game, so whoever thinks about it cannot peek. An answer names actions by
//! their place in the list of the legal ones, whose order is a promise ([`Game::legal`](crate::engine::Game::legal)).

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{Candidate, Compared, Heuristic, Search};
use crate::engine::Known;

/// So many of the best actions are told: all those that are compared are among them, for no more can have had as many playouts.
const TOLD: usize = 12;

/// What somebody is to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which question of its asker this is.
    pub number: u32,
    /// The id of the game.
    pub game: String,
    /// How many playouts it is worth.
    pub playouts: u32,
    /// How long it may take, in milliseconds.
    pub patience: u64,
    /// Where the random numbers of the search begin.
    pub seed: u64,
    /// Which actions are tried in any case.
    pub compared: Option<Compared>,
    /// What the seat knows that has to decide, in bytes.
    known: Vec<u8>,
}

/// What has come of it so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// Which question it answers.
    pub number: u32,
    /// This is its last word.
    pub done: bool,
    /// After so many playouts.
    pub playouts: u32,
    /// What it has found out, the best first: each action by its place among the legal ones.
    candidates: Vec<Candidate<u32>>,
}

impl Question {
    /// What is to be thought about; nothing if it cannot be written down.
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

    /// The same question, of these actions too.
    #[must_use]
    pub fn comparing(self, compared: Option<Compared>) -> Self {
        Self { compared, ..self }
    }

    /// What the seat knows; nothing if the question is about another game.
    pub fn known<G: Heuristic + DeserializeOwned>(&self) -> Option<Known<G>> {
        postcard::from_bytes(&self.known).ok()
    }

    /// Begins to search.
    pub fn begin<G: Heuristic + DeserializeOwned + 'static>(&self) -> Option<Box<dyn Thinker>> {
        let search = Search::new(self.known::<G>()?, self.playouts, ChaCha8Rng::seed_from_u64(self.seed));
        Some(Box::new(search.comparing(self.compared)))
    }

    /// The question as it is sent.
    pub fn bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads a question; nothing if it is none.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

impl Answer {
    /// What has been found out about the decision of this state, the best first. What is not legal there is left out.
    pub fn candidates<G: Heuristic>(&self, known: &Known<G>) -> Vec<Candidate<G::Action>> {
        let mut legal = Vec::new();
        known.legal(&mut legal);
        let named = |one: &Candidate<u32>| {
            let action = legal.get(one.action as usize)?.clone();
            Some(Candidate { action, visits: one.visits, share: one.share })
        };
        self.candidates.iter().filter_map(named).collect()
    }

    /// Reads an answer; nothing if it is none.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// A search, whatever game it is for.
pub trait Thinker {
    /// Goes on by so many playouts; `true` when it has found what it will choose.
    fn step(&mut self, playouts: u32) -> bool;

    /// What it has found out so far: an [`Answer`] as it is sent.
    fn answer(&self, number: u32, done: bool) -> Vec<u8>;
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
        let candidates = self.candidates().into_iter().take(TOLD).filter_map(place).collect();
        postcard::to_allocvec(&Answer { number, done, playouts: self.playouts(), candidates }).unwrap_or_default()
    }
}
