//! The way of a player to the place of an action. PURE.

use std::borrow::Cow;

use crate::engine::{Event, Game, Seat};
use crate::games::Touched;
use crate::games::infarkt::{Action, Activity, Due, Illegal, Place, State};

/// The way of a player to a place.
#[derive(Debug)]
pub(super) struct Way {
    /// The actions that lead there: leaving the current place, going to the other.
    pub steps: Vec<Action>,
    /// The state on arrival.
    pub there: State,
}

impl Way {
    /// The way of the player asked.
    ///
    /// # Errors
    /// The reason why they cannot go there now.
    pub fn to(state: &State, place: Place) -> Result<Self, Illegal> {
        let (seat, due) = state.require_asked()?;
        let steps = match due {
            Due::Visit(here) if here == place => Vec::new(),
            // A player leaves only for a place with one of their pieces.
            Due::Visit(_) if state.plan(seat).is_some_and(|plan| plan.contains(place)) => {
                vec![Action::Leave, Action::Go(place)]
            }
            Due::Visit(_) => return Err(Illegal::NotPlanned { place }),
            _ => vec![Action::Go(place)],
        };
        let mut there = state.clone();
        for step in &steps {
            there.apply(&Event::decision(seat, step.clone()))?;
        }
        Ok(Self { steps, there })
    }

    /// The way followed by this action, or its refusal.
    pub fn and(mut self, seat: Seat, action: Action) -> Touched<State> {
        match self.there.check(seat, &action) {
            Err(illegal) => Touched::Refused(illegal),
            Ok(()) if self.steps.is_empty() => Touched::Act(action),
            Ok(()) => {
                self.steps.push(action);
                Touched::ActAll(self.steps)
            }
        }
    }
}

/// The state in which a choice for this activity is made: with the player asked at its place.
pub(super) fn basis(state: &State, activity: Option<Activity>) -> Cow<'_, State> {
    match activity.map(|activity| Way::to(state, activity.place())) {
        Some(Ok(Way { steps, there })) if !steps.is_empty() => Cow::Owned(there),
        _ => Cow::Borrowed(state),
    }
}
