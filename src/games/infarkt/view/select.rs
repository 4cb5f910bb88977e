//! From touches to an action, or to the reason why not. PURE.

use crate::engine::Seat;
use crate::games::infarkt::{Action, Activity, Chip, Design, Due, Illegal, Indicator, Place, Places, State};
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
}

/// Lets every effect come to a seat until the party that is going on is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceptAll {
    /// The seat.
    pub seat: Seat,
}

impl AcceptAll {
    /// What it comes to in this state.
    pub(super) fn carry_out(self, state: &State) -> OrderStep<Action> {
        match (state.party(), state.asked()) {
            (None, _) => OrderStep::Done,
            (Some(_), Some((seat, Due::Answer))) if seat == self.seat => OrderStep::Act(Action::Accept),
            (Some(_), _) => OrderStep::Wait,
        }
    }
}

impl Selection {
    /// The action that this comes to, if it is one; whether it is allowed is another question.
    pub fn action(&self, state: &State) -> Option<Action> {
        let (_, due) = state.asked()?;
        if let Some(card) = self.card {
            return Some(action_of(state, card));
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
            _ => None,
        }
    }

    /// How many points of this indicator are to be avoided.
    pub fn chips_for(&self, indicator: Indicator) -> u8 {
        self.chips.iter().map(|other| u8::from(*other == indicator)).sum()
    }

    /// The single card, or none of it.
    fn toggle_card(&mut self, card: Design) {
        self.card = (self.card != Some(card)).then_some(card);
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

/// One more of a card, as long as there is one and there is room; else none of it.
fn choose(chosen: &mut Vec<Design>, card: Design, held: u8, most: usize) {
    let count = chosen.iter().filter(|other| **other == card).count();
    if count < usize::from(held) && chosen.len() < most {
        chosen.push(card);
    } else {
        chosen.retain(|other| *other != card);
    }
}

/// What can be done by a single touch, without a choice of cards or people.
fn simple(activity: Activity) -> Option<Action> {
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

/// What a single card is chosen for.
fn action_of(state: &State, card: Design) -> Action {
    match state.asked() {
        Some((_, Due::Event)) if state.offer().contains(card) => Action::Event { card },
        Some((_, Due::Remove)) if state.offer().contains(card) => Action::Remove(card),
        Some((_, Due::Stock)) if state.looking().contains(&card) => Action::StockDrug(card),
        Some((_, Due::Visit(Place::BlackMarket))) if state.black_market().contains(card) => Action::Buy(card),
        _ => Action::Drug(card),
    }
}

/// What a touch means: something is chosen, which may come to an action later, or it is an action, or it is refused.
pub(super) fn touch(state: &State, selection: &Selection, touch: Touch) -> Touched<State> {
    // Whoever touches something while nobody is asked is told what is due.
    let Some((seat, due)) = state.asked() else { return Touched::check(state, Seat::FIRST, Action::Leave) };
    let check = |action| Touched::check(state, seat, action);
    let mut chosen = selection.clone();
    match touch {
        Touch::Place(place) => return touch_place(state, selection, place),
        // A sign belongs to its panel while nothing can be done anywhere.
        Touch::Activity(activity) if matches!(due, Due::Plan | Due::Go) => {
            return touch_place(state, selection, activity.place());
        }
        Touch::Activity(activity) => match (state.why_not(seat, activity), simple(activity)) {
            (Some(illegal), _) => return Touched::Refused(illegal),
            (None, Some(action)) => return check(action),
            (None, None) => {
                let again = selection.activity == Some(activity);
                chosen = Selection { activity: (!again).then_some(activity), ..Selection::default() };
            }
        },
        Touch::Card(card) => match (due, selection.activity) {
            (Due::Keep, _) => {
                let held = state.looking().iter().map(|other| u8::from(*other == card)).sum();
                choose(&mut chosen.give, card, held, 2);
            }
            (Due::Visit(_), Some(Activity::Trade(most))) => {
                let held = state.market().count(card) + u8::from(state.market_drug() == Some(card));
                choose(&mut chosen.take, card, held, most.into());
            }
            _ => chosen.toggle_card(card),
        },
        Touch::Own(card) => {
            let goods = state.goods(seat);
            let held = goods.count(card) + state.drugs(seat).count(card);
            match selection.activity {
                Some(Activity::Cook | Activity::Party) if goods.contains(card) => {
                    choose(&mut chosen.give, card, held, 2)
                }
                Some(Activity::Trade(most)) => choose(&mut chosen.give, card, held, most.into()),
                // Goods do nothing by themselves.
                _ if goods.contains(card) => chosen.card = None,
                _ => chosen.toggle_card(card),
            }
        }
        Touch::Guest(guest) => chosen.guest = Some(guest),
        Touch::Chip(indicator) => {
            let comes = state.pending().map_or(0, |pending| pending.effect[indicator]);
            let most = u8::try_from(comes).unwrap_or(0).min(state.chips(seat, Chip::Family));
            chosen.add_chip(indicator, most);
        }
        Touch::Confirm => {
            return selection.action(state).map_or(Touched::Refused(Illegal::OtherIsDue { turn: seat, due }), check);
        }
        Touch::Leave => return check(Action::Leave),
        Touch::AcceptAll if due == Due::Answer && state.party().is_some() => return Touched::Order(AcceptAll { seat }),
        Touch::Accept | Touch::AcceptAll => return check(Action::Accept),
    }
    Touched::Select(chosen)
}

/// A touch on a place: sets a piece there or takes it back while plans are made, begins the place, or leaves it.
fn touch_place(state: &State, selection: &Selection, place: Place) -> Touched<State> {
    match state.asked() {
        Some((seat, Due::Plan)) => match set_piece(state, seat, selection.plan, place) {
            Ok(plan) => Touched::Select(Selection { plan, ..selection.clone() }),
            Err(illegal) => Touched::Refused(illegal),
        },
        Some((seat, Due::Visit(here))) if here == place => Touched::check(state, seat, Action::Leave),
        asked => Touched::check(state, asked.map_or(Seat::FIRST, |(seat, _)| seat), Action::Go(place)),
    }
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
