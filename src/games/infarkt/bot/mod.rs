//! Heuristic of the Infarkt bots: keep the own indicators low, and raise those of the others.
//!
//! Plans, cards that others have looked at and offers of the other world are hidden, so every playout samples them. There are hundreds of
//! plans and parties; the heuristic orders them, and the search visits few. A playout is evaluated after 40 events, about half a round of
//! four, by health and means: a playout to the end would take many times as long and be mostly chance.

mod chances;
mod reasons;

use super::{
    Action, Activity, Cause, Change, Chip, Design, GRAVE, Health, Indicator, Kind, Place, Places, Shopping, Special,
    State, Training,
};
use crate::bots::{Heuristic, Shares, Style, Tally};
use crate::engine::{BySeat, Known, Seat};

pub use reasons::{Gain, Reason};

/// Weight of each value of a lethal indicator.
const WEIGHT: [i32; 11] = [0, 1, 3, 6, 10, 15, 21, 30, 45, 75, 1000];
/// Weight of each value of obesity, which is not lethal but raises diabetes.
const OBESITY_WEIGHT: [i32; 11] = [0, 1, 2, 4, 8, 26, 28, 40, 42, 44, 46];
/// Additional weight of each point of cancer: few effects lower it.
const CANCER: i32 = 3;
/// Weight of depression as a percentage of the normal weight: every rest lowers it.
const DEPRESSION: i32 = 60;
/// Weight of the own health against that of one rival, and against means: an own death ends the game for the bot, whatever the others
/// suffer.
const OWN: i32 = 2;
/// Weight of a lethal indicator at or above its threshold, where it has an effect every round.
const SLOPE: i32 = 10;
/// Additional value of a euro needed this round, as a factor.
const NEEDED: i32 = 3;
/// Value of a drug in the hand: the bot takes it when the benefit is greater.
const DRUG: i32 = 22;
/// Value of a family chip.
const FAMILY_CHIP: i32 = 9;
/// Value of a career chip.
const CAREER_CHIP: i32 = 8;
/// Immediate benefit that an affair needs to outweigh its consequences.
const AFFAIR: i32 = 50;
/// Value of a rival's death, in units of burden.
const RIVAL_DEATH: i32 = 70;

/// Weighted sum of the indicators: higher is worse.
fn burden(health: Health) -> i32 {
    let weigh = |(indicator, value): (Indicator, u8)| {
        let value = usize::from(value.min(GRAVE));
        if !indicator.is_lethal() {
            return OBESITY_WEIGHT[value];
        }
        let slope = indicator.threshold().is_some_and(|threshold| value >= usize::from(threshold));
        let weight = match indicator {
            Indicator::Canc => WEIGHT[value] + CANCER * value as i32,
            Indicator::Depr if value < usize::from(GRAVE) => WEIGHT[value] * DEPRESSION / 100,
            _ => WEIGHT[value],
        };
        weight + if slope { SLOPE } else { 0 }
    };
    health.iter().map(weigh).sum()
}

/// Burden averaged over now and after the end of the round.
fn outlook(health: Health) -> i32 {
    (burden(health) + burden(health.after(health.decay()))) / 2
}

/// Decrease of the outlook by these effects, applied in order.
fn relief(health: Health, effects: impl IntoIterator<Item = Change>) -> i32 {
    outlook(health) - outlook(effects.into_iter().fold(health, Health::after))
}

/// The relief for the bot's own health, weighted with [`OWN`].
fn own_relief(health: Health, effects: impl IntoIterator<Item = Change>) -> i32 {
    OWN * relief(health, effects)
}

/// Value of this number of euros: the first ones count more.
fn money_value(euro: i32) -> i32 {
    let euro = euro.max(0);
    euro.min(4) * 5 + (euro - 4).clamp(0, 4) * 3 + (euro - 8).max(0)
}

/// Value of a card in the hand, to serve or to eat.
fn value_of(card: Design) -> i32 {
    let sum: i32 = card.change().iter().map(|(_, by)| i32::from(by)).sum();
    match card.kind() {
        Kind::Drug => DRUG,
        Kind::Tobacco => 5 + sum,
        _ => 4 + 2 * sum.abs(),
    }
}

fn value_of_all(cards: &[Design]) -> i32 {
    cards.iter().map(|card| value_of(*card)).sum()
}

impl Heuristic for State {
    const HIDDEN: bool = true;

    const PLAYOUTS: [u32; 2] = [150, 3000];

    const STYLES: [Style; 2] = [Style::plain(40); 2];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let Some((seat, _)) = known.asked() else { return 0 };
        match action {
            Action::Event { card } => known.event(seat, *card),
            Action::Plan(plan) => known.plan_score(seat, plan.iter().copied().collect()),
            // Money first, guests last.
            Action::Go(place) => match place {
                Place::Office | Place::Career => 9,
                Place::Home => 0,
                Place::Pharmacy => 5,
                _ => 3,
            },
            Action::Leave | Action::Accept => 0,
            Action::Drug(card) => known.drug(seat, *card),
            Action::Chips(chips) => known.give(seat, chips),
            Action::Keep(cards) => value_of_all(cards),
            Action::StockDrug(card) => -own_relief(known.health(seat), [card.change()]),
            // The dead remove the events that would help the living most.
            Action::Remove(card) => -card.change().iter().map(|(_, by)| i32::from(by)).sum::<i32>(),
            Action::Trade { give, take } => {
                value_of_all(take) - value_of_all(give) + known.money(seat, Activity::Trade(give.len() as u8)) - 1
            }
            Action::Cook(cards) => known.meal(seat, cards),
            Action::Party(cards) => known.party_score(seat, cards),
            Action::Buy(card) => value_of(*card) + known.money(seat, Activity::Buy),
            Action::Invite(guest) => known.night_out(seat, *guest),
            _ => action.activity().map_or(0, |activity| known.activity(seat, activity)),
        }
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        let worth: BySeat<f64> = BySeat::new(known.seats().len() as u8, |seat| known.worth(seat));
        let sum: f64 = worth.values().sum();
        worth.map(|_, worth| worth / sum.max(f64::MIN_POSITIVE))
    }

    fn chance_to_win(state: &Self) -> Shares {
        chances::chances(state)
    }

    /// The number of rounds, the round of the first death, and the causes of death.
    fn tally(&self) -> Tally {
        let first = self.dead().first().map(|death| ("first_death", u32::from(death.round)));
        let rounds = ("rounds", u32::from(self.round()));
        let causes = self.dead().iter().flat_map(|death| self.health(death.seat).causes());
        Tally { measures: std::iter::once(rounds).chain(first).collect(), endings: causes.map(Indicator::id).collect() }
    }
}

impl State {
    /// Unnormalized share of a seat in the victory, by its health and means; 0 for the dead while others live.
    fn worth(&self, seat: Seat) -> f64 {
        if !self.is_alive(seat) {
            return 0.0;
        }
        let means = money_value(i32::from(self.euro(seat))) + DRUG * i32::from(self.drugs(seat).len());
        let trouble = (outlook(self.health(seat)) - means / 2).max(-20) + 60;
        1.0 / f64::from(trouble * trouble)
    }

    /// Value of an activity's money. Money for the current plan counts more than savings.
    fn money(&self, seat: Seat, activity: Activity) -> i32 {
        let euro = i32::from(self.euro(seat));
        let after = euro + i32::from(self.balance(seat, activity));
        let here = self.visit().map(|visit| visit.place);
        let ahead = self.plan(seat).unwrap_or_default().iter().filter(|place| Some(*place) != here);
        let needs: i32 = ahead.map(|place| i32::from(Activity::at(place)[0].price())).sum();
        money_value(after) - money_value(euro) + NEEDED * (after.min(needs) - euro.min(needs))
    }

    /// Value of an activity that needs no choice of cards or people.
    fn activity(&self, seat: Seat, activity: Activity) -> i32 {
        let hand = i32::from(self.goods(seat).len());
        // The value of another card falls with the size of the hand.
        let goods = (16 - 3 * hand).max(1);
        let brings = match activity {
            Activity::BuyDrug => DRUG + outlook(self.health(seat)) / 8,
            Activity::Shop(Shopping::A) => goods,
            Activity::Shop(Shopping::B) => 2 * goods - 1,
            Activity::Shop(Shopping::C) => 2 * goods + 2,
            Activity::Family(chips) => FAMILY_CHIP * i32::from(chips),
            Activity::Career if self.chips(seat, Chip::Career) < 4 => CAREER_CHIP,
            Activity::Restock => -5,
            Activity::Affair(_) => -AFFAIR,
            _ => 0,
        };
        brings + self.money(seat, activity) + own_relief(self.health(seat), [activity.change()])
    }

    /// Value of an event with all its effects.
    fn event(&self, seat: Seat, card: Design) -> i32 {
        let euro = i32::from(self.euro(seat));
        let after = euro + i32::from(card.euro());
        let special = match card.special() {
            Some(Special::Refrigerator) => -4 * i32::from(self.goods(seat).len()),
            Some(Special::Robbed) => -DRUG * i32::from(self.drugs(seat).len()),
            Some(Special::PaidLeave) => -6,
            Some(Special::BusinessTrip) => -6,
            Some(Special::Divorce) => money_value(after / 2) - money_value(after),
            Some(Special::Promotion) => CAREER_CHIP / 2,
            _ => 0,
        };
        money_value(after) - money_value(euro) + special + own_relief(self.health(seat), [card.change()])
    }

    /// Value of a plan: its three places together, with the money expected.
    fn plan_score(&self, seat: Seat, plan: Places) -> i32 {
        let mut euro = i32::from(self.euro(seat));
        let mut score = 0;
        for (place, activity) in [(Place::Office, Activity::Work), (Place::Career, Activity::Career)] {
            if plan.contains(place) {
                score += self.activity(seat, activity);
                euro += i32::from(self.balance(seat, activity));
            }
        }
        let health = self.health(seat);
        let hand = self.goods(seat).len();
        let mut paid = |price: i32, score: i32| {
            let can = euro >= price;
            euro -= if can { price } else { 0 };
            if can { score.max(0) } else { 0 }
        };
        for place in plan.iter() {
            score += match place {
                Place::Office | Place::Career => 0,
                Place::Pharmacy => paid(2, DRUG - 14 + outlook(health) / 8),
                Place::Supermarket if hand >= 5 => paid(2, 2),
                Place::Supermarket => paid(2, 22 - 3 * i32::from(hand)),
                Place::Fleamarket => 3 + paid(0, i32::from(hand.min(3))),
                Place::Home => {
                    let shops = plan.contains(Place::Supermarket) || plan.contains(Place::BlackMarket);
                    self.at_home(seat).max(if shops { 12 } else { 0 }) + own_relief(health, [Activity::Rest.change()])
                }
                Place::Fitness => {
                    let hard = paid(2, own_relief(health, [Activity::Train(Training::B).change()]) - 16);
                    hard.max(paid(1, own_relief(health, [Activity::Train(Training::A).change()]) - 14))
                }
                Place::BlackMarket => paid(1, 7 - i32::from(hand)),
                Place::Nightlife => paid(1, self.best_guest(seat)),
                Place::Affair => {
                    let activities = Activity::at(Place::Affair).iter();
                    activities.map(|activity| self.activity(seat, *activity)).max().unwrap_or(0).max(0)
                }
                Place::Family => paid(2, 2 * FAMILY_CHIP - 6),
            };
        }
        score
    }

    /// Value of the best meal from the hand now, eaten or served.
    fn at_home(&self, seat: Seat) -> i32 {
        let goods = || self.goods(seat).iter().map(|(card, _)| card);
        let pairs = goods().flat_map(|first| goods().map(move |second| [first, second]));
        let pairs = pairs.filter(|[first, second]| first.kind() != second.kind());
        pairs.map(|pair| self.meal(seat, &pair).max(self.party_score(seat, &pair))).max().unwrap_or(0).max(0)
    }

    fn meal(&self, seat: Seat, cards: &[Design]) -> i32 {
        own_relief(self.health(seat), cards.iter().map(|card| card.change())) - value_of_all(cards) / 2
    }

    /// Harm to a guest, and whether the guest dies of it.
    fn harm(&self, seat: Seat, guest: Seat, effects: impl IntoIterator<Item = Change> + Clone) -> (i32, bool) {
        let health = self.health_seen_by(Some(seat), guest);
        let dies = effects.clone().into_iter().fold(health, Health::after).is_deadly();
        (if dies { RIVAL_DEATH } else { -relief(health, effects) }, dies)
    }

    fn shocks(&self, seat: Seat, deaths: usize) -> i32 {
        let shock = Change::one(Indicator::Depr, 2);
        let alone = usize::from(self.living_count()) == deaths + 1;
        let health = self.health(seat);
        let survives = !(0..deaths).fold(health, |health, _| health.after(shock)).is_deadly();
        if alone && survives { 1000 } else { own_relief(health, (0..deaths).map(|_| shock)) }
    }

    fn party_score(&self, seat: Seat, cards: &[Design]) -> i32 {
        let guests = self.neighbours(seat).into_iter().flatten();
        let harms = guests.map(|guest| self.harm(seat, guest, cards.iter().map(|card| card.change())));
        let (harm, deaths) = harms.fold((0, 0), |(sum, deaths), (harm, dies)| (sum + harm, deaths + usize::from(dies)));
        harm + self.shocks(seat, deaths) - value_of_all(cards) / 3
    }

    /// A night out harms one rival and the host: its value falls with the number of rivals.
    fn night_out(&self, seat: Seat, guest: Seat) -> i32 {
        let rivals = i32::from(self.living_count()) - 1;
        let smoke = Activity::Invite.change();
        let (harm, dies) = self.harm(seat, guest, [smoke]);
        // An allowance for the unhealthy treat.
        (harm + 6) / rivals.max(1)
            + own_relief(self.health(seat), [smoke])
            + self.shocks(seat, usize::from(dies))
            + self.money(seat, Activity::Invite)
    }

    fn best_guest(&self, seat: Seat) -> i32 {
        let others = self.living().filter(|other| *other != seat);
        others.map(|guest| self.night_out(seat, guest)).max().unwrap_or(0)
    }

    /// Value of taking a drug, now or before the pending effect: positive if it exceeds the drug's value in the hand.
    fn drug(&self, seat: Seat, card: Design) -> i32 {
        let health = self.health(seat);
        let gain = match self.pending() {
            Some(pending) if pending.cause == Cause::Decay => {
                let after = health.after(card.change());
                burden(health.after(health.decay())) - burden(after.after(after.decay()))
            }
            Some(pending) => {
                let coming = health.after(pending.effect);
                outlook(coming) - outlook(health.after(card.change()).after(pending.effect))
            }
            None => relief(health, [card.change()]),
        };
        OWN * gain - DRUG - 2
    }

    /// Value of giving chips: positive if the harm avoided exceeds the value of the chips.
    fn give(&self, seat: Seat, chips: &[Indicator]) -> i32 {
        let Some(pending) = self.pending() else { return 0 };
        let less =
            chips.iter().fold(pending.effect, |change, indicator| change.and(*indicator, change[*indicator] - 1));
        let health = self.health(seat);
        let avoided = outlook(health.after(pending.effect)) - outlook(health.after(less));
        avoided - FAMILY_CHIP * chips.len() as i32
    }
}
