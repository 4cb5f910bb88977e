//! Events that are told part by part: parties, the end of a round, and deaths. Guests arrive before they eat, indicators climb before anybody
//! dies, and nobody has won before that. PURE.

use std::ops::Range;

use super::company::{arrive, invites, place_name};
use super::moment::{Moment, health};
use super::seats::SeatScene;
use super::sounds::sounds;
use crate::engine::{Event, Seat, Step};
use crate::games::infarkt::text::LogEntry;
use crate::games::infarkt::{Action, Cause, Change, Effect, Phase, State, To};
use crate::games::{GameTelling, Part, Sound, Told, Trail};

/// Time for which a change of indicators or a funeral is displayed, in milliseconds.
const CHANGE: u32 = 750;

/// What a part tells. Consecutive effects of the same kind are told together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A card or smoke for everybody who gets it, or the shock of a death.
    Served(Cause),
    /// The end of the round.
    Night,
    /// Deaths.
    Death,
    /// A funeral.
    Funeral,
    /// Any other change of indicators.
    Change,
    /// What is told together with the next part.
    Other,
}

impl Kind {
    fn of(effect: &Effect) -> Self {
        match effect {
            Effect::Health { cause: Cause::Decay, .. } => Self::Night,
            Effect::Health { cause: Cause::Funeral { .. }, .. }
            | Effect::Money { cause: Cause::Funeral { .. }, .. }
            | Effect::Funeral { .. } => Self::Funeral,
            Effect::Health { cause, .. } if cause.is_party() => Self::Served(*cause),
            Effect::Health { .. } => Self::Change,
            Effect::Died { .. }
            | Effect::Money { cause: Cause::Death, .. }
            | Effect::Chips { cause: Cause::Death, .. } => Self::Death,
            _ => Self::Other,
        }
    }
}

impl GameTelling for State {
    fn parts(step: &Step<Self>) -> Vec<Part> {
        let kinds: Vec<Kind> = step.effects.iter().map(Kind::of).collect();
        let is_told = |kind: &Kind| matches!(kind, Kind::Served(_) | Kind::Death);
        let is_night = || !Moment::of(told(step, 0..kinds.len())).worsened.is_empty();
        if !invites(step) && !kinds.iter().any(is_told) && !is_night() {
            return Vec::new();
        }
        let mut ends: Vec<usize> = Vec::new();
        let mut last = Kind::Other;
        for (at, kind) in kinds.iter().enumerate() {
            match (*kind, last) {
                (Kind::Other, _) => continue,
                (kind, last) if kind == last => {
                    if let Some(end) = ends.last_mut() {
                        *end = at + 1;
                    }
                }
                _ => ends.push(at + 1),
            }
            last = *kind;
        }
        // The guests arrive before anything is served, with everything that comes before that.
        let served = kinds.iter().position(|kind| !matches!(kind, Kind::Other)).unwrap_or(kinds.len());
        let arrive = invites(step).then_some(served);
        let mut from = 0;
        let part = |until: usize| {
            let time = Moment::of(told(step, from..until)).time().unwrap_or(CHANGE);
            from = until;
            Part { until, time }
        };
        arrive.into_iter().chain(ends).map(part).collect()
    }

    fn continues(step: &Step<Self>) -> bool {
        // The way to a place with what is done there, its cards and the answers to it; the plans of all players.
        let (before, after) = (&step.before, &step.after);
        let is_way = match &step.event {
            Event::Decision { action: Action::Go(_), .. } => true,
            Event::Decision { action: Action::Leave, .. } => after.acting().is_some(),
            _ => false,
        };
        let draws = || {
            let is_own = before.acting().is_some() || matches!(step.event, Event::Decision { .. });
            is_own && matches!(after.draws_to(), Some(To::Hand(_) | To::Looking(_) | To::Pub(_) | To::Market))
        };
        match after.phase() {
            Phase::Respond | Phase::Keep | Phase::Stock => true,
            Phase::Planning => before.phase() == Phase::Planning,
            _ => is_way || draws(),
        }
    }

    /// The place that is visited now: the next stop on the way of the seat. What happens during the visit belongs to this stop.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let is_own = |seat| !matches!(step.event, Event::Decision { by, .. } if by != seat);
        let trail = match step.event {
            Event::Decision { by, action: Action::Go(place) } => {
                Some(Trail { seat: by, piece: None, places: vec![place_name(place)] })
            }
            _ if step.before.visit().is_some() => step.before.acting().filter(|seat| is_own(*seat)).map(|seat| Trail {
                seat,
                piece: None,
                places: Vec::new(),
            }),
            _ => None,
        };
        trail.into_iter().collect()
    }

    fn sounds(step: &Step<Self>) -> Vec<Sound> {
        sounds(step, 0..step.effects.len())
    }

    fn sounds_of_part(step: &Step<Self>, effects: Range<usize>) -> Vec<Sound> {
        let mut heard = sounds(step, effects.clone());
        // A party is heard when its guests arrive, and not again with the first card.
        if !arrive(told(step, effects)) {
            heard.retain(|sound| *sound != Sound::Party);
        }
        heard
    }
}

/// A part of a step.
pub(super) fn told(step: &Step<State>, Range { start: from, end: until }: Range<usize>) -> Told<'_, State> {
    Told { step, from, until }
}

/// Whether a player has died so far.
pub(super) fn has_died(told: Told<'_, State>, seat: Seat) -> bool {
    told.so_far().iter().any(|effect| matches!(effect, Effect::Died { seat: died, .. } if *died == seat))
}

/// Whether the end of the round has been told.
pub(super) fn is_night(told: Told<'_, State>) -> bool {
    told.so_far().iter().any(|effect| matches!(effect, Effect::Health { cause: Cause::Decay, .. }))
}

/// The player who alone is served something in this part.
pub(super) fn eating(told: Told<'_, State>) -> Option<Seat> {
    let mut served = told.effects().iter().filter_map(|effect| match effect {
        Effect::Health { seat, cause, .. } if cause.is_party() => Some(*seat),
        _ => None,
    });
    let first = served.next()?;
    served.all(|seat| seat == first).then_some(first)
}

/// The changes that this part has brought a player.
pub(super) fn changed(told: Told<'_, State>, seat: Seat) -> Change {
    told.effects().iter().fold(Change::NONE, |all, effect| match effect {
        Effect::Health { seat: of, change, .. } if *of == seat => {
            change.iter().fold(all, |all, (indicator, by)| all.and(indicator, all[indicator] + by))
        }
        _ => all,
    })
}

/// The possessions and health of a player after the effects told so far.
pub(super) fn seat_told(told: Told<'_, State>, viewer: Option<Seat>, seat: Seat, log: &[LogEntry]) -> SeatScene {
    let Told { step, .. } = told;
    let scene = |state: &State| state.seat_scene(viewer, seat, Change::NONE, changed(told, seat), log);
    let before = scene(&step.before);
    if !before.alive || has_died(told, seat) {
        return SeatScene { winner: false, ..scene(&step.after) };
    }
    let cards = if step.after.is_alive(seat) { scene(&step.after) } else { before.clone() };
    let euro = told.so_far().iter().fold(before.euro, |euro, effect| match effect {
        Effect::Money { seat: of, by, .. } if *of == seat => euro.saturating_add_signed(*by),
        _ => euro,
    });
    let health = health(told, before.health, seat);
    let forecast = if is_night(told) { Change::NONE } else { health.decay() };
    SeatScene { goods: cards.goods, drugs: cards.drugs, diary: cards.diary, health, euro, forecast, ..before }
}
