//! The possible responses to an effect, and the guests that can be invited. PURE.

use super::selection::Selection;
use super::way::Way;
use crate::engine::{Event, Game, Seat};
use crate::games::infarkt::{Action, Activity, Change, Chip, Design, Due, Health, Indicator, State};

/// The consequences of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnswerScene {
    /// The drug taken first; `None` for accepting the effect.
    pub drug: Option<Design>,
    /// The indicators before it.
    pub before: Health,
    /// The indicators after it.
    pub after: Health,
}

/// The points of a pending effect that family chips can avoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChipScene {
    /// The indicator.
    pub indicator: Indicator,
    /// The number of points chosen to be avoided.
    pub chosen: u8,
}

/// A player who can be invited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuestScene {
    /// Their seat.
    pub seat: Seat,
    /// Whether this guest is chosen.
    pub chosen: bool,
}

impl State {
    /// The consequences of the pending effect: if accepted, and with each drug that makes it milder.
    pub(super) fn answer_scenes(&self) -> Vec<AnswerScene> {
        let Some(pending) = self.pending().filter(|_| self.can_be_answered()) else { return Vec::new() };
        let seat = pending.seat;
        let answer = |drug: Option<Design>| {
            let mut after = self.clone();
            if let Some(card) = drug {
                after.apply(&Event::decision(seat, Action::Drug(card))).ok()?;
            }
            let comes = after.pending().map_or(Change::NONE, |pending| pending.effect);
            Some((drug, after.health(seat).after(comes)))
        };
        let as_it_is = self.health(seat).after(pending.effect);
        let drugs = self.drugs(seat).iter().filter_map(|(card, _)| answer(Some(card)));
        let worse = |indicator: Indicator| pending.effect[indicator] > 0;
        let helps =
            |health: Health| health.iter().any(|(indicator, value)| worse(indicator) && value < as_it_is[indicator]);
        let all = answer(None).into_iter().chain(drugs.filter(|(_, after)| helps(*after)));
        all.map(|(drug, after)| AnswerScene { drug, before: self.health(seat), after }).collect()
    }

    /// The points that the family chips of the player asked can avoid.
    pub(super) fn chip_scenes(&self, selection: &Selection) -> Vec<ChipScene> {
        let Some(pending) = self.pending().filter(|pending| self.chips(pending.seat, Chip::Family) > 0) else {
            return Vec::new();
        };
        let worse = pending.effect.iter().filter(|(_, by)| *by > 0);
        worse.map(|(indicator, _)| ChipScene { indicator, chosen: selection.chips_for(indicator) }).collect()
    }

    /// All other living players, while the player asked can invite one of them.
    pub(super) fn guest_scenes(&self, selection: &Selection) -> Vec<GuestScene> {
        let Some((host, Due::Go | Due::Visit(_))) = self.asked() else { return Vec::new() };
        let can_invite = |there: Way| there.there.why_not(host, Activity::Invite).is_none();
        if !Way::to(self, Activity::Invite.place()).is_ok_and(can_invite) {
            return Vec::new();
        }
        let others = self.living().filter(|seat| *seat != host);
        others.map(|seat| GuestScene { seat, chosen: selection.guest == Some(seat) }).collect()
    }
}
