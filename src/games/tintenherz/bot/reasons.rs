//! Reasons for actions.

use super::super::{Action, Card, CardSet, Phase, State};
use crate::engine::{Event, Game, Known, Seat};

/// A reason for an action of Tintenherz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// An open hero, whose value another player rolls with this probability at the first throw of that player's next turn.
    Risk {
        /// The probability, in per cent.
        percent: u8,
    },
    /// The same for a card taken from this seat, which loses it.
    From {
        /// The seat that has the card now.
        seat: Seat,
        /// The probability, in per cent.
        percent: u8,
    },
    /// No other player can take the card away any more.
    Safe,
    /// The score, as things stand, changes by this number of points.
    Points {
        /// The number of points; not 0.
        by: i16,
    },
    /// The score, as things stand, does not change.
    Free,
    /// The probability of a roll that matches a card, while no card matches now.
    Fits {
        /// The probability, in per cent.
        percent: u8,
    },
    /// The probability of a roll that matches a higher card.
    Higher {
        /// The probability, in per cent.
        percent: u8,
    },
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

/// The reason for rolling these dice again: the probability that a higher card matches than now.
fn again(known: &Known<State>, action: &Action) -> Option<Reason> {
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
    match (percent(f64::from(higher) / f64::from(all.max(1))), now) {
        (0, _) => None,
        (percent, None) => Some(Reason::Fits { percent }),
        (percent, Some(_)) => Some(Reason::Higher { percent }),
    }
}

/// The reason for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Option<Reason> {
    let mut after = (**known).clone();
    after.apply(&Event::decision(known.turn, *action)).ok()?;
    match *action {
        // An open hero counts nothing at the end.
        Action::Take { card } if card.is_hero() => match known.open_with(card) {
            _ if after.phase == Phase::Over => None,
            Some(seat) => Some(Reason::From { seat, percent: risk(known, card) }),
            None => Some(Reason::Risk { percent: risk(known, card) }),
        },
        Action::Take { .. } => Some(match after.score_now(known.turn) - known.score_now(known.turn) {
            0 => Reason::Free,
            by => Reason::Points { by },
        }),
        Action::Secure { .. } => Some(Reason::Safe),
        Action::Reroll { .. } => again(known, action),
        Action::Pass => None,
    }
}

/// Whether this reason for an action is true of the states around it.
pub(super) fn holds(reason: &Reason, seat: Seat, action: &Action, before: &State, after: &State) -> bool {
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
    match *reason {
        Reason::Risk { percent } => open(percent) && card.is_some_and(|card| before.open_with(card).is_none()),
        Reason::From { seat: of, percent } => {
            of != seat
                && open(percent)
                && card.is_some_and(|card| before.open(of).contains(card) && !after.open(of).contains(card))
        }
        Reason::Safe => card.is_some_and(|card| before.open(seat).contains(card) && after.castle(seat).contains(card)),
        Reason::Points { by } => by != 0 && after.score_now(seat) == before.score_now(seat) + by,
        Reason::Free => after.score_now(seat) == before.score_now(seat),
        Reason::Fits { percent } | Reason::Higher { percent } => {
            let Phase::Reroll { dice, again } = after.phase else { return false };
            let within = |dice: [u8; 2]| {
                let cards = CardSet::shown_by(dice);
                let others = before.seats().filter(|other| *other != seat);
                let there = others.fold(before.middle(), |set, other| set | before.open(other)) | before.open(seat);
                (cards & there).iter().map(|card| card.value()).max()
            };
            let sides = |again: bool, kept: u8| if again { 1..=6 } else { kept..=kept };
            let rolls = sides(again[0], dice[0]).flat_map(|one| sides(again[1], dice[1]).map(move |two| [one, two]));
            let rolls: Vec<[u8; 2]> = rolls.collect();
            let higher = rolls.iter().filter(|roll| within(**roll) > within(dice)).count();
            let expected = 100.0 * higher as f64 / rolls.len() as f64;
            (expected - f64::from(percent)).abs() <= 0.5
                && within(dice).is_none() == matches!(reason, Reason::Fits { .. })
        }
    }
}
