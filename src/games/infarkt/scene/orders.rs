//! The standing order to accept effects. PURE.

use crate::engine::Seat;
use crate::games::OrderStep;
use crate::games::infarkt::{Action, Due, State};

/// Standing order: accepts every effect on a seat, except lethal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AcceptAll {
    /// The seat.
    pub seat: Seat,
    /// The end of the order.
    pub until: Until,
}

/// The end of a standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The end of the party in progress.
    PartyEnds,
    /// The end of the round with this number.
    RoundEnds(u16),
}

impl AcceptAll {
    /// The next step of the order in this state.
    pub(super) fn carry_out(self, state: &State) -> OrderStep<Action> {
        let over = match self.until {
            Until::PartyEnds => state.party().is_none(),
            Until::RoundEnds(round) => state.round() != round,
        };
        match state.asked() {
            _ if over => OrderStep::Done,
            Some((seat, Due::Answer)) if seat == self.seat && !kills(state) => OrderStep::Act(Action::Accept),
            _ => OrderStep::Wait,
        }
    }
}

/// Whether the pending effect would kill the player asked.
pub(super) fn kills(state: &State) -> bool {
    state.pending().is_some_and(|pending| state.health(pending.seat).after(pending.effect).is_deadly())
}
