//! Reasons for actions.

use crate::bots::Reasons;
use crate::engine::{Game, Known, Seat};
use crate::games::last_heart::{Action, State};

/// A reason for taking a number of hearts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It leaves a multiple of three.
    Threes,
    /// It takes the last hearts.
    Last,
}

impl Reasons for State {
    type Reason = Reason;

    fn reason(known: &Known<Self>, Action::Take(hearts): &Action) -> Option<Reason> {
        match known.hearts()?.checked_sub(*hearts)? {
            0 => Some(Reason::Last),
            left => (left % 3 == 0).then_some(Reason::Threes),
        }
    }

    fn holds(reason: &Reason, _: Seat, _: &Action, _: &Self, after: &Self) -> bool {
        match reason {
            Reason::Threes => after.hearts().is_some_and(|left| left % 3 == 0),
            Reason::Last => after.outcome().is_some(),
        }
    }
}
