//! The agenda: a stack of small steps, carried out until a decision or a card is needed.

use serde::{Deserialize, Serialize};

use super::cards::Deck;
use super::effect::{Cause, Effect, Observer, To};
use super::health::Change;
use super::state::State;
use crate::engine::Seat;

/// The most steps that are ever on the stack: those of the setup for five players.
pub(super) const DEPTH: usize = 16;

/// A step. Those marked "asks" stay on top until they are answered; the others are carried out as soon as they are on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::games::infarkt) enum Step {
    /// Begins a round (IN-9, IN-31).
    #[default]
    Round,
    /// Draws cards; asks chance.
    Draw { deck: Deck, to: To, left: u8 },
    /// The events that are there already are laid out (IN-28, IN-36).
    LayOut,
    /// The events, one by one from the beginner, this one so many seats after (IN-9); asks.
    Events { at: u8 },
    /// The plans, counted in the same way (IN-12); asks.
    Planning { at: u8 },
    /// The events of the next round, before the dead in the order of their death (IN-36); asks.
    Hereafter { at: u8 },
    /// The players' turns, counted like the events (IN-14); asks.
    Actions { at: u8 },
    /// The questions before the end of the round, counted like the events (IN-21, IN-40).
    Decay { at: u8 },
    /// The same, while this player is asked; asks.
    AskDecay { at: u8 },
    /// The end of the round (IN-22).
    RoundEnd,
    /// An effect on a player (IN-24), before whom it may have to be asked for.
    Affect { seat: Seat, change: Change, cause: Cause },
    /// The same, while the player is asked (IN-23); asks.
    Ask { seat: Seat, change: Change, cause: Cause },
    /// Settles the deaths of an action, and looks whether the game is over (IN-26, IN-27).
    Settle,
    /// The shock of a death at the party, for the host and then the guests, this one next (IN-26).
    Shock { of: Seat, at: u8 },
    /// The funeral, for each seat from the left of the dead player, this one next (IN-25).
    Funeral { of: Seat, at: u8 },
    /// Two of the goods that were looked at are kept (IN-18); asks.
    Keep { seat: Seat },
    /// One of the drugs that were drawn stays on the market (IN-19); asks.
    Stock { seat: Seat },
    /// Draws goods until the guest gets something unhealthy (IN-32); asks chance.
    Pub { host: Seat, guest: Seat },
    /// The end (IN-27).
    Over,
}

/// Carries out an event: works off the agenda of the state and reports each effect to the observer.
pub(super) struct Executor<'a> {
    pub state: &'a mut State,
    pub observer: &'a mut Observer<'a>,
}

/// How the agenda goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// The next step is due.
    GoOn,
    /// Somebody, or chance, is asked.
    Wait,
}

impl Executor<'_> {
    pub fn report(&mut self, effect: Effect) {
        (self.observer)(effect);
    }

    pub fn push(&mut self, step: Step) {
        self.state.agenda.push(step);
    }

    /// The step on top is done.
    pub fn pop(&mut self) {
        self.state.agenda.pop();
    }

    /// The step on top becomes another one.
    pub fn turn_into(&mut self, step: Step) {
        if let Some(top) = self.state.agenda.last_mut() {
            *top = step;
        }
    }

    /// Works on until somebody, or chance, is asked.
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
