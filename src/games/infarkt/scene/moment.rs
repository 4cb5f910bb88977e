//! Moments that are displayed before anything else happens: deaths, the indicators that the end of a round worsens, and guests who come to a
//! party or a night out. PURE.

use super::company::invites;
use crate::engine::{BySeat, Seat, Step};
use crate::games::infarkt::{Cause, Change, Death, Design, Effect, Health, Indicator, State};

/// Time for which a death is displayed, and the time for each further one of the same event, in milliseconds.
const DEATH: u32 = 2600;
const FURTHER_DEATH: u32 = 700;
/// Time for which the end of a round is displayed, and the time for each indicator that it worsens, in milliseconds.
const NIGHT: u32 = 1100;
const WORSENED: u32 = 250;
/// Time for which the guests of a party or a night out are displayed, in milliseconds.
const GUESTS: u32 = 1400;
/// The greatest number of indicators that extend the time.
const MOST: u32 = 6;

/// What the last event has brought, as far as it is displayed before anything else happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The deaths, in order.
    pub deaths: Vec<Dying>,
    /// The indicators worsened by the end of the round, player by player.
    pub worsened: Vec<Worsened>,
    /// Whether guests come to a party or a night out.
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
    /// The moment of a step, if there is something to display.
    pub fn of(step: &Step<State>) -> Option<Self> {
        let mut health = BySeat::new(step.before.seats().len() as u8, |seat| step.before.health(seat));
        let mut moment = Self { deaths: Vec::new(), worsened: Vec::new(), invites: invites(step) };
        for effect in &step.effects {
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
        (!moment.deaths.is_empty() || !moment.worsened.is_empty() || moment.invites).then_some(moment)
    }

    /// Time for which it is displayed, in milliseconds.
    pub fn time(&self) -> u32 {
        match self.deaths.len() as u32 {
            0 if self.worsened.is_empty() => GUESTS,
            0 => NIGHT + WORSENED * (self.worsened.len() as u32).min(MOST),
            deaths => DEATH + FURTHER_DEATH * (deaths - 1),
        }
    }

    /// The changes of a player at the end of the round.
    pub fn worsened_of(&self, seat: Seat) -> Change {
        let own = self.worsened.iter().filter(|worsened| worsened.seat == seat);
        own.fold(Change::NONE, |all, worsened| all.and(worsened.indicator, (worsened.after - worsened.before) as i8))
    }
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
