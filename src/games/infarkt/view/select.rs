//! From touches to an action, or to the reason why not. PURE.

use crate::engine::{Game, Seat};
use crate::games::Touched;
use crate::games::infarkt::{Action, Activity, Design, Due, Illegal, Indicator, Place, Places, State};

/// What is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A place.
    Place(Place),
    /// Something that can be done there.
    Activity(Activity),
    /// A card that lies open.
    Card(Design),
    /// A card of the own hand.
    Own(Design),
}

/// What has been chosen so far. It belongs to one moment; after an event nothing is chosen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picked {
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

impl Picked {
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

    /// Chooses a card to give, or takes it back; no more than `most`, or than there are.
    fn give(&mut self, card: Design, held: u8, most: usize) {
        choose(&mut self.give, card, held, most);
    }

    /// Chooses a card of the market, or takes it back; no more than `most`, or than there are.
    fn take(&mut self, card: Design, held: u8, most: usize) {
        choose(&mut self.take, card, held, most);
    }

    /// How many points of this indicator are to be avoided: one more, and after the last none.
    pub fn chip(&mut self, indicator: Indicator, most: u8) {
        let chosen = self.chips.iter().filter(|other| **other == indicator).count();
        if chosen < usize::from(most) {
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
pub fn simple(activity: Activity) -> Option<Action> {
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

/// The action, if it is allowed to who is asked.
pub fn act(state: &State, action: Action) -> Touched<State> {
    // Whoever asks when nobody is asked is told so.
    let seat = state.asked().map_or(Seat::FIRST, |(seat, _)| seat);
    match state.check(seat, &action) {
        Ok(()) => Touched::Act(action),
        Err(illegal) => Touched::Refused(illegal),
    }
}

/// What a touch on a place means while pieces are set: one more piece there, or one less.
///
/// # Errors
/// Why no piece can be set there.
pub fn set_piece(state: &State, set: Places, place: Place) -> Result<Places, Illegal> {
    let Some((seat, Due::Plan)) = state.asked() else {
        return match act(state, Action::plan([place])) {
            Touched::Refused(illegal) => Err(illegal),
            _ => Ok(set),
        };
    };
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

/// What a touch on a place means.
pub fn tap_place(state: &State, set: Places, place: Place) -> Touched<State> {
    match state.asked() {
        Some((_, Due::Plan)) => act(state, Action::plan(set.iter())),
        Some((_, Due::Visit(here))) if here == place => act(state, Action::Leave),
        _ => act(state, Action::Go(place)),
    }
}

/// What a touch on a single card means: an event that is taken, or taken away; a drug that is left on the market or taken; goods
/// of the black market.
pub fn tap_card(state: &State, card: Design) -> Touched<State> {
    act(state, action_of(state, card))
}

/// What a touch does: something is chosen, which may come to an action later, or it is an action, or it is refused.
pub fn touched(state: &State, picked: &mut Picked, touch: Touch) -> Option<Touched<State>> {
    let (seat, due) = match state.asked() {
        Some(asked) => asked,
        None => return Some(act(state, Action::Leave)),
    };
    match touch {
        Touch::Place(place) if due == Due::Plan => match set_piece(state, picked.plan, place) {
            Ok(plan) => picked.plan = plan,
            Err(illegal) => return Some(Touched::Refused(illegal)),
        },
        Touch::Place(place) => return Some(tap_place(state, picked.plan, place)),
        Touch::Activity(activity) => {
            if let Some(illegal) = state.why_not(seat, activity) {
                return Some(Touched::Refused(illegal));
            }
            match simple(activity) {
                Some(action) => return Some(act(state, action)),
                None => {
                    *picked = Picked {
                        activity: (picked.activity != Some(activity)).then_some(activity),
                        ..Picked::default()
                    }
                }
            }
        }
        Touch::Card(card) => match (due, picked.activity) {
            (Due::Keep, _) => {
                let held = state.looking().iter().filter(|other| **other == card).count() as u8;
                picked.give(card, held, 2);
            }
            (Due::Visit(_), Some(Activity::Trade(most))) => {
                let held = state.market().count(card) + u8::from(state.market_drug() == Some(card));
                picked.take(card, held, most.into());
            }
            _ => picked.card = (picked.card != Some(card)).then_some(card),
        },
        Touch::Own(card) => {
            let goods = state.goods(seat);
            let held = goods.count(card) + state.drugs(seat).count(card);
            match picked.activity {
                Some(Activity::Cook | Activity::Party) if goods.contains(card) => picked.give(card, held, 2),
                Some(Activity::Trade(most)) => picked.give(card, held, most.into()),
                // Goods do nothing by themselves.
                _ if goods.contains(card) => picked.card = None,
                _ => picked.card = (picked.card != Some(card)).then_some(card),
            }
        }
    }
    None
}

/// The cards that lead on to a legal action, or have been chosen for one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choosable {
    /// Those that lie open.
    pub open: Vec<Design>,
    /// Those of whoever is asked. Drugs only where they are the question: they can be taken at any time.
    pub own: Vec<Design>,
}

/// What can be chosen next, or taken back.
pub fn choosable(state: &State, picked: &Picked) -> Choosable {
    let mut all = Choosable::default();
    let Some((_, due)) = state.asked().filter(|(_, due)| !matches!(due, Due::Plan | Due::Go)) else { return all };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    for action in
        legal.iter().filter(|action| picked.activity.is_none_or(|activity| action.activity() == Some(activity)))
    {
        match action {
            Action::Event { card } | Action::Remove(card) | Action::StockDrug(card) | Action::Buy(card) => {
                add(&mut all.open, &[*card]);
            }
            Action::Drug(card) if due == Due::Answer => add(&mut all.own, &[*card]),
            Action::Keep(cards) if holds(cards, &picked.give) => add(&mut all.open, cards),
            Action::Cook(cards) | Action::Party(cards) if picked.activity.is_some() && holds(cards, &picked.give) => {
                add(&mut all.own, cards);
            }
            Action::Trade { give, take }
                if picked.activity.is_some() && holds(give, &picked.give) && holds(take, &picked.take) =>
            {
                add(&mut all.own, give);
                add(&mut all.open, take);
            }
            _ => {}
        }
    }
    all
}

/// Adds those that are not there yet.
fn add(all: &mut Vec<Design>, cards: &[Design]) {
    for card in cards {
        if !all.contains(card) {
            all.push(*card);
        }
    }
}

/// Are the chosen ones among these?
fn holds(cards: &[Design], chosen: &[Design]) -> bool {
    let count = |all: &[Design], card: &Design| all.iter().filter(|other| *other == card).count();
    chosen.iter().all(|card| count(chosen, card) <= count(cards, card))
}

fn action_of(state: &State, card: Design) -> Action {
    match state.asked() {
        Some((_, Due::Event)) if state.offer().contains(card) => Action::Event { card },
        Some((_, Due::Remove)) if state.offer().contains(card) => Action::Remove(card),
        Some((_, Due::Stock)) if state.looking().contains(&card) => Action::StockDrug(card),
        Some((_, Due::Visit(Place::BlackMarket))) if state.black_market().contains(card) => Action::Buy(card),
        _ => Action::Drug(card),
    }
}
