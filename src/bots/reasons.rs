//! Reasons for actions. PURE.

use crate::engine::{EventOf, Game, Known, Seat, Turn};

/// A game that knows reasons for actions.
pub trait Reasons: Game {
    /// A reason for an action.
    type Reason: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The reason for this legal action of the seat that decides now: what the turn gains by it, compared with the next
    /// best action or with doing the least, and its price. `None` where nothing is gained. The reason may be secret:
    /// whether the others may hear of it is not decided here. For display, see [`reason_for`].
    fn reason(known: &Known<Self>, action: &Self::Action) -> Option<Self::Reason>;

    /// Checks whether this reason for the action of a seat is true of the states before and after it. It is derived
    /// from both states, independently of [`reason`](Self::reason): the tests of the laws check every reason with it,
    /// and a reason that is true of every choice is not displayed.
    fn holds(reason: &Self::Reason, seat: Seat, action: &Self::Action, before: &Self, after: &Self) -> bool;

    /// Whether none of the other legal actions gains more of the same for no higher price. By default it is so, as where
    /// [`reason`](Self::reason) itself compares the ends of the turn.
    fn is_best(known: &Known<Self>, reason: &Self::Reason, others: &[Self::Action]) -> bool {
        let _ = (known, reason, others);
        true
    }
}

/// The reason for this action of the seat that decides now, one of the `legal` ones; `None` where there is no other
/// choice, where the reason would be true of every choice, and where another choice gains more of the same for no
/// higher price.
pub fn reason_for<G: Reasons>(known: &Known<G>, action: &G::Action, legal: &[G::Action]) -> Option<G::Reason> {
    let Turn::Decide(seat) = known.turn() else { return None };
    let reason = G::reason(known, action)?;
    let legal: Vec<G::Action> = legal.iter().filter(|other| *other != action).cloned().collect();
    let is_so = |other: &G::Action| {
        let mut after = (**known).clone();
        after.apply(&EventOf::<G>::decision(seat, other.clone())).is_ok()
            && G::holds(&reason, seat, other, known, &after)
    };
    let says_something = legal.iter().any(|other| !is_so(other)) && G::is_best(known, &reason, &legal);
    says_something.then_some(reason)
}
