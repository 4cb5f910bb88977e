//! The judgement of a game: how the chances to win changed, by luck and by decisions.
//!
//! The method is that of backgammon programs: a static evaluation ([`Heuristic::chance_to_win`]) gives the chances after each event. Where a
//! seat has at most [`CHANCE_ACTIONS_MAX`] actions, these are the chances after its best action, so that the luck of a roll is counted at the roll and not at
//! the decision after it.
//! - The luck of an outcome of chance is the change against the expectation over all outcomes. Its mean is 0, whatever the evaluation is worth.
//!   With more than [`OUTCOMES_MAX`] outcomes, a sample of that number stands for them.
//! - A decision gives up the difference between the best action and the one chosen. The value of an action that is followed by chance is the
//!   expectation over its outcomes. With more than [`COMPARED_ACTIONS_MAX`] actions, those with the highest heuristic values are compared.
//!
//! The judgement uses the whole state, secrets included. It is deterministic: the same game always gets the same judgement.

use std::hash::{DefaultHasher, Hash, Hasher};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::search::{best_first, shares};
use super::{Heuristic, Shares};
use crate::engine::{Event, EventOf, Known, Seat, Turn, json};

/// The most actions that count for the chances before a decision.
const CHANCE_ACTIONS_MAX: usize = 12;
/// The most actions that are compared at a decision, besides the one chosen.
const COMPARED_ACTIONS_MAX: usize = 200;
/// The most outcomes of chance in an expectation.
const OUTCOMES_MAX: usize = 144;
/// Two turning points are apart by this part of the game, and at least [`APART_EVENTS_MIN`] events.
const APART_SHARE: usize = 30;
/// The least number of events between two turning points.
const APART_EVENTS_MIN: usize = 4;

/// How the chances of the seats changed over a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The chance to win of each seat after 0, 1, 2, … events, in seat order; each row sums to 1.
    pub chances: Vec<Vec<f32>>,
    /// For each event: the luck of each seat (change against the expectation), in seat order; empty for decisions.
    pub luck: Vec<Vec<f32>>,
    /// For each event: what the deciding seat gave up against its best action, 0 to 1; 0 for chance and forced decisions.
    pub given_up: Vec<f32>,
    /// For each event: the seat that decided; `None` for chance.
    pub deciders: Vec<Option<Seat>>,
}

impl Judgement {
    /// The luck of a seat over the game: 0.1 is ten points of the chance to win.
    pub fn luck_of(&self, seat: Seat) -> f32 {
        self.luck.iter().filter_map(|luck| luck.get(seat.index())).sum()
    }

    /// What a seat gave up with all its decisions.
    pub fn given_up_by(&self, seat: Seat) -> f32 {
        let decided = self.deciders.iter().zip(&self.given_up).filter(|(by, _)| **by == Some(seat));
        decided.map(|(_, given_up)| given_up).sum()
    }

    /// What a seat gave up with a decision, on average; 0 if it decided nothing.
    pub fn mean_given_up(&self, seat: Seat) -> f32 {
        let decisions = self.deciders.iter().filter(|by| **by == Some(seat)).count();
        self.given_up_by(seat) / decisions.max(1) as f32
    }

    /// The chance that a seat would have had at the end with neutral luck: its final chance minus its luck, limited to 0 to 1.
    pub fn with_neutral_luck(&self, seat: Seat) -> f32 {
        let last = self.chances.last().and_then(|chances| chances.get(seat.index())).copied();
        (last.unwrap_or(0.0) - self.luck_of(seat)).clamp(0.0, 1.0)
    }

    /// The seat whose chance to win this event changed most, with the chance before and after it; of several the one that decided.
    /// `None` if there is no such event.
    pub fn change(&self, event: usize) -> Option<(Seat, f32, f32)> {
        let (before, after) = (self.chances.get(event)?, self.chances.get(event + 1)?);
        let decider = self.deciders.get(event).copied().flatten();
        let change = |seat: &Seat| Some((after.get(seat.index())? - before.get(seat.index())?).abs());
        let most = decider.into_iter().chain(Seat::all(before.len().try_into().ok()?)).reduce(|most, seat| {
            // Chances have rounding errors.
            if change(&seat) > change(&most).map(|change| change + 1e-4) { seat } else { most }
        })?;
        Some((most, *before.get(most.index())?, *after.get(most.index())?))
    }

    /// The events, by their index, that changed the chances most: at most this many, the largest change first, no two close to each other.
    pub fn turning_points(&self, most: usize) -> Vec<usize> {
        let change = |rows: &[Vec<f32>]| {
            rows[0].iter().zip(&rows[1]).map(|(before, after)| f64::from((after - before).abs())).sum::<f64>()
        };
        let changes: Vec<f64> = self.chances.windows(2).map(change).collect();
        let apart = (changes.len() / APART_SHARE).max(APART_EVENTS_MIN);
        let mut points: Vec<usize> = Vec::new();
        for event in best_first(&mut changes.iter().map(|change| (0, *change))) {
            if points.len() == most || changes[event] == 0.0 {
                break;
            }
            if points.iter().all(|point| point.abs_diff(event) >= apart) {
                points.push(event);
            }
        }
        points
    }
}

/// The version of the method: grows with every change that gives other judgements.
const METHOD: u32 = 1;
/// The unit of stored chances.
const CHANCE_UNIT: f32 = 10_000.0;

/// A judgement as it is stored: chances in ten-thousandths.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    method: u32,
    /// The game that was judged: a fingerprint of its record.
    game: String,
    chances: Vec<Vec<i16>>,
    luck: Vec<Vec<i16>>,
    given_up: Vec<i16>,
    deciders: Vec<Option<Seat>>,
}

impl Judgement {
    /// The judgement of the game with this record, as text.
    pub fn write(&self, record: &Value) -> Option<String> {
        let rounded = |shares: &Vec<f32>| shares.iter().map(|share| (share * CHANCE_UNIT).round() as i16).collect();
        let stored = Stored {
            method: METHOD,
            game: fingerprint(record),
            chances: self.chances.iter().map(rounded).collect(),
            luck: self.luck.iter().map(rounded).collect(),
            given_up: rounded(&self.given_up),
            deciders: self.deciders.clone(),
        };
        serde_json::to_string(&stored).ok()
    }

    /// Reads what [`write`](Self::write) has written; `None` if it is of another game or another version of the method, or damaged.
    pub fn read(text: &str, record: &Value) -> Option<Self> {
        let Stored { method, game, chances, luck, given_up, deciders } =
            Stored::deserialize(&json::parse(text.as_bytes()).ok()?).ok()?;
        let events = deciders.len();
        let is_whole = chances.len() == events + 1 && luck.len() == events && given_up.len() == events;
        let seats = chances.first().map_or(0, Vec::len);
        // Decisions have no luck.
        let fit =
            chances.iter().all(|row| row.len() == seats) && luck.iter().all(|row| row.is_empty() || row.len() == seats);
        if method != METHOD || game != fingerprint(record) || !is_whole || !fit {
            return None;
        }
        let shares = |row: Vec<i16>| row.into_iter().map(|share| f32::from(share) / CHANCE_UNIT).collect();
        Some(Self {
            chances: chances.into_iter().map(shares).collect(),
            luck: luck.into_iter().map(shares).collect(),
            given_up: shares(given_up),
            deciders,
        })
    }
}

/// Tells games apart; a record always has the same one in the same version of the program.
fn fingerprint(record: &Value) -> String {
    let mut hasher = DefaultHasher::new();
    record.to_string().hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// A game to be judged by a worker, which knows no records: the start as the worker reads states, and each event by its index among the
/// legal actions or the outcomes of chance. Their order is guaranteed ([`Game::legal`](crate::engine::Game::legal)).
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The id of the game.
    pub game: String,
    start: Vec<u8>,
    events: Vec<u32>,
}

impl PlayedGame {
    /// A game from its start and its events; `None` if an event is illegal.
    pub fn new<G: Heuristic + Serialize>(start: &G, events: &[EventOf<G>]) -> Option<Self> {
        let bytes = postcard::to_allocvec(start).ok()?;
        let mut state = start.clone();
        let mut index_of = |event: &EventOf<G>| {
            let index = possible(&state).iter().position(|possible| possible == event)?;
            state.apply(event).ok()?;
            u32::try_from(index).ok()
        };
        let events = events.iter().map(&mut index_of).collect::<Option<_>>()?;
        Some(Self { game: G::FACTS.id.to_owned(), start: bytes, events })
    }

    /// Begins to judge the game; `None` if it is not one of this kind.
    pub fn judge<G: Heuristic + DeserializeOwned + 'static>(&self) -> Option<Box<dyn Judging>> {
        let start: G = postcard::from_bytes(&self.start).ok()?;
        let mut state = start.clone();
        let mut event_at = |index: &u32| {
            let event = possible(&state).into_iter().nth(*index as usize)?;
            state.apply(&event).ok()?;
            Some(event)
        };
        let events = self.events.iter().map(&mut event_at).collect::<Option<_>>()?;
        Some(judge(start, events))
    }
}

/// All events that are possible now.
fn possible<G: Heuristic>(state: &G) -> Vec<EventOf<G>> {
    match state.turn() {
        Turn::Decide(seat) => {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            legal.into_iter().map(|action| EventOf::<G>::decision(seat, action)).collect()
        }
        _ => {
            let mut outcomes = Vec::new();
            state.chances(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| EventOf::<G>::chance(outcome)).collect()
        }
    }
}

/// Judges a game event by event, in steps of any length.
pub trait Judging {
    /// Judges this many more events; returns `true` when all are judged.
    fn step(&mut self, events: usize) -> bool;

    /// The number of events judged, and of all events.
    fn progress(&self) -> (usize, usize);

    /// The judgement of the events so far.
    fn judgement(&self) -> &Judgement;
}

/// Begins to judge a game: its start and its events. Events from the first illegal one on are ignored.
pub fn judge<G: Heuristic + 'static>(start: G, events: Vec<EventOf<G>>) -> Box<dyn Judging> {
    let judgement = Judgement { chances: vec![row(&foreseen(&start))], ..Judgement::default() };
    Box::new(Judge { state: start, events, judgement })
}

/// A game that is being judged.
struct Judge<G: Heuristic> {
    /// The state after the events judged.
    state: G,
    events: Vec<EventOf<G>>,
    judgement: Judgement,
}

impl<G: Heuristic> Judging for Judge<G> {
    fn step(&mut self, events: usize) -> bool {
        for _ in 0..events {
            let at = self.judgement.deciders.len();
            let Some(event) = self.events.get(at) else { break };
            let mut after = self.state.clone();
            if after.apply(event).is_err() {
                self.events.truncate(at);
                break;
            }
            let chances = foreseen(&after);
            let (decider, given_up, luck) = match event {
                Event::Decision { by, action } => (Some(*by), given_up(&self.state, *by, action), Vec::new()),
                Event::Chance { .. } => {
                    let expected = expectation(&self.state, at as u64, foreseen);
                    (None, 0.0, row(&chances.map(|seat, chance| chance - expected[seat])))
                }
            };
            self.judgement.chances.push(row(&chances));
            self.judgement.luck.push(luck);
            self.judgement.given_up.push(given_up as f32);
            self.judgement.deciders.push(decider);
            self.state = after;
        }
        self.judgement.deciders.len() == self.events.len()
    }

    fn progress(&self) -> (usize, usize) {
        (self.judgement.deciders.len(), self.events.len())
    }

    fn judgement(&self) -> &Judgement {
        &self.judgement
    }
}

fn row(shares: &Shares) -> Vec<f32> {
    shares.values().map(|share| *share as f32).collect()
}

/// The chances in a state: at the end those of the outcome, before that those of the evaluation.
fn evaluated<G: Heuristic>(state: &G) -> Shares {
    let chances = G::chance_to_win(state);
    match state.outcome() {
        Some(outcome) => {
            let shares = shares(&outcome);
            chances.map(|seat, _| shares[seat])
        }
        None => chances,
    }
}

/// The chances in a state; before a decision with few actions, those after the best action.
fn foreseen<G: Heuristic>(state: &G) -> Shares {
    let mut legal = Vec::new();
    let Turn::Decide(seat) = state.turn() else { return evaluated(state) };
    state.legal(&mut legal);
    if legal.len() > CHANCE_ACTIONS_MAX {
        return evaluated(state);
    }
    let after = legal.into_iter().filter_map(|action| Some(evaluated(&after(state, seat, action)?)));
    let best = after.reduce(|best, chances| if chances[seat] > best[seat] { chances } else { best });
    best.unwrap_or_else(|| evaluated(state))
}

/// The state after an action; `None` if it is not legal.
fn after<G: Heuristic>(state: &G, by: Seat, action: G::Action) -> Option<G> {
    let mut after = state.clone();
    after.apply(&EventOf::<G>::decision(by, action)).ok()?;
    Some(after)
}

/// The expectation of the chances over the outcomes of chance that are due now. `seed` is that of the sample, where there are too many.
fn expectation<G: Heuristic>(state: &G, seed: u64, chances: fn(&G) -> Shares) -> Shares {
    let mut outcomes = Vec::new();
    state.chances(&mut outcomes);
    if outcomes.len() > OUTCOMES_MAX {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        outcomes = (0..OUTCOMES_MAX).filter_map(|_| Some((state.sample(&mut rng)?, 1))).collect();
    }
    let mut sum: Option<Shares> = None;
    let mut all = 0.0;
    for (outcome, weight) in outcomes {
        let mut after = state.clone();
        if after.apply(&EventOf::<G>::chance(outcome)).is_ok() {
            let weight = f64::from(weight);
            let chances = chances(&after);
            all += weight;
            sum = Some(match sum {
                Some(sum) => sum.map(|seat, sum| sum + weight * chances[seat]),
                None => chances.map(|_, chance| weight * chance),
            });
        }
    }
    sum.map_or_else(|| evaluated(state), |sum| sum.map(|_, sum| sum / all))
}

/// What a seat gives up with this action against its best one.
fn given_up<G: Heuristic>(state: &G, by: Seat, chosen: &G::Action) -> f64 {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    if legal.len() <= 1 {
        return 0.0;
    }
    let brings = |action: &G::Action| {
        let after = after(state, by, action.clone())?;
        let chances = if after.turn() == Turn::Chance { expectation(&after, 0, evaluated) } else { evaluated(&after) };
        Some(chances[by])
    };
    let compared = if legal.len() > COMPARED_ACTIONS_MAX {
        let known = Known::sample(state, by, &mut ChaCha8Rng::seed_from_u64(0));
        best_first(&mut legal.iter().map(|action| (i64::from(G::score(&known, action)), 0.0)))
    } else {
        (0..legal.len()).collect()
    };
    let brought = brings(chosen).unwrap_or(0.0);
    let best = compared
        .into_iter()
        .take(COMPARED_ACTIONS_MAX)
        .filter_map(|place| brings(&legal[place]))
        .fold(brought, f64::max);
    best - brought
}

/// Shares in proportion to these weights, which are not negative; equal ones if all weights are 0.
pub fn proportional(weights: &Shares) -> Shares {
    let sum: f64 = weights.values().sum();
    let equal = 1.0 / f64::from(weights.count().max(1));
    weights.map(|_, weight| if sum > 0.0 { weight / sum } else { equal })
}

/// Shares in proportion to the exponential of these values.
pub fn softmax(values: &Shares) -> Shares {
    let most = values.values().copied().fold(f64::MIN, f64::max);
    proportional(&values.map(|_, value| (value - most).exp()))
}
