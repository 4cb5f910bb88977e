//! What is selected and not yet played. PURE.

use crate::engine::Seat;
use crate::games::infarkt::{Action, Activity, Deck, Design, Due, Indicator, Place, Places, State};

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
    pub(super) fn choose_card(&mut self, card: Design) {
        self.card = (self.card != Some(card)).then_some(card);
    }

    /// Whether the selection leads to an action. A card that is only looked at does not count.
    pub(super) fn is_begun(&self, state: &State) -> bool {
        let card = self.card.filter(|card| action_of(state, *card).is_some());
        Self { card, ..self.clone() } != Self::default()
    }

    /// Adds a point of this indicator; beyond `most`, removes all its points.
    pub(super) fn add_chip(&mut self, indicator: Indicator, most: u8) {
        if self.chips_for(indicator) < most {
            self.chips.push(indicator);
        } else {
            self.chips.retain(|other| *other != indicator);
        }
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

/// The action for which a single card is selected.
pub(super) fn action_of(state: &State, card: Design) -> Option<Action> {
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
