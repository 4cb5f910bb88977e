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
