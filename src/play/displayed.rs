//! What the table shows: a step behind the game while dice tumble.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::bots::Persons;
use crate::engine::{Event, EventOf, Known, Seat, Timeline};
use crate::games::{GameScene, SceneInput};

/// The state that the table shows, with the log up to there.
#[derive(Clone, Debug)]
pub(super) struct DisplayedState<G: GameScene> {
    /// The state.
    pub state: G,
    /// The log up to there, the oldest entry first.
    pub log: Vec<G::LogEntry>,
    /// What bots have to say about it, for each entry of the log.
    pub notes: Vec<Note<G>>,
    /// The moments before the first event and after each one.
    moments: Vec<Moment>,
    /// The dice that are tumbling: the last event of the game, which `state` does not contain yet.
    pub tumbling: Option<G::Chance>,
    /// The state before the last event and that event, when the table has just moved on by it.
    step: Option<(G, EventOf<G>)>,
    /// Grows with every change.
    pub revision: u32,
    /// Who is asked at this table.
    pub persons: Persons,
}

/// What bots have to say about an event.
#[derive(Clone, Debug)]
pub(super) struct Note<G: GameScene> {
    /// A bot did it that had a choice, and nothing about it is a secret.
    pub chosen: bool,
    /// What spoke for it then.
    pub reason: Option<G::Reason>,
    /// What a bot says to it: who, whether it was a good moment, and which of the sentences.
    pub remark: Option<(Seat, bool, usize)>,
}

/// So many events after a remark nobody makes another.
const SILENT: usize = 12;

/// A moment between two events.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Somebody was asked.
    pub asks: bool,
    /// What was decided before it was only the way to what was decided then.
    pub joined: bool,
    /// Somebody decided in secret.
    pub secret: bool,
}

impl Moment {
    /// This state, before it is known what comes next.
    pub fn at<G: GameScene>(state: &G, persons: &Persons) -> Self {
        Self { asks: persons.are_asked(state), joined: false, secret: state.secret().is_some() }
    }

    /// Is what is decided now somebody's decision, or the rest of one?
    pub fn goes_on(self) -> bool {
        self.asks || self.joined
    }

    /// Do undo and redo stop here?
    pub fn is_stop(self) -> bool {
        self.asks && !self.joined
    }
}

/// Is the first event only the way to the next one?
pub(super) fn joins<G: GameScene>(event: &EventOf<G>, next: &EventOf<G>) -> bool {
    match (event, next) {
        (Event::Decision { by, action }, Event::Decision { by: then_by, action: then }) => {
            by == then_by && G::joins(action, then)
        }
        _ => false,
    }
}

impl<G: GameScene> DisplayedState<G> {
    /// A game that has just been put on the table.
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

    /// Somebody else decides for a seat from now on: what counts as asked is reckoned anew for the whole game.
    pub fn reseat(&mut self, game: &Timeline<G>) {
        let revision = self.revision.wrapping_add(1);
        *self = Self { revision, ..Self::new(game) };
    }

    /// Goes to where the game now is, or to just before its last event while dice tumble. The log is kept as far as it still
    /// holds: a game only ever grows at its end or is taken back from there.
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
            let before = self.state.clone();
            if self.state.apply(event).is_ok() {
                self.reconsider(game, self.log.len(), Some(event));
                self.notes.push(self.note(&before, event));
                self.log.push(G::log_entry(&before, event, &self.state));
                self.moments.push(Moment::at(&self.state, &self.persons));
                self.step = Some((before, event.clone()));
            }
        }
        self.tumbling = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        self.revision = self.revision.wrapping_add(1);
    }

    /// What bots have to say about this event, which has just been carried out.
    fn note(&self, before: &G, event: &EventOf<G>) -> Note<G> {
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
        let [good, bad] = if silent { [None, None] } else { G::moment(before, &self.state) };
        let bot = |seat: &Seat| !self.persons.has(*seat);
        let who = bad.filter(bot).map(|seat| (seat, false)).or_else(|| good.filter(bot).map(|seat| (seat, true)));
        Note { chosen, reason, remark: who.map(|(seat, good)| (seat, good, self.log.len() / SILENT)) }
    }

    /// What the moment after `count` events is with this one coming next.
    fn reconsider(&mut self, game: &Timeline<G>, count: usize, next: Option<&EventOf<G>>) {
        let Some([before, moment]) = count.checked_sub(1).and_then(|last| self.moments.get_mut(last..=count)) else {
            return;
        };
        let joins = game.events().get(count - 1).zip(next).is_some_and(|(event, next)| joins::<G>(event, next));
        moment.joined = before.goes_on() && joins;
    }

    /// The number of events that undo leads back to from the end of a game of `now` events: the last one at which somebody was
    /// asked.
    pub fn asked_before(&self, now: usize) -> Option<usize> {
        self.moments.iter().take(now).rposition(|moment| moment.is_stop())
    }

    /// The first of the moments up to this one at which somebody decided in secret; this one itself where nobody did.
    pub fn before_secret(&self, moment: usize) -> usize {
        let open = self.moments.iter().take(moment + 1).rposition(|moment| !moment.secret);
        open.map_or(0, |open| (open + 1).min(moment))
    }

    /// What the scene is made from, beside the viewer. Where no motion is wanted there is no step.
    pub fn input<'a>(&'a self, selection: &'a G::Selection, motion: bool) -> SceneInput<'a, G> {
        SceneInput {
            log: &self.log,
            tumbling: self.tumbling.as_ref(),
            step: self.step.as_ref().filter(|_| motion).map(|(before, event)| (before, event)),
            revision: self.revision,
            ..SceneInput::of(&self.state, selection)
        }
    }
}
