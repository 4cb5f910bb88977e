//! A game being played: setup, events, the state that they give, and what was undone.

use super::dice::Dice;
use super::game::{EventOf, Game, Turn};
use super::setup::{Setup, SetupError};

/// A game being played. Its state is always the replay of its events.
#[derive(Clone, Debug, PartialEq)]
pub struct Playthrough<G: Game> {
    setup: Setup<G>,
    start: G,
    state: G,
    events: Vec<EventOf<G>>,
    /// Events taken back, the next one to redo last.
    undone: Vec<EventOf<G>>,
}

impl<G: Game> Playthrough<G> {
    /// A game before its first event.
    ///
    /// # Errors
    /// When the setup breaks a rule.
    pub fn new(setup: Setup<G>) -> Result<Self, SetupError> {
        let start = G::setup(&setup)?;
        Ok(Self { setup, state: start.clone(), start, events: Vec::new(), undone: Vec::new() })
    }

    /// Plays an event. What had been undone is forgotten, unless this is the very event that was undone last.
    ///
    /// # Errors
    /// The rule that forbids it; then nothing has changed.
    pub fn play(&mut self, event: EventOf<G>) -> Result<(), G::Illegal> {
        self.state.apply(&event)?;
        if self.undone.last() == Some(&event) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.events.push(event);
        Ok(())
    }

    /// What chance brings now from these dice: the same whenever the game stands at this number of chance events.
    pub fn roll(&self, dice: &Dice) -> Option<EventOf<G>> {
        let position = self.events.iter().filter(|event| event.is_chance()).count();
        self.state.sample(&mut dice.at(position as u32)).map(EventOf::<G>::chance)
    }

    /// Takes events back until `count` are left; nothing happens if there are not more than that.
    pub fn undo_to(&mut self, count: usize) {
        if count < self.events.len() {
            self.state = self.state_at(count);
            self.undone.extend(self.events.drain(count..).rev());
        }
    }

    /// Plays the event that was undone last again; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(event) = self.undone.last().cloned() else { return false };
        self.play(event).is_ok()
    }

    /// The state after the first `count` events (all of them, if there are fewer).
    pub fn state_at(&self, count: usize) -> G {
        let mut state = self.start.clone();
        for event in self.events.iter().take(count) {
            let accepted = state.apply(event);
            debug_assert!(accepted.is_ok(), "{event:?} was accepted before");
        }
        state
    }

    /// How the game was set up.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// The state after the last event.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events so far.
    pub fn events(&self) -> &[EventOf<G>] {
        &self.events
    }

    /// What was undone, the next event to redo last.
    pub fn undone(&self) -> &[EventOf<G>] {
        &self.undone
    }

    /// Puts back what a save says was undone. It is not played here: [`Playthrough::redo`] checks each event.
    pub fn set_undone(&mut self, undone: Vec<EventOf<G>>) {
        self.undone = undone;
    }

    /// The only legal decision, where there is exactly one: it is no choice, and the screen plays it by itself.
    pub fn forced(&self) -> Option<EventOf<G>> {
        let Turn::Decide(seat) = self.state.turn() else { return None };
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        let only = legal.pop().filter(|_| legal.is_empty())?;
        Some(EventOf::<G>::decision(seat, only))
    }
}

impl<G: Game> Playthrough<G> {
    /// The last moment before event number `before` at which `asked` held; where undo leads.
    pub fn moment_before(&self, before: usize, asked: impl Fn(&G) -> bool) -> Option<usize> {
        let mut state = self.start.clone();
        let mut found = asked(&state).then_some(0);
        for (index, event) in self.events.iter().enumerate() {
            if index + 1 >= before {
                break;
            }
            if state.apply(event).is_ok() && asked(&state) {
                found = Some(index + 1);
            }
        }
        found.filter(|moment| *moment < before)
    }

    /// Is somebody asked in this state: a decision with a choice, or dice that a hand throws (`by_hand`)?
    pub fn asks(state: &G, by_hand: impl Fn(&G) -> bool) -> bool {
        match state.turn() {
            Turn::Over => true,
            Turn::Chance => by_hand(state),
            Turn::Decide(_) => {
                let mut legal = Vec::new();
                state.legal(&mut legal);
                legal.len() > 1
            }
        }
    }
}
