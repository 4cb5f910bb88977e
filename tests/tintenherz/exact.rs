//! Exact values of optimal play for two, to the end of the game: a reference for the bots.
//!
//! It uses the rules alone and shares no code with the bots. Cards that leave the middle never come back and secured cards stay, so states
//! are solved from the end. Between states that differ only in the owners of the open heroes and in whose turn it is, a game can go back
//! and forth, so these are solved together, by iterating until the values converge. States are seen from the player to move, so exchanged
//! seats are the same state.

use std::collections::HashMap;

use heartbox::engine::{Event, Game, Seat, Turn};
use heartbox::games::tintenherz::{Action, Card, CardSet, Phase, State};

/// The iteration stops when no share changes by more.
const PRECISION: f64 = 1e-10;

/// The relevant part of a castle: the sum and the hearts with the castle, and the same with the castle given up (TH-17, TH-18).
type Castle = [i16; 4];

/// The key of a state at the beginning of a turn: pile, middle, and the open heroes and the castle of the player to move and of the other.
type Key = (CardSet, CardSet, [CardSet; 2], [Castle; 2]);

/// The successor of an end of a turn.
#[derive(Clone, Default)]
struct End {
    /// The part of its value that is known already.
    known: f64,
    /// The other player's turns that are solved together with it: their indices and weights.
    together: Vec<(usize, f64)>,
}

/// A state at the beginning of a turn.
struct Node {
    /// The ends of the turn without a card, and with each card.
    ends: Vec<End>,
    /// For each roll of two dice, the lower one first, its weight and the ends that match.
    rolls: Vec<([u8; 2], f64, Vec<usize>)>,
}

/// The shares of both players in the victory under optimal play.
#[derive(Default)]
pub struct Exact {
    /// The share of the player to move.
    solved: HashMap<Key, f64>,
}

/// The other of the two.
fn other(seat: Seat) -> Seat {
    Seat::new(1 - seat.number()).expect("a seat")
}

fn castle(state: &State, seat: Seat) -> Castle {
    let sum = |heroes_alone: bool| -> i16 {
        let counts = state.castle(seat).iter().filter(|card| card.is_hero() || !heroes_alone);
        counts.map(|card| i16::from(card.value())).sum()
    };
    let hearts = [state.hearts_with_castle(seat), state.hearts_given_up(seat)].map(i16::from);
    [sum(false), hearts[0], sum(true), hearts[1]]
}

fn key(state: &State, plays: Seat) -> Key {
    let seats = [plays, other(plays)];
    (state.pile(), state.middle(), seats.map(|seat| state.open(seat)), seats.map(|seat| castle(state, seat)))
}

/// Whether the two keys differ only in the owners of the open heroes and in the player to move.
fn are_together(one: &Key, another: &Key) -> bool {
    let rest = |(pile, middle, [open, others], castles): &Key| {
        let mut castles = *castles;
        castles.sort_unstable();
        (*pile, *middle, *open | *others, castles)
    };
    rest(one) == rest(another)
}

fn after(state: &State, event: Event<Action, heartbox::games::tintenherz::Chance>) -> State {
    let mut after = state.clone();
    after.apply(&event).expect("it is legal");
    after
}

/// Every outcome of chance with its probability.
fn outcomes(state: &State) -> Vec<(f64, State)> {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    let all: u32 = chances.iter().map(|(_, weight)| weight).sum();
    let outcome = |(chance, weight)| (f64::from(weight) / f64::from(all), after(state, Event::chance(chance)));
    chances.into_iter().map(outcome).collect()
}

/// The share of a seat if `first` is the share of seat 0, and the other way round.
fn seen_by(seat: Seat, first: f64) -> f64 {
    if seat == Seat::FIRST { first } else { 1.0 - first }
}

impl Exact {
    /// The share of seat 0 in this state, 0 to 1.
    pub fn value(&mut self, state: &State) -> f64 {
        if let Some(outcome) = state.outcome() {
            let part = 1.0 / outcome.winners.len() as f64;
            return if outcome.winners.contains(Seat::FIRST) { part } else { 0.0 };
        }
        match state.turn() {
            Turn::Chance if state.phase() == Phase::Roll => {
                let plays = state.to_act().expect("it is somebody's turn");
                seen_by(plays, self.solve(state, plays))
            }
            Turn::Decide(seat) => {
                let worth: Vec<f64> = self.actions(state).into_iter().map(|(_, value)| value).collect();
                let better = if seat == Seat::FIRST { f64::max } else { f64::min };
                worth.into_iter().reduce(better).expect("something is legal")
            }
            _ => outcomes(state).iter().map(|(part, state)| part * self.value(state)).sum(),
        }
    }

    /// The share of seat 0 after each legal action.
    pub fn actions(&mut self, state: &State) -> Vec<(Action, f64)> {
        let Turn::Decide(seat) = state.turn() else { return Vec::new() };
        let mut legal = Vec::new();
        state.legal(&mut legal);
        legal.into_iter().map(|action| (action, self.value(&after(state, Event::decision(seat, action))))).collect()
    }

    /// The share of a seat at the beginning of its turn; solves that state and all its successors.
    fn solve(&mut self, state: &State, plays: Seat) -> f64 {
        let here = key(state, plays);
        if let Some(value) = self.solved.get(&here) {
            return *value;
        }
        let (mut places, mut states, mut nodes) = (HashMap::from([(here, 0)]), vec![state.clone()], Vec::new());
        while let Some(state) = states.get(nodes.len()).cloned() {
            let node = self.node(&state, &here, &mut places, &mut states);
            nodes.push(node);
        }
        let mut values = vec![0.5; nodes.len()];
        loop {
            let mut changed: f64 = 0.0;
            for (place, node) in nodes.iter().enumerate() {
                let value = node.value(&values);
                changed = changed.max((value - values[place]).abs());
                values[place] = value;
            }
            if changed < PRECISION {
                break;
            }
        }
        for (key, place) in places {
            self.solved.insert(key, values[place]);
        }
        self.solved[&here]
    }

    /// Expands a turn. New states that are solved together with it get an index.
    fn node(
        &mut self,
        state: &State,
        together: &Key,
        places: &mut HashMap<Key, usize>,
        states: &mut Vec<State>,
    ) -> Node {
        let plays = state.to_act().expect("it is somebody's turn");
        let mut place = |end: &mut End, weight: f64, next: &State, exact: &mut Self| {
            let key = key(next, other(plays));
            match exact.solved.get(&key) {
                Some(others) => end.known += weight * (1.0 - others),
                None if next.outcome().is_none() && are_together(&key, together) => {
                    let place = *places.entry(key).or_insert_with(|| {
                        states.push(next.clone());
                        states.len() - 1
                    });
                    end.together.push((place, weight));
                }
                None => end.known += weight * seen_by(plays, exact.value(next)),
            }
        };
        let mut ends = vec![End::default()];
        let mut by_card: HashMap<Card, usize> = HashMap::new();
        let mut rolls = Vec::new();
        for one in 1..=6u8 {
            for two in one..=6 {
                let dice = [one, two];
                let rolled = after(state, Event::chance(heartbox::games::tintenherz::Chance::Roll(dice)));
                let mut legal = Vec::new();
                rolled.legal(&mut legal);
                let mut matching = Vec::new();
                for action in legal {
                    let (Action::Take { card } | Action::Secure { card }) = action else { continue };
                    matching.push(*by_card.entry(card).or_insert_with(|| {
                        let taken = after(&rolled, Event::decision(plays, action));
                        let mut end = End::default();
                        match taken.phase() {
                            Phase::Draw { .. } => {
                                for (part, next) in outcomes(&taken) {
                                    place(&mut end, part, &next, self);
                                }
                            }
                            _ => place(&mut end, 1.0, &taken, self),
                        }
                        ends.push(end);
                        ends.len() - 1
                    }));
                }
                if matching.is_empty() && ends[0].together.is_empty() && ends[0].known == 0.0 {
                    let mut end = End::default();
                    place(&mut end, 1.0, &after(&rolled, Event::decision(plays, Action::Pass)), self);
                    ends[0] = end;
                }
                rolls.push((dice, if one == two { 1.0 / 36.0 } else { 2.0 / 36.0 }, matching));
            }
        }
        Node { ends, rolls }
    }
}

impl Node {
    fn value(&self, values: &[f64]) -> f64 {
        let ends: Vec<f64> = self
            .ends
            .iter()
            .map(|end| {
                end.together.iter().fold(end.known, |sum, (place, weight)| sum + weight * (1.0 - values[*place]))
            })
            .collect();
        let best_end = |matching: &[usize]| matching.iter().map(|end| ends[*end]).reduce(f64::max).unwrap_or(ends[0]);
        let mut kept = [0.0; 7];
        let mut both = 0.0;
        for ([one, other], weight, matching) in &self.rolls {
            let second = best_end(matching);
            both += weight * second;
            kept[usize::from(*one)] += second / 6.0;
            if one != other {
                kept[usize::from(*other)] += second / 6.0;
            }
        }
        let turn = |(dice, weight, matching): &([u8; 2], f64, Vec<usize>)| {
            let rerolls = dice.iter().map(|die| kept[usize::from(*die)]).chain([both]);
            weight * rerolls.fold(best_end(matching), f64::max)
        };
        self.rolls.iter().map(turn).sum()
    }
}
