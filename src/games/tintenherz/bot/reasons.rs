//! Reasons for actions.

use super::super::{Action, Card, CardSet, Phase, State};
use crate::bots::Reasons;
use crate::engine::{Event, Game, Known, Seat};

/// A reason for an action of Tintenherz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// An open hero, which changes the score by this number of points once it is secured, as things stand. Another player rolls its value
    /// with this probability at the first throw of that player's next turn.
    Risk {
        /// The number of points, at least 0.
        by: i16,
        /// The probability, in per cent.
        percent: u8,
    },
    /// The same for a card taken from this seat, which loses it.
    From {
        /// The seat that has the card now.
        seat: Seat,
        /// The number of points, at least 0.
        by: i16,
        /// The probability, in per cent.
        percent: u8,
    },
    /// No other player can take the card away any more. The score, as things stand, changes by this number of points.
    Safe {
        /// The number of points.
        by: i16,
    },
    /// The score, as things stand, rises by this number of points.
    Points {
        /// The number of points, at least 1.
        by: i16,
    },
    /// The score, as things stand, falls by this number of points, and by more with every other card that matches; there is no other choice.
    Least {
        /// The change of the score, at most −1.
        by: i16,
        /// The change with the next best card.
        next: i16,
    },
    /// The score, as things stand, does not change.
    Free,
    /// The probability of a roll that matches a card, while no card matches now. No other choice of dice has a higher one.
    Fits {
        /// The probability, in per cent.
        percent: u8,
    },
    /// The probability of a roll that matches a higher card. No other choice of dice has a higher one.
    Higher {
        /// The probability, in per cent.
        percent: u8,
    },
}

impl Reason {
    /// Whether this is more of the same, at no higher risk.
    pub(super) fn beats(&self, other: &Self) -> bool {
        let gain = |reason: &Self| match *reason {
            Self::Risk { by, percent } | Self::From { by, percent, .. } => Some((by, percent)),
            Self::Safe { by } | Self::Points { by } => Some((by, 0)),
            Self::Least { .. } | Self::Free | Self::Fits { .. } | Self::Higher { .. } => None,
        };
        let is_same = std::mem::discriminant(self) == std::mem::discriminant(other);
        gain(self).zip(gain(other)).is_some_and(|(own, other)| is_same && own.0 > other.0 && own.1 <= other.1)
    }
}

/// A fraction, converted to per cent.
fn percent(part: f64) -> u8 {
    (100.0 * part).round().clamp(0.0, 100.0) as u8
}

/// The probability, in per cent, that another player rolls the value of an open card at the first throw, before its owner's next turn.
fn risk(state: &State, card: Card) -> u8 {
    let rolls = (1..=6u8).flat_map(|one| (1..=6u8).map(move |other| [one, other]));
    let showing = rolls.filter(|dice| CardSet::shown_by(*dice).contains(card)).count() as u32;
    let missed = 1.0 - f64::from(showing) / 36.0;
    let others = state.seats().len() - 1;
    percent(1.0 - (0..others).fold(1.0, |all, _| all * missed))
}

/// The value of the highest card that matches now.
fn highest(state: &State) -> Option<i8> {
    let mut legal = Vec::new();
    state.list_legal(&mut legal);
    let card = |action: &Action| match *action {
        Action::Take { card } | Action::Secure { card } => Some(card.value()),
        Action::Reroll { .. } | Action::Pass => None,
    };
    legal.iter().filter_map(card).max()
}

/// The probability, in per cent, that a higher card matches than now when these dice are rolled again.
fn chance_of_higher(known: &Known<State>, action: &Action) -> Option<u8> {
    let mut picked_up = (**known).clone();
    picked_up.apply(&Event::decision(known.turn, *action)).ok()?;
    let now = highest(known);
    let mut rolls = Vec::new();
    picked_up.chances(&mut rolls);
    let (mut higher, mut all) = (0, 0);
    for (roll, weight) in rolls {
        let mut rolled = picked_up.clone();
        let decides = rolled.apply(&Event::chance(roll)).is_ok() && matches!(rolled.phase, Phase::Decide { .. });
        higher += if decides && highest(&rolled) > now { weight } else { 0 };
        all += weight;
    }
    Some(percent(f64::from(higher) / f64::from(all.max(1))))
}

/// The other legal actions.
fn other_actions(state: &State, action: &Action) -> Vec<Action> {
    let mut legal = Vec::new();
    state.list_legal(&mut legal);
    legal.retain(|other| other != action);
    legal
}

/// The reason for rolling these dice again, if no other choice of dice is better.
fn again(known: &Known<State>, action: &Action) -> Option<Reason> {
    let percent = chance_of_higher(known, action).filter(|percent| *percent > 0)?;
    let rerolls = other_actions(known, action).into_iter().filter(|other| matches!(other, Action::Reroll { .. }));
    let best = rerolls.filter_map(|other| chance_of_higher(known, &other)).max();
    let reason = if highest(known).is_none() { Reason::Fits { percent } } else { Reason::Higher { percent } };
    best.is_none_or(|best| percent >= best).then_some(reason)
}

impl State {
    /// The change of the score once this card lies under the castle of this seat, as things stand.
    fn once_secured(&self, seat: Seat, card: Card) -> i16 {
        let mut castle = self.castle(seat);
        castle.insert(card);
        self.sums_of(castle).score() - self.score_now(seat)
    }

    /// The score of the player whose turn it is after this action, as things stand then; `None` if the action is not legal.
    fn score_with(&self, action: Action) -> Option<i16> {
        let mut after = self.clone();
        after.apply(&Event::decision(self.turn, action)).ok()?;
        Some(after.score_now(self.turn))
    }
}

impl Reasons for State {
    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        let seat = known.turn;
        let mut after = (**known).clone();
        after.apply(&Event::decision(seat, *action)).ok()?;
        let by = after.score_now(seat) - known.score_now(seat);
        match *action {
            // An open hero counts nothing at the end.
            Action::Take { card } if card.is_hero() => match (known.open_with(card), known.once_secured(seat, card)) {
                _ if after.phase == Phase::Over => None,
                (Some(seat), by) => Some(Reason::From { seat, by, percent: risk(known, card) }),
                (None, by) => Some(Reason::Risk { by, percent: risk(known, card) }),
            },
            Action::Take { .. } if by < 0 => {
                let scores = other_actions(known, action).into_iter().map(|other| match other {
                    Action::Take { .. } | Action::Secure { .. } => known.score_with(other),
                    Action::Reroll { .. } | Action::Pass => None,
                });
                // Without another choice than cards (TH-14).
                let next = scores.collect::<Option<Vec<i16>>>()?.into_iter().max()? - known.score_now(seat);
                (by > next).then_some(Reason::Least { by, next })
            }
            Action::Take { .. } if by == 0 => Some(Reason::Free),
            Action::Take { .. } => Some(Reason::Points { by }),
            Action::Secure { .. } => Some(Reason::Safe { by }),
            Action::Reroll { .. } => again(known, action),
            Action::Pass => None,
        }
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        let card = match *action {
            Action::Take { card } | Action::Secure { card } => Some(card),
            Action::Reroll { .. } | Action::Pass => None,
        };
        let others = before.seats().len() as i32 - 1;
        // The number of rolls, of 36, that show a value: on at least one die, or as the sum.
        let lost = |card: Card| {
            let face = i32::from(card.face());
            let sums = if face > 7 { 13 - face } else { face - 1 };
            let missed = f64::from(36 - sums.max(0) - if face <= 6 { 11 } else { 0 }) / 36.0;
            100.0 * (1.0 - missed.powi(others))
        };
        let open = |percent: u8| {
            let close = |card: Card| after.open(seat).contains(card) && (lost(card) - f64::from(percent)).abs() <= 0.5;
            after.phase != Phase::Over && card.is_some_and(close)
        };
        let scores_by = |by: i16| after.score_now(seat) == before.score_now(seat) + by;
        // The sum of the values times the hearts, or of the heroes times theirs, with the card under the castle.
        let secured = |by: i16| {
            let castle = |cards: CardSet, own: u8| {
                let hearts = own + (cards & before.hearts.cards()).len();
                cards.iter().map(|card| i16::from(card.value())).sum::<i16>() * i16::from(hearts)
            };
            let score = |cards: CardSet| castle(cards, 1).max(castle(cards & CardSet::HEROES, 0));
            let has = before.castle(seat);
            let with = card.map_or(has, |card| has | CardSet::from_iter([card]));
            by >= 0 && score(with) == score(has) + by
        };
        match *reason {
            Reason::Risk { by, percent } => {
                secured(by) && open(percent) && card.is_some_and(|card| before.open_with(card).is_none())
            }
            Reason::From { seat: of, by, percent } => {
                of != seat
                    && secured(by)
                    && open(percent)
                    && card.is_some_and(|card| before.open(of).contains(card) && !after.open(of).contains(card))
            }
            Reason::Safe { by } => {
                let is_safe = |card| before.open(seat).contains(card) && after.castle(seat).contains(card);
                scores_by(by) && card.is_some_and(is_safe)
            }
            Reason::Points { by } => by > 0 && scores_by(by),
            Reason::Least { by, next } => {
                let then = |other: &Action| before.score_with(*other).map(|score| score - before.score_now(seat));
                let (others, mut legal) = (other_actions(before, action), Vec::new());
                before.list_legal(&mut legal);
                let forced = legal.iter().all(|other| matches!(other, Action::Take { .. } | Action::Secure { .. }));
                forced && by < 0 && next < by && scores_by(by) && others.iter().filter_map(then).max() == Some(next)
            }
            Reason::Free => card.is_some_and(|card| !card.is_hero()) && scores_by(0),
            Reason::Fits { percent } | Reason::Higher { percent } => {
                let Phase::Reroll { dice, again } = after.phase else { return false };
                let within = |dice: [u8; 2]| {
                    let cards = CardSet::shown_by(dice);
                    let others = before.seats().filter(|other| *other != seat);
                    let there = others.fold(before.middle(), |set, other| set | before.open(other)) | before.open(seat);
                    (cards & there).iter().map(|card| card.value()).max()
                };
                let sides = |again: bool, kept: u8| if again { 1..=6 } else { kept..=kept };
                let rolls =
                    sides(again[0], dice[0]).flat_map(|one| sides(again[1], dice[1]).map(move |two| [one, two]));
                let rolls: Vec<[u8; 2]> = rolls.collect();
                let higher = rolls.iter().filter(|roll| within(**roll) > within(dice)).count();
                let expected = 100.0 * higher as f64 / rolls.len() as f64;
                (expected - f64::from(percent)).abs() <= 0.5
                    && within(dice).is_none() == matches!(reason, Reason::Fits { .. })
            }
        }
    }

    fn is_best(known: &Known<Self>, reason: &Reason, others: &[Action]) -> bool {
        !others.iter().filter_map(|other| State::reason(known, other)).any(|other| other.beats(reason))
    }
}
