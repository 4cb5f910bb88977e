//! Monte-Carlo tree search over what a seat knows.
//!
//! Each playout begins in another state that the seat cannot tell from the real one ([`Known::again`]), goes down the tree, adds a
//! node, and is then played on quickly to its end or as far as the game's evaluation is wanted. What it brought every seat is counted on the
//! way it took. A seat that decides in the tree maximizes its own share of the victory; chance is drawn with its true odds.
//!
//! Actions are tried in the order of the heuristic (PUCT, Silver et al. 2016, with a prior by rank), so that among hundreds of actions only
//! those that look good are looked at often; in states that are the same for the seat the same action may be legal in one and not in the other, so
//! it is counted how often it could have been chosen (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012).
//!
//! Where a game knows better how to decide ([`Heuristic::expectimax`]), its expectimax is what goes on here step by step instead.
//!
//! All arithmetic is exact in IEEE 754 (no logarithms, no powers): the same seed and number of playouts choose the same on every machine.

use std::fmt;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Heuristic, POINTLESS, Reckoning};
use crate::engine::{BySeat, Event, EventOf, Known, MAX_SEATS, Outcome, Seat, Turn};

/// How much less than its neighbours an action counts that has not been tried.
const UNTRIED: f64 = 0.15;
/// Of so many playouts each action that is compared gets at least one.
const COMPARED: u32 = 12;

/// What a search goes by beyond the heuristic of its game.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// How much is tried against what has proved good so far: the more, the longer it goes on looking at what does not look best.
    pub exploration: f64,
    /// Of so many legal actions, chosen at random, a playout carries out the one that looks best.
    pub looked_at: usize,
    /// After so many events a playout is judged by [`Heuristic::outlook`].
    pub judged_after: u32,
}

impl Style {
    /// What serves most games.
    pub const fn plain(judged_after: u32) -> Self {
        Self { exploration: 1.2, looked_at: 3, judged_after }
    }
}

/// A search for the best decision of one seat.
pub struct Search<G: Heuristic, R> {
    root: Known<G>,
    nodes: Vec<Node<G>>,
    rng: R,
    /// How many playouts there have been.
    done: u32,
    /// How many there will be.
    budget: u32,
    style: Style,
    path: Vec<(usize, usize, Seat)>,
    legal: Vec<G::Action>,
    /// Where the game is better decided by exact expectation, that is what is worked out instead.
    expectimax: Option<Box<dyn Reckoning<G::Action>>>,
    /// The actions at the root that are tried however bad they look, by their place there.
    compared: Vec<usize>,
}

/// Which actions of a decision are tried however bad they look, so that something can be said of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// So many that look best before they are tried.
    pub best: u32,
    /// And this one, by its place among the legal ones.
    pub also: Option<u32>,
}

/// A situation: where the same events lead to.
#[derive(Debug)]
struct Node<G: Heuristic> {
    edges: Vec<Edge<G>>,
}

/// An event that leads on.
#[derive(Debug)]
struct Edge<G: Heuristic> {
    event: EventOf<G>,
    /// How good it looks before it is tried, 0 to 1; what is 0 is never tried.
    prior: f64,
    /// How often it could have been chosen, and in which playout last.
    offered: u32,
    offered_in: u32,
    visits: u32,
    /// What it has brought the seat that decides.
    share: f64,
    child: Option<usize>,
}

/// What a search has found out about an action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate<Action> {
    /// The action.
    pub action: Action,
    /// In how many playouts it was chosen.
    pub visits: u32,
    /// The share of the victory that it brought on average, 0 to 1.
    pub share: f64,
}

impl<G: Heuristic> Edge<G> {
    fn new(event: EventOf<G>, prior: f64) -> Self {
        Self { event, prior, offered: 0, offered_in: 0, visits: 0, share: 0.0, child: None }
    }

    /// What it has brought on average, if it has been tried.
    fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.share / f64::from(self.visits))
    }
}

/// The places of these by their worth, the highest first: by the first figure, and where that is alike by the second. What is alike stays in
/// order. One sort for all games: each of its own would make the worker a tenth larger.
pub fn best_first(worth: &mut dyn Iterator<Item = (i64, f64)>) -> Vec<usize> {
    let mut worth: Vec<(i64, f64, usize)> =
        worth.zip(0..).map(|((first, second), place)| (first, second, place)).collect();
    worth.sort_by(|one, other| other.0.cmp(&one.0).then(other.1.total_cmp(&one.1)));
    worth.into_iter().map(|(_, _, place)| place).collect()
}

/// Each seat's share of the victory.
pub(super) fn shares(outcome: &Outcome) -> BySeat<f64> {
    let winners = outcome.winners.iter().len().max(1) as u32;
    let share = |seat| if outcome.winners.contains(seat) { 1.0 / f64::from(winners) } else { 0.0 };
    BySeat::new(MAX_SEATS as u8, share)
}

impl<G: Heuristic, R> fmt::Debug for Search<G, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("done", &self.done).field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G: Heuristic, R: Rng> Search<G, R> {
    /// A search of so many playouts for the seat that knows this and has to decide.
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

    /// The same search, which tries these actions too: it takes playouts from those that look good.
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

    /// What is known to whoever decides.
    pub fn known(&self) -> &Known<G> {
        &self.root
    }

    /// How many playouts there have been.
    pub fn playouts(&self) -> u32 {
        self.expectimax.as_ref().map_or(self.done, |expectimax| expectimax.states())
    }

    /// Goes on by so many playouts; `true` when it has found what it will choose.
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

    /// Can what is left change nothing any more?
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

    /// What it has found out, the best first.
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
            // A new situation in which somebody decides is judged before it is searched.
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

    /// A node with everything that is legal here, the best by the heuristic first.
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

    /// What chance brings.
    fn draw(&mut self, known: &Known<G>, at: usize) -> Option<usize> {
        let event = EventOf::<G>::chance(known.sample(&mut self.rng)?);
        let edges = &mut self.nodes[at].edges;
        let known = edges.iter().position(|edge| edge.event == event);
        Some(known.unwrap_or_else(|| {
            edges.push(Edge::new(event, 1.0));
            edges.len() - 1
        }))
    }

    /// What the seat tries that decides.
    fn select(&mut self, known: &Known<G>, at: usize, seat: Seat) -> Option<usize> {
        if G::HIDDEN {
            self.legal.clear();
            known.legal(&mut self.legal);
            for action in self.legal.drain(..) {
                let event = EventOf::<G>::decision(seat, action);
                let edges = &mut self.nodes[at].edges;
                let edge = edges.iter().position(|edge| edge.event == event).unwrap_or_else(|| {
                    // It was not legal in the states that came here before.
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

    /// The action at the root that is compared and has had too few playouts.
    fn neglected(&self) -> Option<usize> {
        let edges = self.nodes.first().map_or(&[][..], |root| &root.edges);
        self.compared.iter().copied().find(|place| {
            edges.get(*place).is_some_and(|edge| {
                edge.visits * COMPARED <= self.done && (!G::HIDDEN || edge.offered_in == self.done + 1)
            })
        })
    }

    /// Plays on quickly from here, and says what it brings every seat.
    fn play_on(&mut self, mut known: Known<G>) -> BySeat<f64> {
        let mut left = self.style.judged_after;
        loop {
            if let Some(outcome) = known.outcome() {
                return shares(&outcome);
            }
            if left == 0 {
                return G::outlook(&known);
            }
            left -= 1;
            let event = match known.turn() {
                Turn::Over => None,
                Turn::Chance => known.sample(&mut self.rng).map(EventOf::<G>::chance),
                Turn::Decide(seat) => self.quickly(&known).map(|action| EventOf::<G>::decision(seat, action)),
            };
            if event.is_none_or(|event| known.apply(&event).is_err()) {
                return G::outlook(&known);
            }
        }
    }

    /// The best by the heuristic of a few legal actions.
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
