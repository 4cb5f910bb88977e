//! Translation of touches to an action, or to the reason for a refusal. PURE.

use super::next_choice::further_choice;
use super::orders::{AcceptAll, Until};
use super::selection::{Selection, simple};
use super::way::{Way, basis};
use crate::engine::{Game, Seat};
use crate::games::infarkt::text;
use crate::games::infarkt::{Action, Activity, Chip, Design, Due, Health, Illegal, Indicator, Place, Places, State};
use crate::games::{GameText, GameTouch, Touched};
use crate::i18n::{Lang, Names};

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

/// The health of the player after an action that takes no cards; `None` if the action is illegal.
pub(super) fn outcome(state: &State, seat: Seat, action: &Action) -> Option<Health> {
    state.check(seat, action).ok()?;
    let own = state.previewed_changes(seat, action).into_iter().filter(|(of, ..)| *of == seat);
    Some(own.fold(state.health(seat), |health, (_, change, _)| health.after(change)))
}

impl GameTouch for State {
    type Selection = Selection;

    type Touch = Touch;

    fn touch(&self, selection: &Selection, touch: &Touch) -> Touched<Self> {
        let (seat, due) = match self.require_asked() {
            Ok(asked) => asked,
            Err(illegal) => return Touched::Refused(illegal),
        };
        let check = |action| Touched::check(self, seat, action);
        let other_is_due = Touched::Refused(Illegal::OtherIsDue { turn: seat, due });
        let basis = basis(self, selection.activity);
        let mut chosen = Selection { leave: false, go: None, ..selection.clone() };
        match *touch {
            Touch::Place(place) => return touch_place(self, (seat, due), selection, place),
            // During planning a sign is part of its panel.
            Touch::Activity(activity) if due == Due::Plan => {
                return touch_place(self, (seat, due), selection, activity.place());
            }
            Touch::Activity(activity) if matches!(due, Due::Go | Due::Visit(_)) => {
                return touch_activity(self, seat, selection, activity);
            }
            Touch::Activity(_) => return other_is_due,
            Touch::Card(card) => match (due, selection.activity) {
                (Due::Keep, _) => {
                    let held = self.looking().iter().map(|other| u8::from(*other == card)).sum();
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
                let goods = self.goods(seat);
                let held = goods.count(card) + self.drugs(seat).count(card);
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
                let comes = self.pending().map_or(0, |pending| pending.effect[indicator]);
                let most = u8::try_from(comes).unwrap_or(0).min(self.chips(seat, Chip::Family));
                chosen.add_chip(indicator, most);
            }
            Touch::Confirm => {
                return match selection.action(&basis) {
                    None => other_is_due,
                    Some(action) => match action.activity().map(|activity| Way::to(self, activity.place())) {
                        Some(Ok(way)) => way.and(seat, action),
                        Some(Err(illegal)) => Touched::Refused(illegal),
                        None => check(action),
                    },
                };
            }
            Touch::Cancel => chosen = Selection::default(),
            Touch::Leave => return touch_leave(self, (seat, due), selection),
            Touch::AcceptAll if due == Due::Answer && self.party().is_some() => {
                return Touched::Order(AcceptAll { seat, until: Until::PartyEnds });
            }
            Touch::AcceptRound if due == Due::Answer => {
                return Touched::Order(AcceptAll { seat, until: Until::RoundEnds(self.round()) });
            }
            Touch::Accept | Touch::AcceptAll | Touch::AcceptRound => return check(Action::Accept),
        }
        Touched::Select(chosen)
    }

    /// The prompt with a selection: the choice that is due, if several have to be made.
    fn prompt_with(&self, selection: &Selection, lang: Lang, names: &Names) -> String {
        match self.asked().zip(further_choice(self, selection)) {
            Some(((seat, _), choice)) => text::next_choice(choice, names.of(seat), lang),
            None => GameText::prompt(self, lang, names),
        }
    }

    fn point_at(&self, action: &Action) -> Selection {
        Selection::of(action)
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

/// Whether this card is one of those offered to the player asked.
fn is_offered(state: &State, card: Design) -> bool {
    match state.asked() {
        Some((_, Due::Event | Due::Remove)) => state.offer().contains(card),
        Some((_, Due::Stock)) => state.looking().contains(&card),
        Some((_, Due::Visit(Place::BlackMarket))) => state.black_market().contains(card),
        _ => false,
    }
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
