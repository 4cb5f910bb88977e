//! The agenda: a stack of small tasks, executed until a decision or a card is needed.

use serde::{Deserialize, Serialize};

use super::cards::Deck;
use super::effect::{Cause, Effect, To};
use super::health::Change;
use super::state::State;
use crate::engine::{Observer, Seat};

/// The greatest depth of the stack, reached by the setup for five players.
pub(super) const DEPTH: usize = 16;

/// A task. Tasks marked "asks" stay on top until the decision or the card arrives; the others run as soon as they are on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::infarkt) enum Task {
    /// Starts a round (IN-9, IN-31).
    #[default]
    Round,
    /// Draws cards; asks chance.
    Draw { deck: Deck, to: To, left: u8 },
    /// Lays out the events put aside or prepared earlier (IN-28, IN-36).
    LayOut,
    /// The events, taken in turn from the beginner on; `at` counts the seats after the beginner (IN-9); asks.
    Events { at: u8 },
    /// The plans; `at` as in `Events` (IN-12); asks.
    Planning { at: u8 },
    /// Preparing the events of the next round, by the dead in the order of their death (IN-36); asks.
    Hereafter { at: u8 },
    /// The players' turns; `at` as in `Events` (IN-14); asks.
    Actions { at: u8 },
    /// The questions before the end of the round; `at` as in `Events` (IN-21, IN-40).
    Decay { at: u8 },
    /// The same, waiting for this player's answer; asks.
    AskDecay { at: u8 },
    /// The end of the round (IN-22).
    RoundEnd,
    /// An effect on a player (IN-24), who may have to be asked first.
    Affect { seat: Seat, change: Change, cause: Cause },
    /// The same, waiting for the player's answer (IN-23); asks.
    Ask { seat: Seat, change: Change, cause: Cause },
    /// Settles the deaths of an action, then checks whether the game is over (IN-26, IN-27).
    Settle,
    /// The shock of a death at a party: the host at 0, then the guests (IN-26).
    Shock { of: Seat, at: u8 },
    /// The funeral; `at` counts the seats from the left of the dead player (IN-25).
    Funeral { of: Seat, at: u8 },
    /// The player keeps two of the goods looked at (IN-18); asks.
    Keep { seat: Seat },
    /// The player chooses which drug drawn stays on the market (IN-19); asks.
    Stock { seat: Seat },
    /// Draws goods until an unhealthy one comes for the guest (IN-32); asks chance.
    Pub { host: Seat, guest: Seat },
    /// The game is over (IN-27).
    Over,
}

/// Executes an event: runs the agenda of the state and reports each effect to the observer.
pub(super) struct Executor<'a> {
    pub state: &'a mut State,
    /// A trait object: the rules are compiled once, not once for each kind of observer.
    pub observer: &'a mut dyn Observer<Effect>,
}

/// Whether the agenda runs on after a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Run the next task.
    GoOn,
    /// Wait for a player or for chance.
    Wait,
}

impl Executor<'_> {
    pub fn report(&mut self, effect: Effect) {
        self.observer.observe(effect);
    }

    pub fn push(&mut self, task: Task) {
        self.state.agenda.push(task);
    }

    /// Removes the task on top.
    pub fn pop(&mut self) {
        self.state.agenda.pop();
    }

    /// Replaces the task on top.
    pub fn turn_into(&mut self, task: Task) {
        if let Some(top) = self.state.agenda.last_mut() {
            *top = task;
        }
    }

    /// Runs tasks until a player or chance is asked.
    pub fn run(&mut self) {
        while self.perform(self.state.task()) == Then::GoOn {}
    }

    fn perform(&mut self, task: Task) -> Then {
        match task {
            Task::Round => self.begin_round(),
            Task::Draw { deck, to: _, left } => self.prepare_draw(deck, left),
            Task::LayOut => self.lay_out(),
            Task::Events { at } => self.next_event(at),
            Task::Planning { at } => self.next_plan(at),
            Task::Hereafter { at } => self.next_removal(at),
            Task::Actions { at } => self.next_turn(at),
            Task::Decay { at } => self.next_decay(at),
            Task::RoundEnd => self.end_round(),
            Task::Affect { seat, change, cause } => self.affect(seat, change, cause),
            Task::Settle => self.settle(),
            Task::Shock { of, at } => self.shock(of, at),
            Task::Funeral { of, at } => self.hold_funeral(of, at),
            Task::Keep { seat } => self.offer_to_keep(seat),
            Task::Stock { seat: _ } => self.offer_stock(),
            Task::Pub { host: _, guest } => self.fetch_treat(guest),
            Task::Ask { .. } | Task::AskDecay { .. } | Task::Over => Then::Wait,
        }
    }
}
