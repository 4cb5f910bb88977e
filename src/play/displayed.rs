//! The displayed state: one event behind the game while dice tumble.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::bots::Persons;
use crate::engine::{Event, EventOf, Known, Seat, Step, Timeline};
use crate::games::{GameScene, SceneInput};

/// The displayed state, with the log up to it.
#[derive(Clone, Debug)]
pub(super) struct DisplayedState<G: GameScene> {
    /// The state.
    pub state: G,
    /// The log up to this state, oldest entry first.
    pub log: Vec<G::LogEntry>,
    /// The notes of bots, one for each entry of the log.
    pub notes: Vec<Note<G>>,
    /// The moments before the first event and after each event.
    moments: Vec<Moment>,
    /// The dice that are tumbling: the last event of the game, which `state` does not contain yet.
    pub tumbling: Option<G::Chance>,
    /// The last event, if the table has just advanced by it.
    step: Option<Step<G>>,
    /// Grows with every change.
    pub revision: u32,
    /// The seats with a person.
    pub persons: Persons,
}

/// A bot's note about an event.
#[derive(Clone, Debug)]
pub(super) struct Note<G: GameScene> {
    /// Whether a bot chose the action among several, and nothing about it is secret.
    pub chosen: bool,
    /// The reason for the action.
    pub reason: Option<G::Reason>,
    /// The remark of a bot: its seat, whether the moment was good for it, and the index of the sentence.
    pub remark: Option<(Seat, bool, usize)>,
}

/// Number of events after a remark during which no bot makes another.
const SILENT: usize = 12;

/// A moment between two events.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Whether automatic play stopped for a person.
    pub asks: bool,
    /// Whether undo treats the decision before this moment and the one after it as one step.
    pub joined: bool,
    /// Whether a secret decision was due.
    pub secret: bool,
}

impl Moment {
    /// The moment of this state, before the next event is known.
    pub fn at<G: GameScene>(state: &G, persons: &Persons) -> Self {
        Self { asks: persons.are_asked(state), joined: false, secret: state.secret().is_some() }
    }

    /// Whether the decision at this moment is a person's, or continues one.
    pub fn goes_on(self) -> bool {
        self.asks || self.joined
    }

    /// Whether undo and redo stop at this moment.
    pub fn is_stop(self) -> bool {
        self.asks && !self.joined
    }
}

/// Whether undo treats these two events as one step.
pub(super) fn joins<G: GameScene>(event: &EventOf<G>, next: &EventOf<G>) -> bool {
    match (event, next) {
        (Event::Decision { by, action }, Event::Decision { by: then_by, action: then }) => {
            by == then_by && G::joins(action, then)
        }
        _ => false,
    }
}

impl<G: GameScene> DisplayedState<G> {
    /// Displays a game that has just been opened.
    pub fn new(game: &Timeline<G>) -> Self {
        let state = game.state_at(0);
        let persons = Persons::of(game.setup());
        let moments = vec![Moment::at(&state, &persons)];
        let mut displayed = Self {
            state,
            log: Vec::new(),
            notes: Vec::new(),
            moments,
            tumbling: None,
            step: None,
            revision: 0,
            persons,
        };
        displayed.follow(game, false);
        displayed.step = None;
        displayed
    }

    /// Updates the display after a change of control of a seat: the stops for persons are recomputed for the whole game.
    pub fn reseat(&mut self, game: &Timeline<G>) {
        let revision = self.revision.wrapping_add(1);
        *self = Self { revision, ..Self::new(game) };
    }

    /// Advances to the current state of the game, or to the state before its last event while dice tumble. Log entries that are still valid
    /// are reused: a game changes only at its end, by new events or by undo.
    pub fn follow(&mut self, game: &Timeline<G>, tumbling: bool) {
        let count = game.events().len().saturating_sub(usize::from(tumbling));
        self.step = None;
        if count < self.log.len() {
            self.log.truncate(count);
            self.notes.truncate(count);
            self.moments.truncate(count + 1);
            self.reconsider(game, count, None);
            self.state = game.state_at(count);
        }
        for event in game.events().iter().take(count).skip(self.log.len()) {
            if let Ok(step) = Step::new(&self.state, event.clone()) {
                self.state = step.after.clone();
                self.reconsider(game, self.log.len(), Some(event));
                self.notes.push(self.note(&step));
                self.log.push(G::log_entry(&step));
                self.moments.push(Moment::at(&self.state, &self.persons));
                self.step = Some(step);
            }
        }
        self.tumbling = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        self.revision = self.revision.wrapping_add(1);
    }

    /// The note of a bot about this event, which has just been applied.
    fn note(&self, step: &Step<G>) -> Note<G> {
        let Step { before, event, .. } = step;
        if before.secret().is_some() {
            return Note { chosen: false, reason: None, remark: None };
        }
        let chosen = matches!(event, Event::Decision { by, .. } if !self.persons.has(*by)) && {
            let mut legal = Vec::new();
            before.legal(&mut legal);
            legal.len() > 1
        };
        let reason = match event {
            Event::Decision { by, action } if chosen => {
                let known = Known::sample(before, *by, &mut ChaCha8Rng::seed_from_u64(0));
                G::reason(&known, action)
            }
            _ => None,
        };
        let silent = self.notes.iter().rev().take(SILENT).any(|note| note.remark.is_some());
        let [good, bad] = if silent { [None, None] } else { G::moment(step) };
        let bot = |seat: &Seat| !self.persons.has(*seat);
        let who = bad.filter(bot).map(|seat| (seat, false)).or_else(|| good.filter(bot).map(|seat| (seat, true)));
        Note { chosen, reason, remark: who.map(|(seat, good)| (seat, good, self.log.len() / SILENT)) }
    }

    /// Updates the moment after `count` events for this next event.
    fn reconsider(&mut self, game: &Timeline<G>, count: usize, next: Option<&EventOf<G>>) {
        let Some([before, moment]) = count.checked_sub(1).and_then(|last| self.moments.get_mut(last..=count)) else {
            return;
        };
        let joins = game.events().get(count - 1).zip(next).is_some_and(|(event, next)| joins::<G>(event, next));
        moment.joined = before.goes_on() && joins;
    }

    /// The number of events that remain after undo in a game of `now` events: up to the last stop for a person.
    pub fn asked_before(&self, now: usize) -> Option<usize> {
        self.moments.iter().take(now).rposition(|moment| moment.is_stop())
    }

    /// The first moment of the series of secret decisions that ends at this moment; this moment itself if its decision is not secret.
    pub fn before_secret(&self, moment: usize) -> usize {
        let open = self.moments.iter().take(moment + 1).rposition(|moment| !moment.secret);
        open.map_or(0, |open| (open + 1).min(moment))
    }

    /// The input of the scene, except for the viewer. It contains no step if reduced motion is requested.
    pub fn input<'a>(&'a self, selection: &'a G::Selection, motion: bool) -> SceneInput<'a, G> {
        SceneInput {
            log: &self.log,
            tumbling: self.tumbling.as_ref(),
            step: self.step.as_ref().filter(|_| motion),
            revision: self.revision,
            ..SceneInput::of(&self.state, selection)
        }
    }
}
