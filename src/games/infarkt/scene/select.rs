//! Translation of touches to an action, or to the reason for a refusal. PURE.

use super::orders::{AcceptAll, Until};
use super::way::{Way, basis};
use crate::engine::{Game, Seat};
use crate::games::Touched;
use crate::games::infarkt::{
    Action, Activity, Chip, Deck, Design, Due, Health, Illegal, Indicator, Place, Places, State,
};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A place.
    Place(Place),
    /// An activity of a place: its sign on the board, or its button.
    Activity(Activity),
    /// A card lying face up.
    Card(Design),
    /// A card of the own hand.
    Own(Design),
    /// A player who can be invited.
    Guest(Seat),
    /// A point of this indicator, to avoid with a family chip.
    Chip(Indicator),
    /// Button: carry out the selected action.
    Confirm,
    /// Button: take the piece back.
    Leave,
    /// Button: accept the effect.
    Accept,
    /// Button: accept every effect until the party is over.
    AcceptAll,
    /// Button: accept every effect until the round is over.
    AcceptRound,
    /// Button: take this drug at once.
    Drug(Design),
    /// Button: select this drug, which could help.
    Pill(Design),
    /// Button: cancel the selection.
    Cancel,
}

/// The selection so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The places selected for pieces.
    pub plan: Places,
    /// The activity selected.
    pub activity: Option<Activity>,
    /// Own cards, in the order of selection: to cook, to serve, to keep, to give.
    pub give: Vec<Design>,
    /// Cards of the market, to take.
    pub take: Vec<Design>,
    /// A single card: an event, a drug, goods of the black market.
    pub card: Option<Design>,
    /// The guest.
    pub guest: Option<Seat>,
    /// The points to avoid with family chips.
    pub chips: Vec<Indicator>,
    /// Whether the last place is to be left.
    pub leave: bool,
    /// The place to go to, as a hint recommends.
    pub go: Option<Place>,
}

/// The health of the player after an action that takes no cards; `None` if the action is illegal.
pub(super) fn outcome(state: &State, seat: Seat, action: &Action) -> Option<Health> {
    state.check(seat, action).ok()?;
    let own = state.previewed_changes(seat, action).into_iter().filter(|(of, ..)| *of == seat);
    Some(own.fold(state.health(seat), |health, (_, change, _)| health.after(change)))
}

impl Selection {
    /// Everything that this action takes; empty for an action without a choice.
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

    /// The action selected, if it is complete; it need not be legal.
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

    /// The number of points of this indicator to avoid.
    pub fn chips_for(&self, indicator: Indicator) -> u8 {
        self.chips.iter().map(|other| u8::from(*other == indicator)).sum()
    }

    /// Selects a single card; a second touch deselects it.
    fn choose_card(&mut self, card: Design) {
        self.card = (self.card != Some(card)).then_some(card);
    }

    /// Whether the selection leads to an action. A card that is only looked at does not count.
    pub(super) fn is_begun(&self, state: &State) -> bool {
        let card = self.card.filter(|card| action_of(state, *card).is_some());
        Self { card, ..self.clone() } != Self::default()
    }

    /// Adds a point of this indicator; beyond `most`, removes all its points.
    fn add_chip(&mut self, indicator: Indicator, most: u8) {
        if self.chips_for(indicator) < most {
            self.chips.push(indicator);
        } else {
            self.chips.retain(|other| *other != indicator);
        }
    }
}

/// Adds a copy of a card while one is left and there is room; otherwise removes all its copies. If there is no room, a card not chosen yet
/// replaces the last one, or the one that it cannot be combined with.
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

/// The action of an activity that needs only a single touch, without a choice of cards or people.
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

/// Whether this card is one of those offered to the player asked.
fn is_offered(state: &State, card: Design) -> bool {
    match state.asked() {
        Some((_, Due::Event | Due::Remove)) => state.offer().contains(card),
        Some((_, Due::Stock)) => state.looking().contains(&card),
        Some((_, Due::Visit(Place::BlackMarket))) => state.black_market().contains(card),
        _ => false,
    }
}

/// The action for which a single card is selected.
fn action_of(state: &State, card: Design) -> Option<Action> {
    Some(match state.asked()? {
        (_, Due::Event) if state.offer().contains(card) => Action::Event { card },
        (_, Due::Remove) if state.offer().contains(card) => Action::Remove(card),
        (_, Due::Stock) if state.looking().contains(&card) => Action::StockDrug(card),
        (_, Due::Visit(Place::BlackMarket)) if state.black_market().contains(card) => Action::Buy(card),
        // Own goods have no action by themselves: they are only looked at.
        (seat, _) if card.deck() == Deck::Goods && state.goods(seat).contains(card) => return None,
        _ => Action::Drug(card),
    })
}

/// Interprets a touch as a change of the selection, an action, or a refusal.
pub(super) fn touch(state: &State, selection: &Selection, touch: Touch) -> Touched<State> {
    let (seat, due) = match state.require_asked() {
        Ok(asked) => asked,
        Err(illegal) => return Touched::Refused(illegal),
    };
    let check = |action| Touched::check(state, seat, action);
    let other_is_due = Touched::Refused(Illegal::OtherIsDue { turn: seat, due });
    let basis = basis(state, selection.activity);
    let mut chosen = Selection { leave: false, go: None, ..selection.clone() };
    match touch {
        Touch::Place(place) => return touch_place(state, (seat, due), selection, place),
        // During planning a sign is part of its panel.
        Touch::Activity(activity) if due == Due::Plan => {
            return touch_place(state, (seat, due), selection, activity.place());
        }
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
            _ if is_offered(&basis, card) => chosen.choose_card(card),
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
                _ => chosen.choose_card(card),
            }
        }
        Touch::Drug(card) => return check(Action::Drug(card)),
        Touch::Pill(card) => {
            chosen = Selection { card: selection.card, ..Selection::default() };
            chosen.choose_card(card);
        }
        Touch::Guest(guest) => {
            let guest = (selection.guest != Some(guest)).then_some(guest);
            chosen = Selection { activity: Some(Activity::Invite), guest, ..Selection::default() };
        }
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
        Touch::Leave => return touch_leave(state, (seat, due), selection),
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

/// A touch on an activity: it is carried out at once, wherever its place is, unless cards or people have to be chosen for it.
fn touch_activity(state: &State, seat: Seat, selection: &Selection, activity: Activity) -> Touched<State> {
    let way = match Way::to(state, activity.place()) {
        Ok(way) => way,
        Err(illegal) => return Touched::Refused(illegal),
    };
    match (way.there.why_not(seat, activity), simple(activity)) {
        (Some(illegal), _) => Touched::Refused(illegal),
        // No single touch is lethal for the player: the first one shows the consequences.
        (None, Some(action))
            if selection.activity != Some(activity)
                && outcome(&way.there, seat, &action).is_some_and(Health::is_deadly) =>
        {
            Touched::Select(Selection { activity: Some(activity), ..Selection::default() })
        }
        (None, Some(action)) => way.and(seat, action),
        (None, None) if selection.activity == Some(activity) => Touched::Select(Selection::default()),
        (None, None) => Touched::Select(Selection { activity: Some(activity), ..Selection::default() }),
    }
}

/// A touch on a place: sets a piece there or takes it back during planning, starts the visit, or ends it.
fn touch_place(state: &State, (seat, due): (Seat, Due), selection: &Selection, place: Place) -> Touched<State> {
    match due {
        Due::Plan => match set_piece(state, seat, selection.plan, place) {
            Ok(plan) => Touched::Select(Selection { plan, ..selection.clone() }),
            Err(illegal) => Touched::Refused(illegal),
        },
        Due::Visit(here) if here == place => touch_leave(state, (seat, due), selection),
        Due::Visit(_) => match Way::to(state, place) {
            Ok(way) => Touched::ActAll(way.steps),
            Err(illegal) => Touched::Refused(illegal),
        },
        _ => Touched::check(state, seat, Action::Go(place)),
    }
}

/// A touch that leaves the place. If the end of the round is lethal and can no longer be avoided, the first touch only shows that.
fn touch_leave(state: &State, (seat, due): (Seat, Due), selection: &Selection) -> Touched<State> {
    let is_last = state.plan(seat).is_none_or(|plan| plan.len() <= 1);
    // A player with a drug or chips is asked before the end of the round.
    let is_asked = !state.drugs(seat).is_empty() || state.chips(seat, Chip::Family) > 0;
    let kills = matches!(due, Due::Visit(_)) && is_last && !is_asked && state.health_ahead(seat).is_deadly();
    if kills && !selection.leave {
        return Touched::Select(Selection { leave: true, ..Selection::default() });
    }
    Touched::check(state, seat, Action::Leave)
}

/// The action that plays itself: a player without possible activities leaves the place, and an effect without a possible response is
/// accepted.
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

/// Whether undo treats the two actions as one step: going to a place and its activity, leaving a place and going to the next.
pub(super) fn joins(first: &Action, next: &Action) -> bool {
    matches!((first, next), (Action::Leave, Action::Go(_)))
        || matches!(first, Action::Go(_)) && next.activity().is_some()
}

/// Sets a piece at a place, or takes it back.
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
