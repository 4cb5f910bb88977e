//! An event with everything it did, told once to the log, the animation and the remarks.

use super::game::{EventOf, Game};

/// An applied event: the states around it, and its effects in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<G: Game> {
    /// The state before the event.
    pub before: G,
    /// The event.
    pub event: EventOf<G>,
    /// What the event did, in order.
    pub effects: Vec<G::Effect>,
    /// The state after the event.
    pub after: G,
}

impl<G: Game> Step<G> {
    /// Applies an event to a copy of this state.
    ///
    /// # Errors
    /// The rule that forbids the event.
    pub fn new(before: &G, event: EventOf<G>) -> Result<Self, G::Illegal> {
        let mut after = before.clone();
        let mut effects = Vec::new();
        after.apply_observed(&event, &mut effects)?;
        Ok(Self { before: before.clone(), event, effects, after })
    }
}

/// Receives the effects of an event while it is applied, in order. `()` ignores them at no cost, a vector collects them.
pub trait Observer<Effect> {
    /// Receives the next effect.
    fn observe(&mut self, effect: Effect);
}

impl<Effect> Observer<Effect> for () {
    #[inline(always)]
    fn observe(&mut self, _: Effect) {}
}

impl<Effect> Observer<Effect> for Vec<Effect> {
    fn observe(&mut self, effect: Effect) {
        self.push(effect);
    }
}
