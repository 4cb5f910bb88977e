//! The exact expectation of a turn and of the turns after it.
//!
//! The possible ends of a turn do not depend on the dice, which only restrict the choice among them: each card that can be taken or secured
//! leads to one state, or to one state for each card that may fill the gap. So a turn costs about forty evaluations of states, and the
//! expectation over both rolls, with every choice of dice to roll again, is computed from their results.

use super::super::{Action, CARDS, Card, CardSet, Chance, Phase, State};
use super::judge::judge;
use crate::bots::{Candidate, Expectimax, Network, best_first};
use crate::engine::{BySeat, Event, Game, Known, Seat};

/// The share of each seat in the victory, 0 to 1.
type Shares = BySeat<f64>;

/// Every roll of two dice, the lower one first, with its weight.
const ROLLS: [([u8; 2], u8); 21] = {
    let mut rolls = [([0; 2], 0); 21];
    let (mut one, mut number) = (1, 0);
    while one <= 6 {
        let mut other = one;
        while other <= 6 {
            rolls[number] = ([one, other], if one == other { 1 } else { 2 });
            (other, number) = (other + 1, number + 1);
        }
        one += 1;
    }
    rolls
};
/// The number of rolls of two dice.
const ALL_ROLLS: f64 = 36.0;

/// The shares after each end of a turn.
#[derive(Clone, Debug)]
struct Ends {
    seat: Seat,
    /// The shares after an end with a card, by the card's index.
    with: [Option<Shares>; CARDS],
    /// The cards with which the turn can end.
    cards: CardSet,
    /// The shares after an end without a card.
    without: Shares,
}

/// An end of a turn: with a card, or without.
type End = Option<Card>;

/// A possible result of a turn: its end, the probability of this result given that end, and the state after it, in which the next turn
/// begins or the game is over.
type Leaf = (End, f64, State);

/// All possible results of this turn, whatever the dice show.
fn leaves(state: &State) -> Vec<Leaf> {
    let others = state.hands.iter().filter(|(seat, _)| *seat != state.turn);
    let there = others.fold(state.middle(), |set, (_, hand)| set | hand.open);
    let mut passed = state.clone();
    passed.next_turn(&mut ());
    let mut leaves = vec![(None, 1.0, passed)];
    let take = there.iter().map(|card| Action::Take { card });
    let secure = state.hands[state.turn].open.iter().map(|card| Action::Secure { card });
    for action in take.chain(secure) {
        let (Action::Take { card } | Action::Secure { card }) = action else { continue };
        let mut after = state.clone();
        after.phase = Phase::Decide { dice: showing(card), rerolled: true };
        if after.apply(&Event::decision(state.turn, action)).is_err() {
            continue;
        }
        if let Phase::Draw { .. } = after.phase {
            let part = 1.0 / f64::from(after.pile.len());
            for drawn in after.pile.iter() {
                let mut filled = after.clone();
                if filled.apply(&Event::chance(Chance::Draw(drawn))).is_ok() {
                    leaves.push((Some(card), part, filled));
                }
            }
        } else {
            leaves.push((Some(card), 1.0, after));
        }
    }
    leaves
}

/// A roll that shows the value of this card.
fn showing(card: Card) -> [u8; 2] {
    match card.face() {
        face @ ..=6 => [face, face],
        face => [6, face - 6],
    }
}

/// The shares in a state at the beginning of a turn or at the end of the game, computed exactly for this number of turns.
fn value(state: &State, network: &Network, turns: u8) -> Shares {
    match state.outcome() {
        Some(outcome) => {
            let part = 1.0 / outcome.winners.len().max(1) as f64;
            state.hands.map(|seat, _| if outcome.winners.contains(seat) { part } else { 0.0 })
        }
        None if turns == 0 => judge(state, network),
        None => weighed(state, network, turns - 1).turn(),
    }
}

/// The shares after each end of this turn, with this number of further turns computed exactly.
fn weighed(state: &State, network: &Network, turns: u8) -> Ends {
    let mut ends = Ends::new(state);
    for (end, weight, after) in leaves(state) {
        ends.add(end, weight, &value(&after, network, turns));
    }
    ends
}

/// The expected shares at the beginning of a turn; the states after the turn are judged by the network.
pub(super) fn expected(state: &State, network: &Network) -> Shares {
    value(state, network, 1)
}

/// The shares when the seat whose turn it is has to decide, or rolls dice again; the states after the turn are judged by the network.
pub(super) fn chances(state: &State, network: &Network) -> Shares {
    let ends = weighed(state, network, 0);
    match state.phase {
        Phase::Reroll { dice, again } => ends.reroll(dice, again),
        Phase::Decide { dice, rerolled: true } => ends.second(dice).clone(),
        Phase::Decide { dice, .. } => {
            let rerolls = [[true, true], [true, false], [false, true]].map(|again| ends.reroll(dice, again));
            // If nothing matches, the turn may be ended (TH-15).
            let at_once = ends.best_of(CardSet::shown_by(dice)).unwrap_or(&ends.without);
            rerolls.iter().fold(at_once, |best, shares| ends.better(best, shares)).clone()
        }
        _ => ends.without,
    }
}

/// An exact computation for the current decision: this turn first, then one turn more each time.
#[derive(Debug)]
pub(super) struct Turns {
    known: Known<State>,
    network: &'static Network,
    leaves: Vec<Leaf>,
    /// The maximum number of turns to compute.
    most: u8,
    /// The number of turns computed, and their result.
    weighed: u8,
    ends: Ends,
    /// The number of leaves already computed for one turn more, and the result so far.
    next: usize,
    so_far: Ends,
    states: u32,
}

/// Maximum number of turns that are computed: near the end of a game there are hardly any branches left.
const MOST_TURNS: u8 = 12;
/// Approximate maximum number of states computed in one step, even if more are allowed.
const MOST_AT_ONCE: f64 = 100_000.0;

impl Turns {
    /// Starts a computation with at most this number of states for its last turn; one turn is always computed.
    pub fn new(known: &Known<State>, network: &'static Network, states: u32) -> Self {
        let leaves = leaves(known);
        let (mut most, mut reached) = (1, leaves.len() as f64);
        let fits = |reached: f64| reached <= MOST_AT_ONCE && reached * (leaves.len() as f64) <= f64::from(states);
        while most < MOST_TURNS && fits(reached) {
            (most, reached) = (most + 1, reached * leaves.len() as f64);
        }
        let empty = Ends::new(known);
        let mut turns = Self {
            known: known.clone(),
            network,
            leaves,
            most,
            weighed: 0,
            ends: empty.clone(),
            next: 0,
            so_far: empty,
            states: 0,
        };
        while turns.weighed == 0 {
            turns.weigh();
        }
        turns
    }

    /// Computes the next leaf.
    fn weigh(&mut self) {
        if let Some((end, weight, after)) = self.leaves.get(self.next) {
            self.so_far.add(*end, *weight, &value(after, self.network, self.weighed));
            self.states += (self.leaves.len() as u32).saturating_pow(u32::from(self.weighed));
            self.next += 1;
        }
        if self.next == self.leaves.len() {
            self.ends = std::mem::replace(&mut self.so_far, Ends::new(&self.known));
            (self.next, self.weighed) = (0, self.weighed + 1);
        }
    }
}

impl Expectimax<Action> for Turns {
    fn step(&mut self, states: u32) -> bool {
        let until = self.states.saturating_add(states);
        while self.weighed < self.most && self.states < until {
            self.weigh();
        }
        self.weighed >= self.most
    }

    fn states(&self) -> u32 {
        self.states
    }

    fn candidates(&self) -> Vec<Candidate<Action>> {
        let mut legal = Vec::new();
        self.known.legal(&mut legal);
        let share = |action: Action| self.ends.share(action, self.known.phase);
        let order = best_first(&mut legal.iter().map(|action| (0, share(*action))));
        // Every share is based on all states.
        let candidate = |action: Action| Candidate { action, visits: self.states.max(1), share: share(action) };
        order.into_iter().map(|place| candidate(legal[place])).collect()
    }
}

/// The best action, with the states after this turn judged by the network; `None` if there is no legal action.
pub(super) fn best(known: &Known<State>, network: &Network) -> Option<Action> {
    let ends = weighed(known, network, 0);
    let mut legal = Vec::new();
    known.legal(&mut legal);
    legal
        .into_iter()
        .map(|action| (ends.share(action, known.phase), action))
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, action)| action)
}

impl Ends {
    /// An empty result.
    fn new(state: &State) -> Self {
        let without = state.hands.map(|_, _| 0.0);
        Self { seat: state.turn, with: [const { None }; CARDS], cards: CardSet::EMPTY, without }
    }

    /// Adds the shares of one result of this end, with its weight.
    fn add(&mut self, end: End, weight: f64, shares: &Shares) {
        let Some((card, index)) = end.and_then(|card| Some((card, card.index()?))) else {
            return add(&mut self.without, shares, weight);
        };
        self.cards.insert(card);
        add(self.with[index].get_or_insert_with(|| shares.map(|_, _| 0.0)), shares, weight);
    }

    /// The expected share of an action for the seat whose turn it is.
    fn share(&self, action: Action, phase: Phase) -> f64 {
        match (action, phase) {
            (Action::Take { card } | Action::Secure { card }, _) => self.of(Some(card))[self.seat],
            (Action::Reroll { dice: again }, Phase::Decide { dice, .. }) => self.reroll(dice, again)[self.seat],
            _ => self.without[self.seat],
        }
    }

    /// The shares after an end.
    fn of(&self, end: End) -> &Shares {
        let with = end.and_then(Card::index).and_then(|index| self.with[index].as_ref());
        with.unwrap_or(&self.without)
    }

    /// The shares of the best of these cards; `None` if there is none.
    fn best_of(&self, cards: CardSet) -> Option<&Shares> {
        let shares = (cards & self.cards).iter().map(|card| self.of(Some(card)));
        shares.reduce(|best, shares| self.better(best, shares))
    }

    /// The shares that the seat prefers; the first if both are equal.
    fn better<'a>(&self, one: &'a Shares, other: &'a Shares) -> &'a Shares {
        if other[self.seat] > one[self.seat] { other } else { one }
    }

    /// The shares after a second roll: with one of the cards if any matches (TH-14).
    fn second(&self, dice: [u8; 2]) -> &Shares {
        self.best_of(CardSet::shown_by(dice)).unwrap_or(&self.without)
    }

    /// The expected shares of rolling these dice again (TH-13).
    fn reroll(&self, dice: [u8; 2], again: [bool; 2]) -> Shares {
        let kept = match again {
            [true, true] => return self.weighed(|dice| self.second(dice)),
            [true, false] => dice[1],
            _ => dice[0],
        };
        let mut sum = self.without.map(|_, _| 0.0);
        for die in 1..=6 {
            add(&mut sum, self.second([die, kept]), 1.0 / 6.0);
        }
        sum
    }

    /// The expectation over a roll of both dice.
    fn weighed<'a>(&'a self, shares: impl Fn([u8; 2]) -> &'a Shares) -> Shares {
        let mut sum = self.without.map(|_, _| 0.0);
        for (dice, weight) in ROLLS {
            add(&mut sum, shares(dice), f64::from(weight) / ALL_ROLLS);
        }
        sum
    }

    /// The expected shares of the whole turn.
    fn turn(&self) -> Shares {
        let both = self.reroll([1, 1], [true, true]);
        let kept: [Shares; 6] = [1, 2, 3, 4, 5, 6].map(|die| self.reroll([die, die], [true, false]));
        let mut sum = self.without.map(|_, _| 0.0);
        for (dice, weight) in ROLLS {
            // If nothing matches, the turn may be ended (TH-15).
            let at_once = self.best_of(CardSet::shown_by(dice)).unwrap_or(&self.without);
            let rerolls = dice.map(|die| &kept[usize::from(die) - 1]);
            let better = |best, shares| self.better(best, shares);
            add(&mut sum, rerolls.into_iter().chain([&both]).fold(at_once, better), f64::from(weight) / ALL_ROLLS);
        }
        sum
    }
}

fn add(sum: &mut Shares, shares: &Shares, weight: f64) {
    for seat in shares.seats() {
        sum[seat] += weight * shares[seat];
    }
}
