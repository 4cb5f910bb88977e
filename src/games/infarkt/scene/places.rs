//! The places, their pieces and activities. PURE.

use super::company::Company;
use super::heaps::wares;
use super::select::outcome;
use super::selection::{Selection, simple};
use super::way::Way;
use crate::engine::Seat;
use crate::games::infarkt::{Activity, Chip, Design, Due, Health, Illegal, Place, State, To};

/// A place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceScene {
    /// The place.
    pub place: Place,
    /// The seats with visible pieces there, in seat order.
    pub pieces: Vec<Seat>,
    /// The guests of the party or night out that is told, in seat order.
    pub guests: Vec<Seat>,
    /// The guest who is asked about an effect.
    pub eating: Option<Seat>,
    /// The cards served to the guests so far, in order.
    pub dishes: Vec<Design>,
    /// The seat that has selected this place for its plan.
    pub planned: Option<Seat>,
    /// Whether a player is visiting the place.
    pub visited: bool,
    /// Whether a touch is a legal action or sets a piece.
    pub is_target: bool,
    /// Whether a hint recommends going there, or a touched sentence names it.
    pub pointed: bool,
    /// Whether the player asked is there or can go there now, so that its activities can be touched.
    pub open: bool,
    /// Whether an event bans the place this round for the player asked.
    pub banned: bool,
    /// The cards that lie there, each with its number of copies.
    pub wares: Vec<(Design, u8)>,
    /// The cards there that have come from their piles with the last event.
    pub coming: Vec<Design>,
    /// The activities of the place.
    pub activities: Vec<ActivityScene>,
}

/// An activity of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivityScene {
    /// The activity.
    pub activity: Activity,
    /// The change of money, negative if it costs: for the player who acts, or as printed.
    pub balance: i16,
    /// The chips gained: for the player who acts, or as printed.
    pub chips: Option<(Chip, u8)>,
    /// The reason why the player there cannot do it now; `None` if it can be done, perhaps after a choice of cards.
    pub why_not: Option<Illegal>,
    /// Whether a touch does it or selects it.
    pub is_target: bool,
    /// Whether it is selected: cards or people are to be chosen for it.
    pub chosen: bool,
    /// The indicators of the player who can do it, before and after; `None` if it takes cards or people, or cannot be done.
    pub outcome: Option<(Health, Health)>,
}

impl State {
    pub(super) fn place_scene(
        &self,
        viewer: Option<Seat>,
        selection: &Selection,
        place: Place,
        company: Option<&Company>,
        arrived: &[(Design, To)],
    ) -> PlaceScene {
        let comes_here = |to: To| match to {
            To::Market => place == Place::Fleamarket,
            To::BlackMarket => place == Place::BlackMarket,
            To::Pub(_) => place == Place::Nightlife,
            To::Hand(_) | To::Offer | To::Looking(_) => false,
        };
        let has_piece = |seat: &Seat| self.plan_seen_by(viewer, *seat).is_some_and(|plan| plan.contains(place));
        let asked = self.asked();
        let visited = self.visit().is_some_and(|visit| visit.place == place);
        let way = match asked {
            Some((_, Due::Go | Due::Visit(_))) => Way::to(self, place).ok(),
            _ => None,
        };
        let is_target = match asked {
            Some((_, Due::Go | Due::Visit(_))) => way.is_some() && !visited,
            Some((seat, Due::Plan)) => self.open_places(seat).contains(place),
            _ => false,
        };
        let activity = |activity: &Activity| {
            let there = match &way {
                Some(way) => self.acting().zip(Some(&way.there)),
                None => self.acting().filter(|_| visited).zip(Some(self)),
            };
            let why_not = there.and_then(|(seat, there)| there.why_not(seat, *activity));
            let outcome = match (&way, simple(*activity), asked) {
                (Some(way), Some(action), Some((seat, _))) => {
                    outcome(&way.there, seat, &action).map(|after| (self.health(seat), after))
                }
                _ => None,
            };
            ActivityScene {
                activity: *activity,
                outcome,
                balance: there.map_or_else(
                    || i16::from(activity.wage()) - i16::from(activity.price()),
                    |(seat, there)| there.balance(seat, *activity),
                ),
                chips: match there {
                    Some((seat, there)) => there.brings(seat, *activity),
                    None => activity.chips(),
                },
                why_not,
                is_target: why_not.is_none() && way.is_some(),
                chosen: selection.activity == Some(*activity),
            }
        };
        PlaceScene {
            place,
            pieces: self.seats().filter(has_piece).collect(),
            guests: company.map(|company| company.guests.clone()).unwrap_or_default(),
            eating: company.and_then(|company| company.eating),
            dishes: company.map(|company| company.dishes.clone()).unwrap_or_default(),
            planned: asked.map(|(seat, _)| seat).filter(|_| selection.plan.contains(place)),
            visited,
            is_target,
            pointed: selection.go == Some(place),
            open: way.is_some(),
            banned: asked.is_some_and(|(seat, due)| due != Due::Answer && self.bans(seat).contains(place)),
            wares: wares(self, place),
            coming: arrived.iter().filter(|(_, to)| comes_here(*to)).map(|(card, _)| *card).collect(),
            activities: Activity::at(place).iter().map(activity).collect(),
        }
    }
}
