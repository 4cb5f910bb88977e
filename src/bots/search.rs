//! Monte-Carlo tree search over the knowledge of a seat.
//!
//! Each playout begins in another state that the seat cannot tell from the real one ([`Known::again`]), descends the
//! tree, adds a node, and is then simulated quickly to the end of the game or to the depth at which the game's
//! evaluation takes over. The result for every seat is added to the edges on the path. A seat that decides in the tree
//! maximizes its own share of the victory; chance is sampled with its true odds.
//!
//! Actions are tried in the order of the heuristic (PUCT, Silver et al. 2016, with a prior by rank), so that among
//! hundreds of actions only promising ones are visited often. Of states that are the same for the seat, one may allow
//! an action and another forbid it; therefore the search counts how often each action was available (Cowling, Powley,
//! Whitehouse: Information Set Monte Carlo Tree Search, 2012).
//!
//! Where a game has a better way to decide ([`Heuristic::expectimax`]), that expectimax runs here step by step instead.
//!
//! All arithmetic is exact in IEEE 754 (no logarithms, no powers): the same seed and number of playouts choose the same on every machine.

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Heuristic, POINTLESS};
use crate::engine::{BySeat, Event, EventOf, Known, MAX_SEATS, Outcome, Seat, Turn};

/// The value assumed for an untried action is this much below the average of its node.
const UNTRIED: f64 = 0.15;
/// Each compared action gets at least one in this many playouts.
const COMPARED: u32 = 12;

/// Search parameters beyond the heuristic of the game.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The weight of exploration against the results so far: the higher, the longer the search visits actions that do not look best.
    pub exploration: f64,
    /// The number of legal actions, chosen at random, that a playout compares in each step; it plays the best of them.
    pub looked_at: usize,
    /// The number of events after which a playout stops and is evaluated by [`Heuristic::evaluate`].
    pub judged_after: u32,
}

impl Style {
    /// The parameters for most games.
    pub const fn plain(judged_after: u32) -> Self {
        Self { exploration: 1.2, looked_at: 3, judged_after }
    }
}

/// A search for the best decision of one seat.
pub struct Search<G: Heuristic, R> {
    root: Known<G>,
    nodes: Vec<Node<G>>,
    rng: R,
    /// The number of playouts so far.
    done: u32,
    /// The total number of playouts.
    budget: u32,
    style: Style,
    path: Vec<(usize, usize, Seat)>,
    legal: Vec<G::Action>,
    /// The expectimax that replaces the tree search, where the game has one.
    expectimax: Option<Box<dyn Expectimax<G::Action>>>,
    /// The indices of the actions at the root that are tried regardless of their prior.
    compared: Vec<usize>,
}

/// The actions of a decision that are tried regardless of their prior, so that each of them gets an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The number of actions, the best by their prior.
    pub best: u32,
    /// One more action, by its index among the legal actions.
    pub also: Option<u32>,
}

/// A node of the tree: the position after a sequence of events.
#[derive(Debug)]
struct Node<G: Heuristic> {
    edges: Vec<Edge<G>>,
}

/// An event that leads to a child.
#[derive(Debug)]
struct Edge<G: Heuristic> {
    event: EventOf<G>,
    /// The prior, 0 to 1; an edge with prior 0 is never tried.
    prior: f64,
    /// How often the event was available, and the last playout in which it was.
    offered: u32,
    offered_in: u32,
    visits: u32,
    /// The sum of the results for the seat that decides.
    share: f64,
    child: Option<usize>,
}

/// The result of a search for one action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<Action> {
    /// The action.
    pub action: Action,
    /// The number of playouts in which it was chosen.
    pub visits: u32,
    /// The average share of the victory, 0 to 1.
    pub share: f64,
}

/// The exact expectation of each action of one seat, computed in steps.
pub trait Expectimax<Action> {
    /// Evaluates about this many more states; returns `true` when the result cannot become more exact.
    fn step(&mut self, states: u32) -> bool;

    /// The number of states evaluated so far.
    fn states(&self) -> u32;

    /// The actions with their expected share of the victory, the best first, as exact as computed so far.
    fn candidates(&self) -> Vec<Candidate<Action>>;
}

impl<G: Heuristic> Edge<G> {
    fn new(event: EventOf<G>, prior: f64) -> Self {
        Self { event, prior, offered: 0, offered_in: 0, visits: 0, share: 0.0, child: None }
    }

    /// The average result; `None` if the event has not been tried.
    fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.share / f64::from(self.visits))
    }
}

/// The indices of these items in descending order: by the first figure, ties by the second. Equal items keep their
/// order. One sort for all games: a sort for each item type would make the worker a tenth larger.
pub fn best_first(worth: &mut dyn Iterator<Item = (i64, f64)>) -> Vec<usize> {
    let mut worth: Vec<(i64, f64, usize)> =
        worth.zip(0..).map(|((first, second), place)| (first, second, place)).collect();
    worth.sort_by(|one, other| other.0.cmp(&one.0).then(other.1.total_cmp(&one.1)));
    worth.into_iter().map(|(_, _, place)| place).collect()
}

/// Each seat's share of the victory.
pub(super) fn shares(outcome: &Outcome) -> BySeat<f64> {
    let winners = outcome.winners.len().max(1) as u32;
    let share = |seat| if outcome.winners.contains(seat) { 1.0 / f64::from(winners) } else { 0.0 };
    BySeat::new(MAX_SEATS as u8, share)
}

impl<G: Heuristic, R> fmt::Debug for Search<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("done", &self.done).field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G: Heuristic, R: Rng> Search<G, R> {
    /// A search with this many playouts, for the seat of `known`, which has to decide.
    pub fn new(known: Known<G>, budget: u32, rng: R) -> Self {
        let expectimax = G::expectimax(&known, budget);
        let mut search = Self {
            root: known,
            nodes: Vec::new(),
            rng,
            done: 0,
            budget,
            style: G::STYLES[usize::from(budget > G::PLAYOUTS[0])],
            path: Vec::new(),
            legal: Vec::new(),
            expectimax,
            compared: Vec::new(),
        };
        let root = search.root.clone();
        search.add_decisions(&root);
        search
    }

    /// The same search, which also tries these actions: that takes playouts from the promising ones.
    #[must_use]
    pub fn comparing(mut self, which: Option<Compared>) -> Self {
        let Some(Compared { best, also }) = which else { return self };
        self.legal.clear();
        self.root.legal(&mut self.legal);
        let also = also.and_then(|place| self.legal.get(place as usize));
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        let is_also = |edge: &Edge<G>| matches!(&edge.event, Event::Decision { action, .. } if Some(action) == also);
        let places = (0..).zip(edges).filter(|(place, edge)| *place < best as usize || is_also(edge));
        self.compared = places.map(|(place, _)| place).collect();
        self
    }

    /// The knowledge of the seat that decides.
    pub fn known(&self) -> &Known<G> {
        &self.root
    }

    /// How many playouts there have been.
    pub fn playouts(&self) -> u32 {
        self.expectimax.as_ref().map_or(self.done, |expectimax| expectimax.states())
    }

    /// Runs this many playouts; returns `true` when the choice is final.
    pub fn step(&mut self, playouts: u32) -> bool {
        if let Some(expectimax) = &mut self.expectimax {
            return expectimax.step(playouts);
        }
        for _ in 0..playouts {
            if self.is_settled() {
                return true;
            }
            self.playout();
            self.done += 1;
        }
        self.is_settled()
    }

    /// Whether the remaining playouts cannot change the choice.
    fn is_settled(&self) -> bool {
        let left = self.budget.saturating_sub(self.done);
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        if left == 0 || edges.len() < 2 {
            return true;
        }
        let (mut most, mut second) = (0, 0);
        for edge in edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + left
    }

    /// The candidates so far, the best first.
    pub fn candidates(&self) -> Vec<Candidate<G::Action>> {
        if let Some(expectimax) = &self.expectimax {
            return expectimax.candidates();
        }
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        let share = |edge: &Edge<G>| edge.mean().unwrap_or(0.0);
        let order = best_first(&mut edges.iter().map(|edge| (i64::from(edge.visits), share(edge))));
        let candidate = |edge: &Edge<G>| match &edge.event {
            Event::Decision { action, .. } => {
                Some(Candidate { action: action.clone(), visits: edge.visits, share: share(edge) })
            }
            Event::Chance { .. } => None,
        };
        order.into_iter().filter_map(|place| edges.get(place).and_then(candidate)).collect()
    }

    fn playout(&mut self) {
        let mut known = if G::HIDDEN { self.root.again(&mut self.rng) } else { self.root.clone() };
        self.path.clear();
        let mut at = 0;
        loop {
            let next = match known.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw(&known, at),
                Turn::Decide(seat) => self.select(&known, at, seat),
            };
            let Some(edge) = next else { break };
            let is_new = self.nodes[at].edges[edge].child.is_none();
            if known.apply(&self.nodes[at].edges[edge].event).is_err() {
                break;
            }
            if is_new {
                let child = self.add(&known);
                self.nodes[at].edges[edge].child = Some(child);
            }
            at = self.nodes[at].edges[edge].child.unwrap_or(at);
            // A new node with a decision is evaluated before it is expanded.
            if is_new && !matches!(known.turn(), Turn::Chance) {
                break;
            }
        }
        let shares = self.play_on(known);
        for (node, edge, seat) in self.path.drain(..) {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.share += shares[seat];
        }
    }

    fn add(&mut self, known: &Known<G>) -> usize {
        match known.turn() {
            Turn::Decide(_) => self.add_decisions(known),
            Turn::Chance | Turn::Over => {
                self.nodes.push(Node { edges: Vec::new() });
                self.nodes.len() - 1
            }
        }
    }

    /// A node with all legal actions as edges, the best by the heuristic first.
    fn add_decisions(&mut self, known: &Known<G>) -> usize {
        let mut edges = Vec::new();
        if let Turn::Decide(seat) = known.turn() {
            self.legal.clear();
            known.legal(&mut self.legal);
            let scores: Vec<i32> = self.legal.iter().map(|action| G::score(known, action)).collect();
            let mut better = 0;
            let mut last = None;
            for (rank, place) in
                best_first(&mut scores.iter().map(|score| (i64::from(*score), 0.0))).into_iter().enumerate()
            {
                if last.replace(scores[place]) != Some(scores[place]) {
                    better = rank;
                }
                let event = EventOf::<G>::decision(seat, self.legal[place].clone());
                let pointless = scores[place] == POINTLESS && better > 0;
                edges.push(Edge::new(event, if pointless { 0.0 } else { 1.0 / f64::from(1 + better as u32) }));
            }
            let sum: f64 = edges.iter().map(|edge| edge.prior).sum();
            edges.iter_mut().for_each(|edge| edge.prior /= sum);
        }
        self.nodes.push(Node { edges });
        self.nodes.len() - 1
    }

    /// Samples chance; returns the index of the edge.
    fn draw(&mut self, known: &Known<G>, at: usize) -> Option<usize> {
        let event = EventOf::<G>::chance(known.sample(&mut self.rng)?);
        let edges = &mut self.nodes[at].edges;
        let known = edges.iter().position(|edge| edge.event == event);
        Some(known.unwrap_or_else(|| {
            edges.push(Edge::new(event, 1.0));
            edges.len() - 1
        }))
    }

    /// Selects the action of the seat that decides; returns the index of the edge.
    fn select(&mut self, known: &Known<G>, at: usize, seat: Seat) -> Option<usize> {
        if G::HIDDEN {
            self.legal.clear();
            known.legal(&mut self.legal);
            for action in self.legal.drain(..) {
                let event = EventOf::<G>::decision(seat, action);
                let edges = &mut self.nodes[at].edges;
                let edge = edges.iter().position(|edge| edge.event == event).unwrap_or_else(|| {
                    // It was not legal in the states that reached this node before.
                    let prior = 1.0 / f64::from(1 + edges.len() as u32);
                    edges.push(Edge::new(event, prior));
                    edges.len() - 1
                });
                edges[edge].offered += 1;
                edges[edge].offered_in = self.done + 1;
            }
        }
        if at == 0
            && let Some(chosen) = self.neglected()
        {
            self.path.push((at, chosen, seat));
            return Some(chosen);
        }
        let node = &mut self.nodes[at];
        let (visits, share) =
            node.edges.iter().fold((0, 0.0), |(visits, share), edge| (visits + edge.visits, share + edge.share));
        let untried = if visits == 0 { 0.0 } else { (share / f64::from(visits) - UNTRIED).max(0.0) };
        let mut best = None;
        for (number, edge) in node.edges.iter().enumerate() {
            if edge.prior == 0.0 || G::HIDDEN && edge.offered_in != self.done + 1 {
                continue;
            }
            let offered = if G::HIDDEN { edge.offered } else { visits + 1 };
            let wish = self.style.exploration * edge.prior * f64::from(offered).sqrt() / f64::from(1 + edge.visits);
            let value = edge.mean().unwrap_or(untried) + wish;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, number));
            }
        }
        let (_, chosen) = best?;
        self.path.push((at, chosen, seat));
        Some(chosen)
    }

    /// The index of a compared action at the root that has had too few playouts.
    fn neglected(&self) -> Option<usize> {
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        self.compared.iter().copied().find(|place| {
            edges.get(*place).is_some_and(|edge| {
                edge.visits * COMPARED <= self.done && (!G::HIDDEN || edge.offered_in == self.done + 1)
            })
        })
    }

    /// Simulates quickly from here; returns the share of every seat.
    fn play_on(&mut self, mut known: Known<G>) -> BySeat<f64> {
        let mut left = self.style.judged_after;
        loop {
            if let Some(outcome) = known.outcome() {
                return shares(&outcome);
            }
            if left == 0 {
                return G::evaluate(&known);
            }
            left -= 1;
            let event = match known.turn() {
                Turn::Over => None,
                Turn::Chance => known.sample(&mut self.rng).map(EventOf::<G>::chance),
                Turn::Decide(seat) => self.quickly(&known).map(|action| EventOf::<G>::decision(seat, action)),
            };
            if event.is_none_or(|event| known.apply(&event).is_err()) {
                return G::evaluate(&known);
            }
        }
    }

    /// The best of a few randomly chosen legal actions, by the heuristic.
    fn quickly(&mut self, known: &Known<G>) -> Option<G::Action> {
        self.legal.clear();
        known.legal(&mut self.legal);
        let legal = &mut self.legal;
        let mut best: Option<(i32, usize)> = None;
        for looked_at in 0..self.style.looked_at.min(legal.len()) {
            let chosen = self.rng.random_range(looked_at as u32..legal.len() as u32) as usize;
            legal.swap(looked_at, chosen);
            let score = if legal.len() == 1 { 0 } else { G::score(known, &legal[looked_at]) };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, looked_at));
            }
        }
        best.map(|(_, number)| legal.swap_remove(number))
    }
}
