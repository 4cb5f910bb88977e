//! The last events of bots: their trails on the board until a person acts, and their display once more. The game itself stays where it is.

use super::display::{Afterwards, Display, Last, Past};
use super::tempo::{Pace, Relation};
use super::{Readiness, Table, Unseen};
use crate::engine::{Event, Step, Turn};
use crate::games::{TableGame, Trail};

/// Maximum number of events between the last decision of a person and the last event of a bot, for trails and display.
const EVENTS_MAX: usize = 200;

impl<G: TableGame> Table<G> {
    /// The number of events before those that are displayed once more; `None` if there are none, and unless a person is asked.
    fn again_from(&self) -> Option<usize> {
        let now = self.timeline.events().len();
        let is_asked = matches!(self.display, Display::Now { .. }) && self.readiness() != Readiness::Busy;
        if !is_asked || self.is_closed() || self.persons.is_empty() || self.timeline.state().turn() == Turn::Over {
            return None;
        }
        let from = self.past.bots_from()?;
        let is_open = !(self.persons.are_several() && self.past.has_secret_since(from));
        (is_open && now - from <= EVENTS_MAX).then_some(from)
    }

    /// Whether the last events of bots can be displayed once more.
    pub(super) fn can_replay(&self) -> bool {
        self.again_from().is_some()
    }

    /// Displays the last events of bots once more.
    pub(super) fn replay(&mut self) {
        if let Some(from) = self.again_from() {
            self.turn_to(Display::Replay { at: Past::new(self.timeline.state_at(from), from), last: None });
            self.show();
        }
    }

    /// Displays the next event, or the game as it is after the last one.
    pub(super) fn replay_next(&mut self) {
        let Display::Replay { at, .. } = &self.display else { return };
        let events = at.events;
        let event = self.timeline.events().get(events).cloned();
        let step = event.and_then(|event| Step::new(&at.state, event).ok());
        self.pass_over();
        match step {
            Some(step) if events + 1 < self.timeline.events().len() => {
                let (parts, held) = (G::parts(&step), G::display_ms(&step));
                let at = Past::new(step.after.clone(), events + 1);
                self.display = Display::Replay { at, last: Some(Last::new(step, held)) };
                self.tell(parts);
                self.show();
            }
            step => self.end_replay(step),
        }
    }

    /// Displays the game as it is: by its last event, or at once.
    pub(super) fn end_replay(&mut self, step: Option<Step<G>>) {
        self.end_telling();
        if step.is_none() {
            self.unseen = Unseen::default();
        }
        let last = step.map(|step| Last::new(step, 0));
        self.display = Display::Now { last, next: Afterwards::Nothing };
        self.show();
    }

    /// The pause before the next event that is displayed once more, in milliseconds.
    pub(super) fn replay_pause(&self) -> u32 {
        let pace = match self.tempo.pace {
            // It is to be seen this time.
            Pace::AtOnce => Pace::Normal,
            pace => pace,
        };
        let pause = match self.display.last() {
            Some(last) if last.is_hidden => 0,
            Some(_) => pace.pause(self.relation()),
            None => pace.pause(Relation::Apart),
        };
        pause.max(self.held())
    }

    /// The trails of bots since the last decision of a person, oldest first, each with the indices of its events; none unless a person is
    /// asked.
    pub(super) fn trails_of_bots(&self) -> Vec<(Trail, Vec<usize>)> {
        let mut trails = Vec::new();
        let Some(from) = self.again_from().filter(|_| self.past.is_after_bots()) else { return trails };
        let mut state = self.timeline.state_at(from);
        for (index, event) in self.timeline.events().iter().enumerate().skip(from) {
            let Ok(step) = Step::new(&state, event.clone()) else { break };
            // Rolls and cards belong to the seat whose turn it is.
            let seat = match &step.event {
                Event::Decision { by, .. } => Some(*by),
                Event::Chance { .. } => step.before.turn_owner(),
            };
            if seat.is_some_and(|seat| !self.persons.has(seat)) {
                G::trails(&step).into_iter().for_each(|trail| add(&mut trails, trail, index));
            }
            state = step.after;
        }
        trails
    }
}

/// Adds the trail of an event: a single place continues the last trail of the same seat, and an event without a place belongs to it. A piece
/// continues its own trail, which leads from its first place to its last one: what it has gone back is not part of it.
fn add(trails: &mut Vec<(Trail, Vec<usize>)>, trail: Trail, event: usize) {
    let goes_on = |(before, _): &&mut (Trail, _)| {
        trail.piece.is_some() && before.piece == trail.piece && before.places.last() == trail.places.first()
    };
    if let Some((before, events)) = trails.iter_mut().rev().find(goes_on) {
        for place in trail.places {
            match before.places.iter().position(|other| *other == place) {
                Some(first) => before.places.truncate(first + 1),
                None => before.places.push(place),
            }
        }
        events.push(event);
        return;
    }
    match trails.last_mut() {
        Some((last, events)) if last.seat == trail.seat && trail.places.len() <= 1 => {
            last.places.extend(trail.places);
            events.push(event);
        }
        _ if trail.places.is_empty() => {}
        _ => trails.push((trail, vec![event])),
    }
}
