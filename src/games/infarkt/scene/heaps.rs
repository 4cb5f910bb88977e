//! The cards shown to the player asked: those to choose from, and their own. PURE.

use super::proposal::special;
use super::selection::Selection;
use crate::engine::{Seat, Seats};
use crate::games::infarkt::{
    Action, Activity, Design, Due, Effect, Health, Indicator, Phase, Place, Special, State, To,
};

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    /// The kind of heap.
    pub kind: HeapKind,
    /// Each design once.
    pub cards: Vec<CardScene>,
}

/// The events put aside by two players, which come back together (IN-28).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The cards.
    pub cards: Vec<Design>,
    /// Whether they have come back with the offer of this round.
    pub returned: bool,
}

impl Aside {
    /// The number of cards that come back.
    pub const ALL: u8 = 3;

    pub(super) fn of(state: &State) -> Option<Self> {
        let two = state.seats().len() == 2;
        let cards: Vec<Design> = state.put_aside().cards().collect();
        // One card is put aside a round, when both have taken theirs.
        let is_return = state.round() > 1 && (state.round() - 1).is_multiple_of(u16::from(Self::ALL));
        two.then_some(Self { returned: is_return && cards.is_empty(), cards })
    }
}

/// The kind of the cards in a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeapKind {
    /// The events on offer.
    Offer,
    /// The events on offer that two players have put aside.
    Returned,
    /// The events of the next round, which the dead look at.
    Coming,
    /// Cards being looked at, or the cards of the flea market during a trade.
    Take,
    /// The goods on the black market.
    BlackMarket,
    /// The player's own cards.
    Hand,
}

/// A card and its state of selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardScene {
    /// The card.
    pub design: Design,
    /// The number of copies.
    pub count: u8,
    /// Touching it leads to a legal action, or takes back a choice.
    pub is_target: bool,
    /// It has been chosen.
    pub chosen: bool,
    /// It does not go with what has been chosen.
    pub dim: bool,
    /// Its further effect in this game.
    pub special: Option<Special>,
    /// The position in the meal or the trade, from 1.
    pub order: Option<u8>,
    /// It has come from its pile with the last event.
    pub coming: bool,
    /// The living players whom it would hit hard, where that is what counts.
    pub hits: Seats,
    /// Those whom it would kill.
    pub kills: Seats,
}

/// The cards that have come from their piles with the last event, and where they have come to.
pub(super) fn arrived<'a>(effects: impl Iterator<Item = &'a Effect>) -> Vec<(Design, To)> {
    let arrived = |effect: &Effect| match *effect {
        Effect::Drawn { card, to } => Some((card, to)),
        Effect::LaidOut { card } => Some((card, To::Offer)),
        _ => None,
    };
    effects.filter_map(arrived).collect()
}

/// The heaps, from left to right. `choosable` is empty if the viewer may not see the possible choices; `arrived` are the cards that have
/// just come.
pub(super) fn heaps(
    state: &State,
    viewer: Option<Seat>,
    selection: &Selection,
    choosable: &Choosable,
    arrived: &[(Design, To)],
) -> Vec<Heap> {
    let (asked, due) = state.asked().unzip();
    let holder = asked.or(state.acting());
    let mut heaps = Vec::new();
    let full = selection.is_full(state).filter(|_| *choosable != Choosable::default());
    let mut lay = |kind, cards: &mut dyn Iterator<Item = (Design, u8)>| {
        let (choices, chosen) = match kind {
            HeapKind::Hand => (&choosable.own, &selection.give),
            HeapKind::Take if due == Some(Due::Keep) => (&choosable.open, &selection.give),
            HeapKind::Offer | HeapKind::Returned | HeapKind::Coming | HeapKind::Take | HeapKind::BlackMarket => {
                (&choosable.open, &selection.take)
            }
        };
        let room = match kind {
            HeapKind::Hand => full.map(|[give, _]| !give),
            HeapKind::Take => full.map(|[_, take]| !take),
            HeapKind::Offer | HeapKind::Returned | HeapKind::Coming | HeapKind::BlackMarket => None,
        };
        let came_here = |to: To| match (kind, to) {
            (HeapKind::Offer | HeapKind::Returned | HeapKind::Coming, To::Offer)
            | (HeapKind::BlackMarket, To::BlackMarket) => true,
            (HeapKind::Take, To::Looking(_) | To::Market) => true,
            (HeapKind::Hand, To::Hand(seat)) => holder == Some(seat),
            _ => false,
        };
        // An event of the next round comes after the end of this one.
        let ahead = |seat: Seat| {
            let health = state.health_seen_by(viewer, seat);
            health.after(health.decay())
        };
        let weighed = kind == HeapKind::Coming;
        let those = |design: Design, how: fn(Health, Design) -> bool| {
            state.living().filter(|seat| weighed && how(ahead(*seat), design)).collect()
        };
        let card = |(design, count)| CardScene {
            hits: those(design, |health, card| hits(health, card) && !kills(health, card)),
            kills: those(design, kills),
            coming: arrived.iter().any(|(card, to)| *card == design && came_here(*to)),
            design,
            count,
            is_target: choices.contains(&design),
            chosen: chosen.contains(&design) || selection.card == Some(design),
            special: special(state, design),
            dim: room == Some(true) && !choices.contains(&design) && !chosen.contains(&design),
            order: (1..)
                .zip(chosen)
                .find(|(_, other)| **other == design)
                .map(|(order, _)| order)
                .filter(|_| kind == HeapKind::Hand),
        };
        let cards: Vec<CardScene> = cards.map(card).collect();
        if !cards.is_empty() {
            heaps.push(Heap { kind, cards });
        }
    };
    let laid_out = matches!(state.phase(), Phase::Events | Phase::Hereafter);
    if let Some(offer) = state.offer_seen_by(viewer).filter(|_| laid_out) {
        let kind = match state.phase() {
            Phase::Hereafter => HeapKind::Coming,
            _ if Aside::of(state).is_some_and(|aside| aside.returned) => HeapKind::Returned,
            _ => HeapKind::Offer,
        };
        lay(kind, &mut offer.iter());
    }
    let looking = state.looking();
    let count = |design: &Design| looking.iter().map(|other| u8::from(other == design)).sum();
    let first =
        |(index, design): (usize, &Design)| (!looking[..index].contains(design)).then(|| (*design, count(design)));
    lay(HeapKind::Take, &mut looking.iter().enumerate().filter_map(first));
    if matches!(selection.activity, Some(Activity::Trade(_))) {
        lay(HeapKind::Take, &mut wares(state, Place::Fleamarket).into_iter());
    }
    if due == Some(Due::Visit(Place::BlackMarket)) {
        lay(HeapKind::BlackMarket, &mut wares(state, Place::BlackMarket).into_iter());
    }
    if let Some(seat) = holder {
        lay(HeapKind::Hand, &mut state.goods(seat).iter().chain(state.drugs_seen_by(viewer, seat).iter()));
    }
    heaps
}

/// The indicator value from which diabetes counts as a danger, like the thresholds of the others.
const DIABETES: u8 = 7;

/// Whether a card would raise an indicator to a value that makes matters worse.
fn hits(before: Health, card: Design) -> bool {
    let after = before.after(card.change());
    let dangerous = |(indicator, _): (Indicator, i8)| after[indicator] >= indicator.threshold().unwrap_or(DIABETES);
    after.since(before).iter().filter(|(_, by)| *by > 0).any(dangerous)
}

/// Whether a card would kill.
fn kills(before: Health, card: Design) -> bool {
    before.after(card.change()).is_deadly()
}

/// The cards that lie at a place, each with its number of copies.
pub(super) fn wares(state: &State, place: Place) -> Vec<(Design, u8)> {
    match place {
        Place::Fleamarket => state.market().iter().chain(state.market_drug().map(|drug| (drug, 1))).collect(),
        Place::BlackMarket => state.black_market().iter().collect(),
        _ => Vec::new(),
    }
}

/// The cards that lead to a legal action, or have been chosen for one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Choosable {
    /// The cards lying face up.
    open: Vec<Design>,
    /// The cards of the player asked. Drugs only if they are what is asked for: they can be taken at any time.
    own: Vec<Design>,
}

/// The cards that can be chosen next by the legal actions, or taken back.
pub(super) fn choosable(state: &State, legal: &[Action], selection: &Selection) -> Choosable {
    let mut all = Choosable::default();
    let Some((_, due)) = state.asked().filter(|(_, due)| !matches!(due, Due::Plan | Due::Go)) else { return all };
    let Selection { activity, give: given, take: taken, .. } = selection;
    for action in legal.iter().filter(|action| activity.is_none() || action.activity() == *activity) {
        match action {
            Action::Event { card } | Action::Remove(card) | Action::StockDrug(card) | Action::Buy(card) => {
                add(&mut all.open, &[*card]);
            }
            Action::Drug(card) if due == Due::Answer => add(&mut all.own, &[*card]),
            Action::Keep(cards) if holds(cards, given) => add(&mut all.open, cards),
            Action::Cook(cards) | Action::Party(cards) if activity.is_some() && holds(cards, given) => {
                add(&mut all.own, cards);
            }
            Action::Trade { give, take } if activity.is_some() && holds(give, given) && holds(take, taken) => {
                add(&mut all.own, give);
                add(&mut all.open, take);
            }
            _ => {}
        }
    }
    all
}

/// Adds the cards that are not in the list yet.
fn add(all: &mut Vec<Design>, cards: &[Design]) {
    for card in cards {
        if !all.contains(card) {
            all.push(*card);
        }
    }
}

/// Whether `cards` holds all of `chosen`.
fn holds(cards: &[Design], chosen: &[Design]) -> bool {
    let count = |all: &[Design], card: &Design| all.iter().filter(|other| *other == card).count();
    chosen.iter().all(|card| count(chosen, card) <= count(cards, card))
}
