//! The agenda: a stack of small steps, executed until a decision or a card is needed.

use serde::{Deserialize, Serialize};

use super::cards::Deck;
use super::effect::{Cause, Effect, Observer, To};
use super::health::Change;
use super::state::State;
use crate::engine::Seat;

/// The greatest depth of the stack, reached by the setup for five players.
pub(super) const DEPTH: usize = 16;

/// A step. Steps marked "asks" stay on top until the decision or the card arrives; the others run as soon as they are on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::infarkt) enum Step {
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
    pub observer: &'a mut Observer<'a>,
}

/// Whether the agenda runs on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// Run the next step.
    GoOn,
    /// Wait for a player or for chance.
    Wait,
}

impl Executor<'_> {
    pub fn report(&mut self, effect: Effect) {
        (self.observer)(effect);
    }

    pub fn push(&mut self, step: Step) {
        self.state.agenda.push(step);
    }

    /// Removes the step on top.
    pub fn pop(&mut self) {
        self.state.agenda.pop();
    }

    /// Replaces the step on top.
    pub fn turn_into(&mut self, step: Step) {
        if let Some(top) = self.state.agenda.last_mut() {
            *top = step;
        }
    }

    /// Runs steps until a player or chance is asked.
    pub fn run(&mut self) {
        while self.perform(self.state.step()) == Then::GoOn {}
    }

    fn perform(&mut self, step: Step) -> Then {
        match step {
            Step::Round => self.begin_round(),
            Step::Draw { deck, to: _, left } => self.prepare_draw(deck, left),
            Step::LayOut => self.lay_out(),
            Step::Events { at } => self.next_event(at),
            Step::Planning { at } => self.next_plan(at),
            Step::Hereafter { at } => self.next_removal(at),
            Step::Actions { at } => self.next_turn(at),
            Step::Decay { at } => self.next_decay(at),
            Step::RoundEnd => self.end_round(),
            Step::Affect { seat, change, cause } => self.affect(seat, change, cause),
            Step::Settle => self.settle(),
            Step::Shock { of, at } => self.shock(of, at),
            Step::Funeral { of, at } => self.hold_funeral(of, at),
            Step::Keep { seat } => self.offer_to_keep(seat),
            Step::Stock { seat: _ } => self.offer_stock(),
            Step::Pub { host: _, guest } => self.fetch_treat(guest),
            Step::Ask { .. } | Step::AskDecay { .. } | Step::Over => Then::Wait,
        }
    }
}
