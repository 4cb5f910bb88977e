//! Reasons for an action: its own effects, if nobody responds to them.

use super::super::rules::task::Task;
use super::super::{Action, Change, Chip, Effect, Health, Indicator, State, To};
use super::{outlook, relief};
use crate::bots::Reasons;
use crate::engine::{Event, Game, Known, Seat};

/// A reason for an action of Infarkt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What is gained.
    pub gain: Gain,
    /// What it costs the player; nothing if the action answers an effect.
    pub price: Price,
}

/// What an action costs the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// The euros.
    pub euro: u8,
    /// The indicator that rises the most, with its value afterwards.
    pub rises: Option<(Indicator, u8)>,
}

/// What is gained by an action of Infarkt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// It improves an indicator; this is the one with the greatest gain.
    Helps {
        /// The indicator.
        indicator: Indicator,
        /// Its value before and after, 0 to 10.
        values: [u8; 2],
    },
    /// It avoids a rise of an indicator; this is the one with the greatest difference.
    Spares {
        /// The indicator.
        indicator: Indicator,
        /// Its value without the action and with it, 0 to 10.
        values: [u8; 2],
    },
    /// Without it the player would die of this indicator.
    Saves {
        /// The indicator.
        indicator: Indicator,
    },
    /// It raises an indicator of another player.
    Harms {
        /// The other player.
        seat: Seat,
        /// The indicator.
        indicator: Indicator,
        /// Its value afterwards, 0 to 10.
        to: u8,
    },
    /// Another player dies of it.
    Kills {
        /// The other player.
        seat: Seat,
    },
    /// It brings money.
    Earns {
        /// The euros, at least 1.
        euro: u8,
    },
    /// It brings a card or a chip for later use.
    Stocks,
    /// No other event on offer raises the indicators less.
    LeastHarm,
    /// It would lower the indicators of the living.
    Spoils,
}

impl Price {
    /// Whether this price is nowhere higher than another one.
    fn is_within(&self, other: &Self) -> bool {
        let rise = match (self.rises, other.rises) {
            (None, _) => true,
            (Some((own, to)), Some((indicator, most))) => own == indicator && to <= most,
            (Some(_), None) => false,
        };
        rise && self.euro <= other.euro
    }
}

impl Reason {
    /// Whether this is more of the same for no higher price.
    pub(super) fn beats(&self, other: &Self) -> bool {
        let is_more = match (self.gain, other.gain) {
            (Gain::Helps { indicator, values: [_, to] }, Gain::Helps { indicator: same, values: [_, less] })
            | (Gain::Spares { indicator, values: [_, to] }, Gain::Spares { indicator: same, values: [_, less] }) => {
                indicator == same && to < less
            }
            (Gain::Harms { seat, indicator, to }, Gain::Harms { seat: of, indicator: same, to: less }) => {
                (seat, indicator) == (of, same) && to > less
            }
            (Gain::Earns { euro }, Gain::Earns { euro: less }) => euro > less,
            _ => false,
        };
        is_more && self.price.is_within(&other.price)
    }
}

/// The indicator with the greatest share in the improvement between two healths; `None` if none improves.
fn best(health: Health, after: Health) -> Option<Indicator> {
    let gain = |indicator: Indicator| {
        let by = after[indicator] as i8 - health[indicator] as i8;
        outlook(health) - outlook(health.after(Change::one(indicator, by)))
    };
    Indicator::ALL.into_iter().max_by_key(|indicator| gain(*indicator)).filter(|best| gain(*best) > 0)
}

fn helped(health: Health, after: Health) -> Option<Gain> {
    best(health, after).map(|indicator| Gain::Helps { indicator, values: [health[indicator], after[indicator]] })
}

/// The effects of an action, if nobody responds.
struct Outcome<'a> {
    before: &'a State,
    effects: Vec<Effect>,
}

impl<'a> Outcome<'a> {
    fn of(before: &'a State, seat: Seat, action: &Action) -> Self {
        Self { before, effects: before.preview(seat, action) }
    }

    fn changes(&self, of: Seat) -> impl Iterator<Item = Change> + Clone + '_ {
        self.effects.iter().filter_map(move |effect| match effect {
            Effect::Health { seat, change, .. } if *seat == of => Some(*change),
            _ => None,
        })
    }

    fn health(&self, of: Seat) -> Health {
        self.changes(of).fold(self.before.health(of), Health::after)
    }

    fn euro(&self, of: Seat) -> i16 {
        let by = |effect: &Effect| match effect {
            Effect::Money { seat, by, .. } if *seat == of => *by,
            _ => 0,
        };
        self.effects.iter().map(by).sum()
    }

    fn price(&self, seat: Seat) -> Price {
        let (before, after) = (self.before.health(seat), self.health(seat));
        let worse = Indicator::ALL.into_iter().filter(|one| after[*one] > before[*one]);
        let most = worse.max_by_key(|one| after[*one] - before[*one]);
        Price {
            euro: u8::try_from(-self.euro(seat)).unwrap_or_default(),
            rises: most.map(|indicator| (indicator, after[indicator])),
        }
    }

    fn dead(&self) -> impl Iterator<Item = Seat> + '_ {
        self.effects.iter().filter_map(|effect| if let Effect::Died { seat, .. } = effect { Some(*seat) } else { None })
    }

    /// The greatest harm to another player.
    fn harm(&self, by: Seat) -> Option<Gain> {
        if let Some(seat) = self.dead().find(|seat| *seat != by) {
            return Some(Gain::Kills { seat });
        }
        let health = |of: Seat| self.before.health(of);
        let others = self.before.living().filter(|other| *other != by);
        let seat = others.min_by_key(|other| relief(health(*other), self.changes(*other)))?;
        let (before, then) = (health(seat), self.health(seat));
        let worse = Indicator::ALL.into_iter().filter(|one| then[*one] > before[*one]);
        let indicator = worse.max_by_key(|one| then[*one])?;
        Some(Gain::Harms { seat, indicator, to: then[indicator] })
    }
}

/// The increase of the sum of all indicators.
fn rise(health: Health, after: Health) -> i32 {
    let sum = |health: Health| health.iter().map(|(_, value)| i32::from(value)).sum::<i32>();
    sum(after) - sum(health)
}

/// Whether no other event on offer does less harm.
fn hurts_least(known: &State, seat: Seat, outcome: &Outcome<'_>) -> bool {
    let health = known.health(seat);
    let own = rise(health, outcome.health(seat));
    let offered = known.offer().iter().map(|(card, _)| Action::Event { card });
    let rises: Vec<i32> = offered.map(|action| rise(health, Outcome::of(known, seat, &action).health(seat))).collect();
    own > 0 && rises.iter().all(|other| *other >= own) && rises.iter().any(|other| *other > own)
}

/// The reason for a response to the pending effect.
fn answer(known: &State, seat: Seat, action: &Action) -> Option<Gain> {
    let (pending, health) = (known.pending()?, known.health(seat));
    let mut answered = known.clone();
    answered.apply(&Event::decision(seat, action.clone())).ok()?;
    let less = answered.pending().filter(|pending| pending.seat == seat).map_or(Change::NONE, |less| less.effect);
    let (without, with) = (health.after(pending.effect), answered.health(seat).after(less));
    if let Some(indicator) = without.causes().next().filter(|_| !with.is_deadly()) {
        return Some(Gain::Saves { indicator });
    }
    best(without, with).map(|indicator| Gain::Spares { indicator, values: [without[indicator], with[indicator]] })
}

/// The player's stock for later use, including a card about to be drawn.
fn stock(state: &State, seat: Seat) -> u32 {
    let cards = state.goods(seat).len() + state.drugs(seat).len();
    let chips = state.chips(seat, Chip::Family) + state.chips(seat, Chip::Career);
    let draws = matches!(state.draws_to(), Some(To::Hand(to) | To::Looking(to)) if to == seat);
    u32::from(cards + chips) + u32::from(draws)
}

/// What is gained by an action, if anything.
fn gain(known: &Known<State>, seat: Seat, action: &Action) -> Option<Gain> {
    let health = known.health(seat);
    let outcome = || Outcome::of(known, seat, action);
    let survived = || Some(outcome()).filter(|outcome| outcome.dead().all(|dead| dead != seat));
    let earns = |outcome: &Outcome<'_>| match u8::try_from(outcome.euro(seat)) {
        Err(_) | Ok(0) => None,
        Ok(euro) => Some(Gain::Earns { euro }),
    };
    match action {
        Action::Drug(card) if known.pending().is_none() => helped(health, health.after(card.change())),
        Action::Drug(_) | Action::Chips(_) => answer(known, seat, action),
        Action::Event { .. } => survived().and_then(|outcome| {
            let helps = helped(health, outcome.health(seat)).or_else(|| earns(&outcome));
            helps.or_else(|| hurts_least(known, seat, &outcome).then_some(Gain::LeastHarm))
        }),
        Action::Train(_) | Action::Rest | Action::Affair(_) | Action::Cook(_) => {
            survived().and_then(|outcome| helped(health, outcome.health(seat)))
        }
        Action::Work | Action::Career | Action::Trade { .. } => survived().and_then(|outcome| earns(&outcome)),
        Action::Party(_) | Action::Invite(_) => outcome().harm(seat),
        Action::BuyDrug | Action::Shop(_) | Action::Buy(_) | Action::Family(_) => {
            let mut after = (**known).clone();
            after.apply(&Event::decision(seat, action.clone())).ok()?;
            (stock(&after, seat) > stock(known, seat)).then_some(Gain::Stocks)
        }
        Action::Remove(card) => {
            (card.change().iter().map(|(_, by)| i32::from(by)).sum::<i32>() < 0).then_some(Gain::Spoils)
        }
        // Plans and moves have no effect yet, and accepting an effect is the default.
        Action::Plan(_) | Action::Go(_) | Action::Leave | Action::Accept => None,
        Action::Keep(_) | Action::StockDrug(_) | Action::Restock => None,
    }
}

/// The state after the pending effects, if nobody responds.
fn unanswered(state: &State) -> State {
    let mut after = state.clone();
    while let Task::Ask { seat, .. } = after.task()
        && after.apply(&Event::decision(seat, Action::Accept)).is_ok()
    {}
    after
}

/// Whether this player dies of the pending effect if nobody responds, and of this indicator if one is given.
fn dies(state: &State, seat: Seat, of: Option<Indicator>) -> bool {
    let Some(cause) = state.pending().map(|pending| pending.cause) else { return false };
    let mut after = state.clone();
    while let Some(pending) = after.pending().filter(|pending| pending.cause == cause)
        && after.apply(&Event::decision(pending.seat, Action::Accept)).is_ok()
    {}
    let died = after.dead().iter().any(|death| death.seat == seat && death.cause == cause);
    died && of.is_none_or(|of| after.health(seat)[of] == super::GRAVE)
}

impl Reasons for State {
    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        let (seat, _) = known.asked()?;
        let gain = gain(known, seat, action)?;
        let price =
            if known.pending().is_some() { Price::default() } else { Outcome::of(known, seat, action).price(seat) };
        Some(Reason { gain, price })
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        let end = unanswered(after);
        let values = |state: &State, seat: Seat, indicator: Indicator| state.health(seat)[indicator];
        let own = before.health(seat);
        let then = end.health(seat);
        let rises = match reason.price.rises {
            Some((indicator, to)) => to > own[indicator] && then[indicator] == to,
            None => own.iter().all(|(indicator, value)| then[indicator] <= value),
        };
        let paid = u16::from(reason.price.euro) == before.euro(seat).saturating_sub(end.euro(seat));
        let answers = before.pending().is_some() && reason.price == Price::default();
        if !(answers || rises && paid) {
            return false;
        }
        match reason.gain {
            Gain::Helps { indicator, values: [from, to] } => {
                to < from && values(before, seat, indicator) == from && values(&end, seat, indicator) == to
            }
            Gain::Spares { indicator, values: [without, with] } => {
                let then = |state: &State| {
                    let pending = state.pending().filter(|pending| pending.seat == seat)?;
                    Some(state.health(seat).after(pending.effect)[indicator])
                };
                with < without && then(before) == Some(without) && then(after) == Some(with)
            }
            Gain::Saves { indicator } => dies(before, seat, Some(indicator)) && !dies(after, seat, None),
            Gain::Harms { seat: of, indicator, to } => {
                of != seat && values(before, of, indicator) < to && values(&end, of, indicator) == to
            }
            Gain::Kills { seat: of } => of != seat && before.is_alive(of) && !end.is_alive(of),
            Gain::Earns { euro } => euro > 0 && end.euro(seat) == before.euro(seat) + u16::from(euro),
            Gain::Stocks => stock(after, seat) > stock(before, seat),
            Gain::LeastHarm => {
                let mut legal = Vec::new();
                before.legal(&mut legal);
                let events = legal.into_iter().filter(|other| matches!(other, Action::Event { .. }) && other != action);
                let rise_of = |end: &State| rise(before.health(seat), end.health(seat));
                let rises = events.map(|other| {
                    let mut after = before.clone();
                    let _ = after.apply(&Event::decision(seat, other));
                    rise_of(&unanswered(&after))
                });
                let least = rises.min();
                rise_of(&end) > 0 && least.is_some_and(|least| rise_of(&end) <= least)
            }
            Gain::Spoils => {
                let Action::Remove(card) = action else { return false };
                let worst = Health::new([5; 6]);
                before.offer().contains(*card) && rise(worst, worst.after(card.change())) < 0
            }
        }
    }

    fn is_best(known: &Known<Self>, reason: &Reason, others: &[Action]) -> bool {
        !others.iter().filter_map(|other| State::reason(known, other)).any(|other| other.beats(reason))
    }
}
