//! Previews: the consequences of a decision, and the information visible to each viewer.

use super::action::Action;
use super::activities::Activity;
use super::deck::{Drugs, Events};
use super::effect::{Cause, Chip, Effect};
use super::health::{Change, Health};
use super::illegal::Illegal;
use super::places::{Place, Places};
use super::state::{MOST_CHIPS, Pending, Phase, State};
use super::task::Task;
use crate::engine::{Event, Game, Seat};

impl State {
    /// The effects of an action, up to the first card to be drawn, assuming that nobody responds with a drug or chips. Empty if the action
    /// is illegal. Effects of the end of the round are left out, even if the action ends it.
    pub fn preview(&self, by: Seat, action: &Action) -> Vec<Effect> {
        let mut seen = Vec::new();
        let mut after = self.clone();
        let mut next = Event::decision(by, action.clone());
        while after.apply_observed(&next, &mut seen).is_ok() {
            let Task::Ask { seat, .. } = after.task() else { break };
            next = Event::decision(seat, Action::Accept);
        }
        let ends =
            |effect: &Effect| matches!(effect, Effect::RoundOver { .. } | Effect::Beginner { .. } | Effect::PlansOpen);
        let end = seen.iter().position(ends).unwrap_or(seen.len());
        seen.truncate(end);
        seen
    }

    /// The changes of health in [`State::preview`], in order: the actual changes, limited by 0 and 10.
    pub fn previewed_changes(&self, by: Seat, action: &Action) -> Vec<(Seat, Change, Cause)> {
        let change = |effect: Effect| match effect {
            Effect::Health { seat, change, cause } => Some((seat, change, cause)),
            _ => None,
        };
        self.preview(by, action).into_iter().filter_map(change).collect()
    }

    /// The change of a player's health at the end of the round as things stand (IN-21), less the chips given for it.
    pub fn forecast(&self, seat: Seat) -> Change {
        if self.is_alive(seat) { self.decay(seat) } else { Change::NONE }
    }

    /// A player's health after the end of the round, as things stand.
    pub fn health_ahead(&self, seat: Seat) -> Health {
        self.health(seat).after(self.forecast(seat))
    }

    /// Whether the player asked can make the pending effect any milder with all drugs and chips they have (IN-23). No drug worsens an
    /// indicator.
    pub fn can_be_answered(&self) -> bool {
        let Some(Pending { seat, effect, .. }) = self.pending() else { return false };
        let mut best = self.clone();
        for card in self.drugs(seat).cards() {
            // A drug in the hand can be taken at any time.
            let _ = best.apply(&Event::decision(seat, Action::Drug(card)));
        }
        let comes = best.pending().map_or(Change::NONE, |pending| pending.effect);
        let chips = self.chips(seat, Chip::Family) as i8;
        let as_it_is = self.health(seat).after(effect);
        effect.iter().filter(|(_, by)| *by > 0).any(|(indicator, _)| {
            let least = (comes[indicator] - chips).max(comes[indicator].min(0));
            best.health(seat).after(Change::one(indicator, least))[indicator] < as_it_is[indicator]
        })
    }

    /// The change of a player's money by an activity; negative if it costs.
    pub fn balance(&self, seat: Seat, activity: Activity) -> i16 {
        let career = if activity == Activity::Work { self.chips(seat, Chip::Career) } else { 0 };
        i16::from(activity.wage() + career) - i16::from(activity.price())
    }

    /// The chips that a player gets from an activity, limited by those left (IN-34, IN-35).
    pub fn brings(&self, seat: Seat, activity: Activity) -> Option<(Chip, u8)> {
        let (chip, count) = activity.chips()?;
        let count = count.min(self.chips_left(chip)).min(MOST_CHIPS - self.chips(seat, chip));
        (count > 0).then_some((chip, count))
    }

    /// The reason why a player at the place cannot do this activity now, whatever cards or people are chosen; `None` if some choice makes
    /// it possible.
    pub fn why_not(&self, seat: Seat, activity: Activity) -> Option<Illegal> {
        self.check_activity(seat, activity).and_then(|()| self.check_stock(seat, activity)).err()
    }

    /// Whether a player can add this place to these places of a plan (IN-11, IN-31, IN-35).
    pub fn fits_plan(&self, seat: Seat, places: Places, place: Place) -> bool {
        let rival = place.rival().is_some_and(|rival| places.contains(rival));
        self.open_places(seat).contains(place) && !places.contains(place) && !rival
    }

    /// Whether secret plans are being made (IN-12).
    fn plans_in_secret(&self) -> bool {
        self.phase() == Phase::Planning && !self.open_planning
    }

    /// Whether a player has set the pieces; this is visible to everybody.
    pub fn has_planned(&self, seat: Seat) -> bool {
        self.players[seat].plan.is_some()
    }

    /// A player's plan as the viewer sees it (IN-12); a viewer of `None` sees only public information.
    pub fn plan_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Option<Places> {
        self.plan(seat).filter(|_| viewer == Some(seat) || !self.plans_in_secret())
    }

    /// A player's indicators as the viewer sees them: the effect of a drug taken during secret planning is hidden (IN-44).
    pub fn health_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Health {
        let player = &self.players[seat];
        player.seen.filter(|_| viewer != Some(seat)).map_or(player.health, |seen| seen.health)
    }

    /// A player's drugs as the viewer sees them, like [`State::health_seen_by`].
    pub fn drugs_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Drugs {
        let player = &self.players[seat];
        player.seen.filter(|_| viewer != Some(seat)).map_or(player.drugs, |seen| seen.drugs)
    }

    /// Whether the offer was or is being prepared in the other world and is still hidden from the living (IN-36).
    pub fn offer_is_hidden(&self) -> bool {
        let shown = matches!(self.agenda.first(), Some(Task::Events { .. } | Task::Over));
        !self.offer.is_empty() && !shown
    }

    /// The offer of events as the viewer sees it: only the dead see an offer being prepared (IN-36).
    pub fn offer_seen_by(&self, viewer: Option<Seat>) -> Option<&Events> {
        let dead = viewer.is_some_and(|viewer| self.players.get(viewer).is_some_and(|player| !player.alive));
        (dead || !self.offer_is_hidden()).then_some(&self.offer)
    }
}
