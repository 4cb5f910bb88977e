//! From touches to an action, or to the reason why not. PURE.

use std::borrow::Cow;

use super::proposal::outcome;
use crate::engine::{Event, Game, Seat};
use crate::games::infarkt::{
    Action, Activity, Chip, Deck, Design, Due, Health, Illegal, Indicator, Place, Places, State,
};
use crate::games::{OrderStep, Touched};

/// What can be touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A place.
    Place(Place),
    /// Something that can be done at a place: its sign on the board, or its button.
    Activity(Activity),
    /// A card that lies open.
    Card(Design),
    /// A card of the own hand.
    Own(Design),
    /// Somebody who could be invited.
    Guest(Seat),
    /// A point of this indicator, to be avoided by a family chip.
    Chip(Indicator),
    /// The button that does what has been chosen.
    Confirm,
    /// The button that takes the piece back.
    Leave,
    /// The button that lets an effect come.
    Accept,
    /// The button that lets everything come until the party is over.
    AcceptAll,
    /// The button that lets everything come until the round is over.
    AcceptRound,
    /// The button that takes this drug at once.
    Drug(Design),
    /// The button that takes back what has been chosen.
    Cancel,
}

/// What has been chosen so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The places where pieces are to be set.
    pub plan: Places,
    /// What is to be done at the place.
    pub activity: Option<Activity>,
    /// Own cards, in the order in which they were chosen: to cook, to serve, to keep, to give.
    pub give: Vec<Design>,
    /// Cards of the market that are to be taken.
    pub take: Vec<Design>,
    /// A single card: an event, a drug, goods of the black market.
    pub card: Option<Design>,
    /// Who is invited.
    pub guest: Option<Seat>,
    /// The points that are to be avoided by family chips.
    pub chips: Vec<Indicator>,
    /// The last place is to be left.
    pub leave: bool,
    /// Where to go, as a hint says.
    pub go: Option<Place>,
}

/// Lets every effect come to a seat, but for those that kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceptAll {
    /// The seat.
    pub seat: Seat,
    /// How long.
    pub until: Until,
}

/// When an order ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// With the party that is going on.
    PartyEnds,
    /// With the round of this number.
    RoundEnds(u16),
}

impl AcceptAll {
    /// What it comes to in this state.
    pub(super) fn carry_out(self, state: &State) -> OrderStep<Action> {
        let over = match self.until {
            Until::PartyEnds => state.party().is_none(),
            Until::RoundEnds(round) => state.round() != round,
        };
        match state.asked() {
            _ if over => OrderStep::Done,
            Some((seat, Due::Answer)) if seat == self.seat && !kills(state) => OrderStep::Act(Action::Accept),
            _ => OrderStep::Wait,
        }
    }
}

/// Would whoever is asked about an effect die of it?
pub(super) fn kills(state: &State) -> bool {
    state.pending().is_some_and(|pending| state.health(pending.seat).after(pending.effect).is_deadly())
}

/// Somebody's way to a place.
#[derive(Debug)]
pub(super) struct Way {
    /// The decisions that lead there: leaving where they are, going there.
    pub steps: Vec<Action>,
    /// The table as it is then.
    pub there: State,
}

impl Way {
    /// The way of whoever is asked.
    ///
    /// # Errors
    /// Why they cannot go there now.
    pub fn to(state: &State, place: Place) -> Result<Self, Illegal> {
        let Some((seat, due)) = state.asked() else {
            return state
                .check(Seat::FIRST, &Action::Go(place))
                .map(|()| Self { steps: Vec::new(), there: state.clone() });
        };
        let steps = match due {
            Due::Visit(here) if here == place => Vec::new(),
            // Nobody leaves for a place where they have no piece.
            Due::Visit(_) if state.plan(seat).is_some_and(|plan| plan.contains(place)) => {
                vec![Action::Leave, Action::Go(place)]
            }
            Due::Visit(_) => return Err(Illegal::NotPlanned { place }),
            _ => vec![Action::Go(place)],
        };
        let mut there = state.clone();
        for step in &steps {
            there.apply(&Event::decision(seat, step.clone()))?;
        }
        Ok(Self { steps, there })
    }

    /// Going there and doing this, or why not.
    fn and(mut self, seat: Seat, action: Action) -> Touched<State> {
        match self.there.check(seat, &action) {
            Err(illegal) => Touched::Refused(illegal),
            Ok(()) if self.steps.is_empty() => Touched::Act(action),
            Ok(()) => {
                self.steps.push(action);
                Touched::ActAll(self.steps)
            }
        }
    }
}

/// The table on which something is chosen: with whoever is asked at the place of what they are about to do.
pub(super) fn basis<'a>(state: &'a State, selection: &Selection) -> Cow<'a, State> {
    match selection.activity.map(|activity| Way::to(state, activity.place())) {
        Some(Ok(Way { steps, there })) if !steps.is_empty() => Cow::Owned(there),
        _ => Cow::Borrowed(state),
    }
}

impl Selection {
    /// Everything that this action takes; nothing for what is borne without a choice.
    pub(super) fn of(action: &Action) -> Self {
        let mut of = Self { activity: action.activity(), ..Self::default() };
        match action {
            Action::Event { card } | Action::Remove(card) | Action::StockDrug(card) | Action::Drug(card) => {
                of.card = Some(*card);
            }
            Action::Buy(card) => of.card = Some(*card),
            Action::Plan(places) => of.plan = places.iter().fold(Places::default(), |plan, place| plan.with(*place)),
            Action::Keep(cards) | Action::Cook(cards) | Action::Party(cards) => of.give = cards.to_vec(),
            Action::Trade { give, take } => (of.give, of.take) = (give.to_vec(), take.to_vec()),
            Action::Invite(guest) => of.guest = Some(*guest),
            Action::Chips(indicators) => of.chips = indicators.to_vec(),
            Action::Go(place) => of.go = Some(*place),
            Action::Leave => of.leave = true,
            _ => {}
        }
        of
    }

    /// The action that this comes to, if it is one; whether it is allowed is another question.
    pub fn action(&self, state: &State) -> Option<Action> {
        let (_, due) = state.asked()?;
        if let Some(card) = self.card {
            return action_of(state, card);
        }
        if self.leave {
            return Some(Action::Leave);
        }
        if let Some(place) = self.go {
            return Some(Action::Go(place));
        }
        match (due, self.activity, self.give.as_slice()) {
            (Due::Plan, ..) if self.plan.len() == 3 => Some(Action::plan(self.plan.iter())),
            (Due::Keep, _, [one, other]) => Some(Action::keep([*one, *other])),
            (Due::Answer, ..) if !self.chips.is_empty() => Some(Action::chips(self.chips.iter().copied())),
            (Due::Visit(_), Some(Activity::Cook), [first, second]) => Some(Action::cook(*first, *second)),
            (Due::Visit(_), Some(Activity::Party), [first, second]) => Some(Action::party(*first, *second)),
            (Due::Visit(_), Some(Activity::Trade(most)), give)
                if [give.len(), self.take.len()] == [usize::from(most); 2] =>
            {
                Some(Action::trade(give.iter().copied(), self.take.iter().copied()))
            }
            (Due::Visit(_), Some(Activity::Invite), _) => self.guest.map(Action::Invite),
            (Due::Visit(_), Some(activity), _) => simple(activity),
            _ => None,
        }
    }

    /// How many points of this indicator are to be avoided.
    pub fn chips_for(&self, indicator: Indicator) -> u8 {
        self.chips.iter().map(|other| u8::from(*other == indicator)).sum()
    }

    /// The single card: what can be done with it stays chosen, what is only looked at is looked at no more when it is touched again.
    fn choose_card(&mut self, state: &State, card: Design) {
        self.card = (self.card != Some(card) || action_of(state, card).is_some()).then_some(card);
    }

    /// Has something been chosen that leads on to an action? A card that is only looked at leads nowhere.
    pub(super) fn is_begun(&self, state: &State) -> bool {
        let card = self.card.filter(|card| action_of(state, *card).is_some());
        Self { card, ..self.clone() } != Self::default()
    }

    /// One point more of this indicator, and after the last none.
    fn add_chip(&mut self, indicator: Indicator, most: u8) {
        if self.chips_for(indicator) < most {
            self.chips.push(indicator);
        } else {
            self.chips.retain(|other| *other != indicator);
        }
    }
}

/// One more of a card, as long as there is one; else none of it. Where there is no room for it, it comes in place of the last one,
/// or of the one that it cannot stand beside.
fn choose(chosen: &mut Vec<Design>, card: Design, held: u8, most: usize, rival: impl Fn(Design) -> bool) {
    let count = chosen.iter().filter(|other| **other == card).count();
    if count < usize::from(held) && chosen.len() < most {
        chosen.push(card);
    } else if count > 0 {
        chosen.retain(|other| *other != card);
    } else if let Some(index) = chosen.iter().rposition(|other| rival(*other)).or(chosen.len().checked_sub(1)) {
        chosen.remove(index);
        chosen.push(card);
    }
}

/// What can be done by a single touch, without a choice of cards or people.
pub(super) fn simple(activity: Activity) -> Option<Action> {
    Some(match activity {
        Activity::Work => Action::Work,
        Activity::BuyDrug => Action::BuyDrug,
        Activity::Train(training) => Action::Train(training),
        Activity::Shop(shopping) => Action::Shop(shopping),
        Activity::Restock => Action::Restock,
        Activity::Rest => Action::Rest,
        Activity::Affair(liaison) => Action::Affair(liaison),
        Activity::Family(chips) => Action::Family(chips),
        Activity::Career => Action::Career,
        Activity::Trade(_) | Activity::Cook | Activity::Party | Activity::Buy | Activity::Invite => return None,
    })
}

/// Is this card among those of which whoever is asked can have one?
fn is_offered(state: &State, card: Design) -> bool {
    match state.asked() {
        Some((_, Due::Event | Due::Remove)) => state.offer().contains(card),
        Some((_, Due::Stock)) => state.looking().contains(&card),
        Some((_, Due::Visit(Place::BlackMarket))) => state.black_market().contains(card),
        _ => false,
    }
}

/// What a single card is chosen for.
fn action_of(state: &State, card: Design) -> Option<Action> {
    Some(match state.asked()? {
        (_, Due::Event) if state.offer().contains(card) => Action::Event { card },
        (_, Due::Remove) if state.offer().contains(card) => Action::Remove(card),
        (_, Due::Stock) if state.looking().contains(&card) => Action::StockDrug(card),
        (_, Due::Visit(Place::BlackMarket)) if state.black_market().contains(card) => Action::Buy(card),
        // Own goods do nothing by themselves: they are only looked at.
        (seat, _) if card.deck() == Deck::Goods && state.goods(seat).contains(card) => return None,
        _ => Action::Drug(card),
    })
}

/// What a touch means: something is chosen, which may come to an action later, or it is an action, or it is refused.
pub(super) fn touch(state: &State, selection: &Selection, touch: Touch) -> Touched<State> {
    // Whoever touches something while nobody is asked is told what is due.
    let Some((seat, due)) = state.asked() else { return Touched::check(state, Seat::FIRST, Action::Leave) };
    let check = |action| Touched::check(state, seat, action);
    let other_is_due = Touched::Refused(Illegal::OtherIsDue { turn: seat, due });
    let basis = basis(state, selection);
    let mut chosen = Selection { leave: false, go: None, ..selection.clone() };
    match touch {
        Touch::Place(place) => return touch_place(state, selection, place),
        // A sign belongs to its panel while plans are made.
        Touch::Activity(activity) if due == Due::Plan => return touch_place(state, selection, activity.place()),
        Touch::Activity(activity) if matches!(due, Due::Go | Due::Visit(_)) => {
            return touch_activity(state, seat, selection, activity);
        }
        Touch::Activity(_) => return other_is_due,
        Touch::Card(card) => match (due, selection.activity) {
            (Due::Keep, _) => {
                let held = state.looking().iter().map(|other| u8::from(*other == card)).sum();
                choose(&mut chosen.give, card, held, 2, |_| false);
            }
            (Due::Go | Due::Visit(_), Some(Activity::Trade(most))) => {
                let held = basis.market().count(card) + u8::from(basis.market_drug() == Some(card));
                choose(&mut chosen.take, card, held, most.into(), |other| other.deck() == card.deck());
            }
            _ if is_offered(&basis, card) => chosen.choose_card(&basis, card),
            _ => return other_is_due,
        },
        Touch::Own(card) => {
            let goods = state.goods(seat);
            let held = goods.count(card) + state.drugs(seat).count(card);
            match selection.activity {
                Some(meal @ (Activity::Cook | Activity::Party)) if goods.contains(card) => {
                    let alike = |other: Design| other.kind() == card.kind();
                    if matches!(*chosen.give, [only] if only != card && alike(only)) {
                        return Touched::Refused(Illegal::NoMeal { meal });
                    }
                    choose(&mut chosen.give, card, held, 2, alike);
                }
                Some(Activity::Trade(most)) => {
                    choose(&mut chosen.give, card, held, most.into(), |other| other.deck() == card.deck());
                }
                _ => chosen.choose_card(&basis, card),
            }
        }
        Touch::Drug(card) => return check(Action::Drug(card)),
        Touch::Guest(guest) => chosen.guest = Some(guest),
        Touch::Chip(indicator) => {
            let comes = state.pending().map_or(0, |pending| pending.effect[indicator]);
            let most = u8::try_from(comes).unwrap_or(0).min(state.chips(seat, Chip::Family));
            chosen.add_chip(indicator, most);
        }
        Touch::Confirm => {
            return match selection.action(&basis) {
                None => other_is_due,
                Some(action) => match action.activity().map(|activity| Way::to(state, activity.place())) {
                    Some(Ok(way)) => way.and(seat, action),
                    Some(Err(illegal)) => Touched::Refused(illegal),
                    None => check(action),
                },
            };
        }
        Touch::Cancel => chosen = Selection::default(),
        Touch::Leave => return touch_leave(state, selection),
        Touch::AcceptAll if due == Due::Answer && state.party().is_some() => {
            return Touched::Order(AcceptAll { seat, until: Until::PartyEnds });
        }
        Touch::AcceptRound if due == Due::Answer => {
            return Touched::Order(AcceptAll { seat, until: Until::RoundEnds(state.round()) });
        }
        Touch::Accept | Touch::AcceptAll | Touch::AcceptRound => return check(Action::Accept),
    }
    Touched::Select(chosen)
}

/// A touch on something that can be done: it is done at once, wherever it is, unless cards or people are to be chosen for it.
fn touch_activity(state: &State, seat: Seat, selection: &Selection, activity: Activity) -> Touched<State> {
    let way = match Way::to(state, activity.place()) {
        Ok(way) => way,
        Err(illegal) => return Touched::Refused(illegal),
    };
    match (way.there.why_not(seat, activity), simple(activity)) {
        (Some(illegal), _) => Touched::Refused(illegal),
        // Nobody kills themselves with a single touch: the first one shows it.
        (None, Some(action))
            if selection.activity != Some(activity)
                && outcome(&way.there, seat, &action).is_some_and(Health::is_deadly) =>
        {
            Touched::Select(Selection { activity: Some(activity), ..Selection::default() })
        }
        (None, Some(action)) => way.and(seat, action),
        // What has been chosen for it stays chosen.
        (None, None) if selection.activity == Some(activity) => Touched::Select(selection.clone()),
        (None, None) => Touched::Select(Selection { activity: Some(activity), ..Selection::default() }),
    }
}

/// A touch on a place: sets a piece there or takes it back while plans are made, begins the place, or leaves it.
fn touch_place(state: &State, selection: &Selection, place: Place) -> Touched<State> {
    match state.asked() {
        Some((seat, Due::Plan)) => match set_piece(state, seat, selection.plan, place) {
            Ok(plan) => Touched::Select(Selection { plan, ..selection.clone() }),
            Err(illegal) => Touched::Refused(illegal),
        },
        Some((_, Due::Visit(here))) if here == place => touch_leave(state, selection),
        Some((_, Due::Visit(_))) => match Way::to(state, place) {
            Ok(way) => Touched::ActAll(way.steps),
            Err(illegal) => Touched::Refused(illegal),
        },
        asked => Touched::check(state, asked.map_or(Seat::FIRST, |(seat, _)| seat), Action::Go(place)),
    }
}

/// A touch that leaves the place. Where nothing can be done any more about the end of the round and it kills, the first touch only
/// shows that.
fn touch_leave(state: &State, selection: &Selection) -> Touched<State> {
    let Some((seat, due)) = state.asked() else { return Touched::check(state, Seat::FIRST, Action::Leave) };
    let is_last = state.plan(seat).is_none_or(|plan| plan.len() <= 1);
    // Whoever has a drug or chips is asked before it comes.
    let is_asked = !state.drugs(seat).is_empty() || state.chips(seat, Chip::Family) > 0;
    let kills = matches!(due, Due::Visit(_)) && is_last && !is_asked && state.health_ahead(seat).is_deadly();
    if kills && !selection.leave {
        return Touched::Select(Selection { leave: true, ..Selection::default() });
    }
    Touched::check(state, seat, Action::Leave)
}

/// What the table does by itself: who cannot do anything any more at a place leaves it, and what nothing helps against comes.
pub(super) fn plays_itself(state: &State) -> Option<Action> {
    match state.asked()? {
        (seat, Due::Visit(place)) => {
            let all_done = Activity::at(place).iter().all(|activity| state.why_not(seat, *activity).is_some());
            all_done.then_some(Action::Leave)
        }
        (_, Due::Answer) => (!state.can_be_answered()).then_some(Action::Accept),
        _ => None,
    }
}

/// Is the first only the way to the next: going to what is done there, leaving for the next place?
pub(super) fn joins(first: &Action, next: &Action) -> bool {
    matches!((first, next), (Action::Leave, Action::Go(_)))
        || matches!(first, Action::Go(_)) && next.activity().is_some()
}

/// One more piece at a place, or one less.
fn set_piece(state: &State, seat: Seat, set: Places, place: Place) -> Result<Places, Illegal> {
    if set.contains(place) {
        return Ok(set.without(place));
    }
    if set.len() >= 3 {
        return Err(Illegal::ThreePlaces);
    }
    if state.fits_plan(seat, set, place) {
        return Ok(set.with(place));
    }
    Err(match place.rival().filter(|rival| set.contains(*rival)) {
        Some(rival) => Illegal::Rivals { place: if place.extension().is_some() { place } else { rival } },
        None if !state.places().contains(place) => Illegal::NotInGame { place },
        None => Illegal::Banned { place },
    })
}
