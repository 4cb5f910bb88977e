//! The past of a game at the table: its log, the notes of bots, and the moments at which undo and redo stop.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::persons::{Persons, decider};
use crate::bots::reason_for;
use crate::engine::{Event, EventOf, Known, Seat, Seats, Step, Timeline};
use crate::games::{Asked, Fortunes, TableGame};

/// The past of a game.
pub(super) struct Past<G: TableGame> {
    /// The log, oldest entry first: one entry for each event.
    pub log: Vec<G::LogEntry>,
    /// The notes of bots, one for each entry of the log.
    pub notes: Vec<Note<G>>,
    /// The moments before the first event and after each event.
    moments: Vec<Moment>,
    /// What the state after the last event asks for.
    asked: Asked<G>,
}

/// A bot's note about an event.
pub(super) struct Note<G: TableGame> {
    /// Whether a bot chose the action among several, and nothing about it is secret.
    pub chosen: bool,
    /// The reason for the action.
    pub reason: Option<G::Reason>,
    /// The remark of a bot.
    pub remark: Option<Remark>,
}

/// A remark of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Remark {
    /// The seat of the bot.
    pub seat: Seat,
    /// Whether the event was good for it; otherwise it was bad.
    pub is_good: bool,
    /// The number of the sentence, taken modulo the number of [sentences](crate::games::seam::Remarks).
    pub number: usize,
}

/// Number of events after a remark during which no bot makes another.
const SILENT: usize = 12;

/// A moment between two events.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// Whether the state asks ([`GamePlay::asks`]).
    asks: bool,
    /// Whether it asks a person, so that automatic play stops for one.
    asks_person: bool,
    /// The seat that it asks.
    asked: Option<Seat>,
    /// The seat whose turn it is.
    turn: Option<Seat>,
    /// Whether undo treats the decision before this moment and the one after it as one step.
    joined: bool,
    /// Whether a secret decision was due.
    secret: bool,
    /// Whether the event before it was a great one.
    great: bool,
    /// The seats that something happened to in the event before it ([`GameStory::happens_to`]).
    ///
    /// [`GameStory::happens_to`]: crate::games::GameStory::happens_to
    happened_to: Seats,
    /// Those for which it was more than an ordinary event ([`GameStory::strikes`]).
    ///
    /// [`GameStory::strikes`]: crate::games::GameStory::strikes
    struck: Seats,
}

impl Moment {
    /// The moment of this state, before the next event is known. `asks` is whether it asks.
    fn at<G: TableGame>(state: &G, asks: bool, persons: Persons) -> Self {
        let asks_person = asks && persons.stop_at(state);
        let asked = decider(state).filter(|_| asks);
        Self {
            asks,
            asks_person,
            asked,
            turn: state.turn_owner(),
            joined: false,
            secret: state.secret().is_some(),
            great: false,
            happened_to: Seats::NONE,
            struck: Seats::NONE,
        }
    }

    /// Whether undo treats the decision at this moment, `event`, and the `next` one as one step.
    fn joins<G: TableGame>(self, event: &EventOf<G>, next: &EventOf<G>) -> bool {
        let are_one_step = match (event, next) {
            (Event::Decision { by, action }, Event::Decision { by: then_by, action: then }) => {
                by == then_by && G::joins(action, then)
            }
            _ => false,
        };
        // The decision is a person's, or continues one.
        (self.asks_person || self.joined) && are_one_step
    }
}

impl<G: TableGame> Past<G> {
    /// The past of this game.
    pub fn of(game: &Timeline<G>, persons: Persons) -> Self {
        let mut state = game.state_at(0);
        let count = game.events().len();
        let mut moments = Vec::with_capacity(count + 1);
        let asked = Asked::of(&state);
        moments.push(Moment::at(&state, asked.asks, persons));
        let mut past = Self { log: Vec::with_capacity(count), notes: Vec::with_capacity(count), moments, asked };
        let mut last = None;
        for event in game.events() {
            if let Ok(step) = Step::new(&state, event.clone()) {
                past.push(&step, last, persons);
                state = step.after;
            }
            last = Some(event);
        }
        past
    }

    /// Advances by an event; `last` is the event before it.
    pub fn push(&mut self, step: &Step<G>, last: Option<&EventOf<G>>, persons: Persons) {
        if let (Some(last), [.., before, moment]) = (last, self.moments.as_mut_slice()) {
            moment.joined = before.joins::<G>(last, &step.event);
        }
        let note = self.note(step, persons);
        self.notes.push(note);
        self.log.push(G::log_entry(step));
        let is_told = G::display_ms(step) > 0 || !G::parts(step).is_empty();
        let great = step.before.secret().is_none() && (is_told || G::moment(step) != Fortunes::default());
        let (happened_to, struck) = (G::happens_to(step), G::strikes(step));
        self.asked = Asked::of(&step.after);
        self.moments.push(Moment { great, happened_to, struck, ..Moment::at(&step.after, self.asked.asks, persons) });
    }

    /// Whether the event with this index was a great one: it is displayed for a while, or bots remark on it.
    pub fn is_great(&self, event: usize) -> bool {
        self.moments.get(event + 1).is_some_and(|moment| moment.great)
    }

    /// Goes back to the moment after this number of events, which has this state.
    pub fn truncate(&mut self, count: usize, state: &G) {
        self.asked = Asked::of(state);
        self.log.truncate(count);
        self.notes.truncate(count);
        self.moments.truncate(count + 1);
        if let Some(moment) = self.moments.last_mut() {
            moment.joined = false;
        }
    }

    /// The note of a bot about this event, which comes next.
    fn note(&self, step: &Step<G>, persons: Persons) -> Note<G> {
        let Step { before, event, .. } = step;
        if before.secret().is_some() {
            return Note { chosen: false, reason: None, remark: None };
        }
        let legal = &self.asked.legal;
        let chosen = matches!(event, Event::Decision { by, .. } if !persons.has(*by)) && legal.len() > 1;
        let reason = match event {
            Event::Decision { by, action } if chosen => {
                let known = Known::sample(before, *by, &mut ChaCha8Rng::seed_from_u64(0));
                reason_for(&known, action, legal)
            }
            _ => None,
        };
        let silent = self.notes.iter().rev().take(SILENT).any(|note| note.remark.is_some());
        let Fortunes { good, bad } = if silent { Fortunes::default() } else { G::moment(step) };
        let remark = |seat: Option<Seat>, is_good| {
            let bot = seat.filter(|seat| !persons.has(*seat))?;
            Some(Remark { seat: bot, is_good, number: self.log.len() / SILENT })
        };
        Note { chosen, reason, remark: remark(bad, false).or_else(|| remark(good, true)) }
    }

    /// What the state after the last event asks for.
    pub fn asked(&self) -> &Asked<G> {
        &self.asked
    }

    /// The seat that is asked now, if another seat was asked before: at the beginning of its turn, or within the turn of another seat. `None`
    /// if its own turn continues, also after answers of other seats.
    pub fn called(&self) -> Option<Seat> {
        let now = self.moments.last()?;
        let seat = now.asked?;
        let before = self.moments.iter().rev().skip(1).find(|moment| moment.asked.is_some());
        let goes_on =
            |before: &Moment| before.asked == Some(seat) || (now.turn == Some(seat) && before.turn == Some(seat));
        (!before.is_some_and(goes_on)).then_some(seat)
    }

    /// The indices of the events in the turns of others in which something happened to this seat, since the last decision in its own turn;
    /// none if there has been no such decision.
    pub fn happened_to(&self, seat: Seat) -> Vec<usize> {
        let now = self.moments.len().saturating_sub(1);
        let is_own = |moment: &Moment| moment.asked == Some(seat) && moment.turn == Some(seat);
        let Some(last) = self.moments.iter().take(now).rposition(is_own) else { return Vec::new() };
        let concerns = |event: &usize| {
            self.moments[*event].turn != Some(seat) && self.moments[event + 1].happened_to.contains(seat)
        };
        (last..now).filter(concerns).collect()
    }

    /// Whether this event was more than an ordinary one for this seat.
    pub fn struck(&self, event: usize, seat: Seat) -> bool {
        self.moments.get(event + 1).is_some_and(|moment| moment.struck.contains(seat))
    }

    /// Whether redo stops at the last moment. `around` are the events before and after it, if there are any.
    pub fn is_stop(&self, around: Option<(&EventOf<G>, &EventOf<G>)>) -> bool {
        let [.., before, moment] = self.moments.as_slice() else { return true };
        moment.asks_person && !around.is_some_and(|(event, next)| before.joins::<G>(event, next))
    }

    /// The number of events before the last ones of bots, back to the last moment at which a person was asked; `None` if no bot was asked.
    pub fn bots_from(&self) -> Option<usize> {
        let is_bots = |moment: &Moment| moment.asks && !moment.asks_person;
        let last = self.moments.iter().rposition(is_bots)?;
        let asked = self.moments.iter().take(last).rposition(|moment| moment.asks_person);
        // The decision of the person is not displayed again.
        Some(asked.map_or(0, |asked| asked + 1))
    }

    /// Whether the last decision was a bot's, and the current one is the first of a person since.
    pub fn is_after_bots(&self) -> bool {
        let before = self.moments.iter().rev().skip(1).find(|moment| moment.asks);
        before.is_some_and(|moment| !moment.asks_person)
    }

    /// Whether a secret decision has been due after this number of events.
    pub fn has_secret_since(&self, from: usize) -> bool {
        self.moments.iter().skip(from).any(|moment| moment.secret)
    }

    /// The number of events that remain after undo in a game of `now` events: up to the last stop for a person.
    pub fn asked_before(&self, now: usize) -> Option<usize> {
        self.moments.iter().take(now).rposition(|moment| moment.asks_person && !moment.joined)
    }

    /// The seat of the first person who is asked after this number of events, or later.
    pub fn person_from(&self, events: usize) -> Option<Seat> {
        self.moments.iter().skip(events).find(|moment| moment.asks_person)?.asked
    }

    /// Whether a person is asked after this number of events.
    pub fn asks_person(&self, events: usize) -> bool {
        self.moments.get(events).is_some_and(|moment| moment.asks_person)
    }

    /// The first moment of the series of secret decisions that ends at this moment; this moment itself if its decision is not secret.
    pub fn before_secret(&self, moment: usize) -> usize {
        let open = self.moments.iter().take(moment + 1).rposition(|moment| !moment.secret);
        open.map_or(0, |open| (open + 1).min(moment))
    }
}
