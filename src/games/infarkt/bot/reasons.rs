//! What speaks for an action.

use super::super::{Action, Activity, Cause, Change, Design, Health, Indicator, Place, State};
use super::{outlook, relief};
use crate::engine::{Known, Seat};

/// What speaks for an action of Infarkt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It helps against this indicator more than against the others.
    Helps {
        /// The indicator.
        indicator: Indicator,
        /// Its value before and after, 0 to 10.
        values: [u8; 2],
    },
    /// Without it the player would die of this.
    Saves {
        /// The indicator.
        indicator: Indicator,
    },
    /// It drives up an indicator of somebody else.
    Harms {
        /// Who.
        seat: Seat,
        /// The indicator.
        indicator: Indicator,
        /// Its value after it, 0 to 10.
        to: u8,
    },
    /// Somebody else dies of it.
    Kills {
        /// Who.
        seat: Seat,
    },
    /// It brings money.
    Earns,
    /// It brings something for later.
    Stocks,
    /// It does the least harm.
    LeastHarm,
    /// One of the events has to be taken, and this is not the one that looks best.
    OneIsDue,
    /// What is coming can be borne.
    Bearable,
    /// First the money, then what costs some.
    MoneyFirst,
    /// That was the plan.
    Planned,
    /// It would do the living good.
    Spoils,
    /// There is nothing to be gained here any more.
    NothingLeft,
}

/// The indicator that these effects make better by most, with its value before and after.
fn helped(health: Health, after: Health) -> Option<Reason> {
    let gain = |indicator: Indicator| {
        let by = after[indicator] as i8 - health[indicator] as i8;
        outlook(health) - outlook(health.after(Change::one(indicator, by)))
    };
    let best = Indicator::ALL.into_iter().max_by_key(|indicator| gain(*indicator))?;
    (gain(best) > 0).then(|| Reason::Helps { indicator: best, values: [health[best], after[best]] })
}

fn after(health: Health, cards: &[Design]) -> Health {
    cards.iter().fold(health, |health, card| health.after(card.change()))
}

/// What these effects do to the one of the guests whom they do most.
fn harmed(state: &State, seat: Seat, guests: impl Iterator<Item = Seat>, changes: &[Change]) -> Option<Reason> {
    let health = |guest: Seat| state.health_seen_by(Some(seat), guest);
    let then = |guest: Seat| changes.iter().fold(health(guest), |health, change| health.after(*change));
    let guest = guests.min_by_key(|guest| relief(health(*guest), changes.iter().copied()))?;
    if then(guest).is_deadly() {
        return Some(Reason::Kills { seat: guest });
    }
    let worse = |indicator: &Indicator| then(guest)[*indicator] as i8 - health(guest)[*indicator] as i8;
    let worst = Indicator::ALL.into_iter().filter(|one| worse(one) > 0).max_by_key(|one| then(guest)[*one])?;
    Some(Reason::Harms { seat: guest, indicator: worst, to: then(guest)[worst] })
}

/// A drug: it saves, or it helps.
fn drug(state: &State, seat: Seat, card: Design) -> Option<Reason> {
    let health = state.health(seat);
    if let Some(pending) = state.pending() {
        let coming =
            |health: Health| health.after(if pending.cause == Cause::Decay { health.decay() } else { pending.effect });
        let (without, with) = (coming(health), coming(health.after(card.change())));
        let dies = without.causes().next().filter(|_| !with.is_deadly());
        if let Some(indicator) = dies {
            return Some(Reason::Saves { indicator });
        }
    }
    helped(health, health.after(card.change()))
}

/// Chips: they save, or they soften the worst of it.
fn chips(state: &State, seat: Seat, given: &[Indicator]) -> Option<Reason> {
    let pending = state.pending()?;
    let health = state.health(seat);
    let less = given.iter().fold(pending.effect, |change, one| change.and(*one, change[*one] - 1));
    let (without, with) = (health.after(pending.effect), health.after(less));
    let dies = without.causes().next().filter(|_| !with.is_deadly());
    dies.map(|indicator| Reason::Saves { indicator }).or_else(|| helped(without, with))
}

/// What speaks for an action.
pub(super) fn of(known: &Known<State>, action: &Action) -> Option<Reason> {
    let (seat, _) = known.asked()?;
    let health = known.health(seat);
    let by = |change: Change| helped(health, health.after(change));
    Some(match action {
        Action::Plan(plan) if plan.iter().any(|place| matches!(place, Place::Office | Place::Career)) => Reason::Earns,
        Action::Plan(plan) if plan.iter().any(|place| matches!(place, Place::Supermarket | Place::Pharmacy)) => {
            Reason::Stocks
        }
        Action::Plan(_) => Reason::LeastHarm,
        Action::Remove(_) => Reason::Spoils,
        Action::Event { card } if card.euro() > 0 => by(card.change()).unwrap_or(Reason::Earns),
        Action::Event { card } => by(card.change()).unwrap_or_else(|| {
            let better = |(other, _): (Design, _)| known.event(seat, other) > known.event(seat, *card);
            if known.offer.iter().any(better) { Reason::OneIsDue } else { Reason::LeastHarm }
        }),
        Action::Go(Place::Office | Place::Career) => Reason::MoneyFirst,
        Action::Go(_) => Reason::Planned,
        Action::Leave => Reason::NothingLeft,
        Action::Work | Action::Career => Reason::Earns,
        Action::Train(_) | Action::Rest | Action::Affair(_) => {
            action.activity().and_then(|activity| by(activity.change())).unwrap_or(Reason::LeastHarm)
        }
        Action::BuyDrug | Action::Shop(_) | Action::Keep(_) | Action::Trade { .. } | Action::Buy(_) => Reason::Stocks,
        Action::Family(_) => Reason::Stocks,
        Action::Restock | Action::StockDrug(_) => Reason::LeastHarm,
        Action::Cook(cards) => helped(health, after(health, cards)).unwrap_or(Reason::LeastHarm),
        Action::Party(cards) => {
            let changes: Vec<Change> = cards.iter().map(|card| card.change()).collect();
            let guests = known.neighbours(seat).into_iter().flatten();
            harmed(known, seat, guests, &changes).unwrap_or(Reason::LeastHarm)
        }
        Action::Invite(guest) => {
            let smoke = [Activity::Invite.change()];
            harmed(known, seat, std::iter::once(*guest), &smoke).unwrap_or(Reason::LeastHarm)
        }
        Action::Drug(card) => drug(known, seat, *card).unwrap_or(Reason::LeastHarm),
        Action::Chips(given) => chips(known, seat, given).unwrap_or(Reason::LeastHarm),
        Action::Accept => Reason::Bearable,
    })
}
