//! Moments of events that are told part by part: deaths, the indicators that the end of a round worsens, and guests who come to a
//! party or a night out. PURE.

use super::company::arrive;
use crate::engine::{BySeat, Seat};
use crate::games::Told;
use crate::games::infarkt::{Cause, Change, Death, Design, Effect, Health, Indicator, State};

/// Time for which a death is displayed, and the time for each further one of the same event, in milliseconds.
const DEATH: u32 = 2600;
const FURTHER_DEATH: u32 = 700;
/// Time for which the end of a round is displayed, and the time for each indicator that it worsens, in milliseconds.
const NIGHT: u32 = 1500;
const WORSENED: u32 = 350;
/// Time for which the guests of a party or a night out are displayed, in milliseconds.
const GUESTS: u32 = 1100;
/// The greatest number of indicators that extend the time.
const MOST: u32 = 3;

/// What a part of the last event has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The deaths, in order.
    pub deaths: Vec<Dying>,
    /// The indicators worsened by the end of the round, player by player.
    pub worsened: Vec<Worsened>,
    /// Whether guests arrive at a party or a night out.
    pub invites: bool,
}

/// A death.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dying {
    /// The death.
    pub death: Death,
    /// The health at death, which gives the causes.
    pub health: Health,
    /// The card whose line is quoted: that which killed, or the last event in the diary.
    pub last_words: Option<Design>,
}

/// An indicator worsened by the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worsened {
    /// The player.
    pub seat: Seat,
    /// The indicator.
    pub indicator: Indicator,
    /// Its value before.
    pub before: u8,
    /// Its value after.
    pub after: u8,
    /// The indicators that worsen it, with their values (IN-21).
    pub by: Vec<(Indicator, u8)>,
}

impl Moment {
    /// The moment of a part of an event.
    pub fn of(told: Told<'_, State>) -> Self {
        let step = told.step;
        let before = Told { until: told.from, ..told };
        let healthy = |seat| health(before, step.before.health(seat), seat);
        let mut health = BySeat::new(step.before.seats().len() as u8, healthy);
        let mut moment = Self { deaths: Vec::new(), worsened: Vec::new(), invites: arrive(told) };
        for effect in told.effects() {
            match effect {
                Effect::Health { seat, change, cause } => {
                    let before = health[*seat];
                    health[*seat] = before.after(*change);
                    if *cause == Cause::Decay {
                        moment.worsened.extend(worsened(*seat, before, *change));
                    }
                }
                Effect::Died { seat, cause, .. } => {
                    let last_words = last_words(&step.after, *seat, *cause);
                    let death = step.after.dead().iter().find(|death| death.seat == *seat);
                    moment.deaths.extend(death.map(|death| Dying {
                        death: *death,
                        health: step.after.health(*seat),
                        last_words,
                    }));
                }
                _ => {}
            }
        }
        moment
    }

    /// Time for which it is displayed, in milliseconds; `None` if there is nothing of it to display.
    pub fn time(&self) -> Option<u32> {
        Some(match self.deaths.len() as u32 {
            0 if self.worsened.is_empty() => return self.invites.then_some(GUESTS),
            0 => NIGHT + WORSENED * (self.worsened.len() as u32).min(MOST),
            deaths => DEATH + FURTHER_DEATH * (deaths - 1),
        })
    }
}

/// The health of a player after the effects told so far.
pub(super) fn health(told: Told<'_, State>, before: Health, seat: Seat) -> Health {
    told.so_far().iter().fold(before, |health, effect| match effect {
        Effect::Health { seat: of, change, .. } if *of == seat => health.after(*change),
        _ => health,
    })
}

/// The indicators of a player that a change at the end of the round worsens.
fn worsened(seat: Seat, before: Health, change: Change) -> impl Iterator<Item = Worsened> {
    let after = before.after(change);
    change.iter().filter(|(_, by)| *by > 0).map(move |(indicator, _)| {
        let alone = |(of, value): (Indicator, u8)| Health::default().after(Change::one(of, value as i8)).decay();
        let by_these = before.iter().filter(|of| alone(*of)[indicator] > 0).collect();
        Worsened { seat, indicator, before: before[indicator], after: after[indicator], by: by_these }
    })
}

/// The card whose line is quoted at a death.
pub(super) fn last_words(state: &State, seat: Seat, cause: Cause) -> Option<Design> {
    cause.card().or_else(|| state.diary(seat).last().copied())
}
