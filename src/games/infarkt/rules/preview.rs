//! Previews: what a decision would bring, and what each viewer may see.

use super::action::Action;
use super::activities::Activity;
use super::agenda::Step;
use super::cards::Design;
use super::deck::{Drugs, Events};
use super::effect::{Cause, Chip, Effect};
use super::health::{Change, Health};
use super::illegal::Illegal;
use super::places::{Place, Places};
use super::state::{MOST_CHIPS, Pending, Phase, State};
use crate::engine::{Event, Game, Seat};

impl State {
    /// The effects of an action, as far as no card has to be drawn for it, if nobody took a drug or gave chips against it; nothing if
    /// the action is not allowed. The round may end with it, but that is not counted.
    pub fn preview(&self, by: Seat, action: &Action) -> Vec<Effect> {
        let mut seen = Vec::new();
        let mut after = self.clone();
        let mut next = Event::decision(by, action.clone());
        while after.apply_observed(&next, &mut |effect| seen.push(effect)).is_ok() {
            let Step::Ask { seat, .. } = after.step() else { break };
            next = Event::decision(seat, Action::Accept);
        }
        let ends =
            |effect: &Effect| matches!(effect, Effect::RoundOver { .. } | Effect::Beginner { .. } | Effect::PlansOpen);
        let end = seen.iter().position(ends).unwrap_or(seen.len());
        seen.truncate(end);
        seen
    }

    /// What would change for whom, in its order, as [`State::preview`] has it; really, so that nothing goes beyond 0 and 10.
    pub fn previewed_changes(&self, by: Seat, action: &Action) -> Vec<(Seat, Change, Cause)> {
        let change = |effect: Effect| match effect {
            Effect::Health { seat, change, cause } => Some((seat, change, cause)),
            _ => None,
        };
        self.preview(by, action).into_iter().filter_map(change).collect()
    }

    /// What the end of the round will do to a player as things stand (IN-21), less the chips that were given for it.
    pub fn forecast(&self, seat: Seat) -> Change {
        if self.is_alive(seat) { self.decay(seat) } else { Change::NONE }
    }

    /// A player's health after the end of the round, as things stand.
    pub fn health_ahead(&self, seat: Seat) -> Health {
        self.health(seat).after(self.forecast(seat))
    }

    /// Could whoever is asked about an effect make it any milder, with everything that they have (IN-23)? No drug worsens anything.
    pub fn can_be_answered(&self) -> bool {
        let Some(Pending { seat, effect, .. }) = self.pending() else { return false };
        let mut best = self.clone();
        for card in self.drugs(seat).cards() {
            // A drug that the player has can always be taken.
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

    /// What an activity brings a player in money; below 0 it costs.
    pub fn balance(&self, seat: Seat, activity: Activity) -> i16 {
        let career = if activity == Activity::Work { self.chips(seat, Chip::Career) } else { 0 };
        i16::from(activity.wage() + career) - i16::from(activity.price())
    }

    /// The chips that an activity brings a player, of those that are left (IN-34, IN-35).
    pub fn brings(&self, seat: Seat, activity: Activity) -> Option<(Chip, u8)> {
        let (chip, count) = activity.chips()?;
        let count = count.min(self.chips_left(chip)).min(MOST_CHIPS - self.chips(seat, chip));
        (count > 0).then_some((chip, count))
    }

    /// Could a player pay for it now?
    pub fn affords(&self, seat: Seat, activity: Activity) -> bool {
        self.euro(seat) >= u16::from(activity.price())
    }

    /// Why a player who is at the place cannot do this now, whatever cards or people were chosen; nothing if it can be done,
    /// or could be with the right ones.
    pub fn why_not(&self, seat: Seat, activity: Activity) -> Option<Illegal> {
        self.check_activity(seat, activity).and_then(|()| self.check_stock(seat, activity)).err()
    }

    /// May a player plan these places together, as far as they go (IN-11, IN-31, IN-35)?
    pub fn fits_plan(&self, seat: Seat, places: Places, place: Place) -> bool {
        let rival = place.rival().is_some_and(|rival| places.contains(rival));
        self.open_places(seat).contains(place) && !places.contains(place) && !rival
    }

    /// Are plans being made that are not seen yet (IN-12)?
    fn plans_in_secret(&self) -> bool {
        self.phase() == Phase::Planning && !self.open_planning
    }

    /// Has a player set the pieces? Everybody sees that.
    pub fn has_planned(&self, seat: Seat) -> bool {
        self.players[seat].plan.is_some()
    }

    /// A player's plan as somebody sees it (IN-12); `None` also as the viewer for who sees only what is open to all.
    pub fn plan_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Option<Places> {
        self.plan(seat).filter(|_| viewer == Some(seat) || !self.plans_in_secret())
    }

    /// A player's indicators as somebody sees them: what a drug does while plans are secret is secret too (IN-44).
    pub fn health_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Health {
        let player = &self.players[seat];
        player.seen.filter(|_| viewer != Some(seat)).map_or(player.health, |seen| seen.health)
    }

    /// A player's drugs as somebody sees them, like [`State::health_seen_by`].
    pub fn drugs_seen_by(&self, viewer: Option<Seat>, seat: Seat) -> Drugs {
        let player = &self.players[seat];
        player.seen.filter(|_| viewer != Some(seat)).map_or(player.drugs, |seen| seen.drugs)
    }

    /// Is the offer being prepared in the other world, or has it been, and is it still hidden from the living (IN-36)?
    pub fn offer_is_hidden(&self) -> bool {
        let shown = matches!(self.agenda.first(), Some(Step::Events { .. } | Step::Over));
        !self.offer.is_empty() && !shown
    }

    /// The events that are laid out, as somebody sees them: only the dead see what is being prepared (IN-36).
    pub fn offer_seen_by(&self, viewer: Option<Seat>) -> Option<&Events> {
        let dead = viewer.is_some_and(|viewer| self.players.get(viewer).is_some_and(|player| !player.alive));
        (dead || !self.offer_is_hidden()).then_some(&self.offer)
    }

    /// Two own goods of different symbols, for a meal in this order, if it could be cooked or served (IN-20).
    pub fn is_meal(&self, seat: Seat, first: Design, second: Design) -> bool {
        self.check_meal(seat, &[first, second], Activity::Cook).is_ok()
    }
}
