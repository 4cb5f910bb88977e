//! The agenda: a stack of small tasks, executed until a decision or a card is needed.

use super::effect::Effect;
use super::state::State;
use super::task::Task;
use crate::engine::Observer;

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
