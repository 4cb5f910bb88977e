//! What speaks for an action.

use super::super::state::Phase;
use super::super::{Action, Card, Chance, State};
use crate::bots::Heuristic;
use crate::engine::{Event, Game, Known, Seat};

/// What speaks for an action of Tintenherz.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A hero, which somebody takes away before the own next turn with so many per cent.
    Risk {
        /// In per cent.
        percent: u8,
    },
    /// The same, taken from this seat, which loses it.
    From {
        /// Who has it now.
        seat: Seat,
        /// In per cent.
        percent: u8,
    },
    /// Nobody can take it away any more.
    Safe,
    /// The score is so many points more, or fewer, as things stand.
    Points {
        /// How many.
        by: i16,
    },
    /// A roll that leaves a better choice comes with so many per cent.
    Better {
        /// In per cent.
        percent: u8,
    },
    /// What can be done now is of little use.
    LittleUse,
    /// Nothing can be done.
    Nothing,
}

/// How many of the 36 rolls show this value.
fn rolls_showing(value: u8) -> u32 {
    let pairs = (1..=6u8).flat_map(|one| (1..=6u8).map(move |other| (one, other)));
    pairs.filter(|(one, other)| [*one, *other, one + other].contains(&value)).count() as u32
}

/// A share of all, in per cent.
fn percent(part: f64) -> u8 {
    (100.0 * part).round().clamp(0.0, 100.0) as u8
}

/// With how many per cent one of the others rolls the value of an open card before its owner has the next turn.
fn risk(state: &State, card: Card) -> u8 {
    let missed = 1.0 - f64::from(rolls_showing(card.face())) / 36.0;
    let others = state.seats().len() - 1;
    percent(1.0 - (0..others).fold(1.0, |all, _| all * missed))
}

/// The best score of what can be done without picking up dice.
fn best(known: &Known<State>) -> i32 {
    let mut legal = Vec::new();
    known.legal(&mut legal);
    let without_dice = legal.iter().filter(|action| !matches!(action, Action::Reroll { .. }));
    without_dice.map(|action| State::score(known, action)).max().unwrap_or(0)
}

/// With how many per cent these dice leave a better choice when they are rolled again.
fn better(known: &Known<State>, again: &Action) -> u8 {
    let now = best(known);
    let mut picked_up = known.clone();
    if picked_up.apply(&Event::decision(known.turn, *again)).is_err() {
        return 0;
    }
    let mut rolls = Vec::new();
    picked_up.chances(&mut rolls);
    let (mut good, mut all) = (0, 0);
    for (roll, weight) in rolls {
        let mut rolled = picked_up.clone();
        if matches!(roll, Chance::Roll(_)) && rolled.apply(&Event::chance(roll)).is_ok() {
            let better = rolled.phase != Phase::Over && best(&rolled) > now;
            good += if better { weight } else { 0 };
        }
        all += weight;
    }
    percent(f64::from(good) / f64::from(all.max(1)))
}

/// What speaks for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Reason {
    match *action {
        Action::Take { card } if card.is_hero() => match known.open_with(card) {
            Some(seat) => Reason::From { seat, percent: risk(known, card) },
            None => Reason::Risk { percent: risk(known, card) },
        },
        Action::Take { card } => Reason::Points { by: known.with_villain(card) as i16 },
        Action::Secure { .. } => Reason::Safe,
        Action::Reroll { .. } => match better(known, action) {
            0 => Reason::LittleUse,
            percent => Reason::Better { percent },
        },
        Action::Pass => Reason::Nothing,
    }
}
