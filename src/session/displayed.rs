//! What the table shows: a step behind the game while dice tumble.

use crate::engine::{Event, EventOf, Playthrough};
use crate::games::{GameScene, SceneInput};

/// The state that the table shows, with the log up to there.
#[derive(Clone, Debug)]
pub(super) struct DisplayedState<G: GameScene> {
    /// The state.
    pub state: G,
    /// The log up to there, the oldest entry first.
    pub log: Vec<G::LogEntry>,
    /// After how many events somebody was asked, in order.
    asked: Vec<usize>,
    /// The dice that are tumbling: the last event of the game, which `state` does not contain yet.
    pub tumbling: Option<G::Chance>,
    /// The state before the last event and that event, when the table has just moved on by it.
    step: Option<(G, EventOf<G>)>,
    /// Grows with every change.
    pub revision: u32,
}

impl<G: GameScene> DisplayedState<G> {
    /// A game that has just been put on the table.
    pub fn new(game: &Playthrough<G>) -> Self {
        let state = game.state_at(0);
        let asked = if asks(&state) { vec![0] } else { Vec::new() };
        let mut displayed = Self { state, log: Vec::new(), asked, tumbling: None, step: None, revision: 0 };
        displayed.follow(game, false);
        displayed.step = None;
        displayed
    }

    /// Goes to where the game now is, or to just before its last event while dice tumble. The log is kept as far as it still
    /// holds: a game only ever grows at its end or is taken back from there.
    pub fn follow(&mut self, game: &Playthrough<G>, tumbling: bool) {
        let count = game.events().len().saturating_sub(usize::from(tumbling));
        self.step = None;
        if count < self.log.len() {
            self.log.truncate(count);
            self.asked.retain(|asked| *asked <= count);
            self.state = game.state_at(count);
        }
        for event in game.events().iter().take(count).skip(self.log.len()) {
            let before = self.state.clone();
            if self.state.apply(event).is_ok() {
                self.log.push(G::log_entry(&before, event, &self.state));
                if asks(&self.state) {
                    self.asked.push(self.log.len());
                }
                self.step = Some((before, event.clone()));
            }
        }
        self.tumbling = match game.events().last() {
            Some(Event::Chance { chance }) if tumbling => Some(chance.clone()),
            _ => None,
        };
        self.revision = self.revision.wrapping_add(1);
    }

    /// The number of events that undo leads back to from the end of a game of `now` events: the last one at which somebody was
    /// asked.
    pub fn asked_before(&self, now: usize) -> Option<usize> {
        self.asked.iter().rev().copied().find(|asked| *asked < now)
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

fn asks<G: GameScene>(state: &G) -> bool {
    Playthrough::asks(state, G::is_manual_chance)
}
