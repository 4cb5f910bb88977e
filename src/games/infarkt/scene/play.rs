//! The course of the game at a table. PURE.

use super::orders::AcceptAll;
use crate::engine::Seat;
use crate::games::infarkt::{Action, Activity, Chance, Due, State, To};
use crate::games::{GamePlay, OrderStep};

impl GamePlay for State {
    type StandingOrder = AcceptAll;

    fn active_seat(&self) -> Option<Seat> {
        match (self.asked(), self.draws_to()) {
            (Some((seat, _)), _) => Some(seat),
            (None, Some(To::Hand(seat) | To::Looking(seat) | To::Pub(seat))) => Some(seat),
            (None, _) => self.acting(),
        }
    }

    fn turn_owner(&self) -> Option<Seat> {
        self.acting().or_else(|| self.active_seat())
    }

    fn is_manual_chance(&self) -> bool {
        false
    }

    fn is_dice(_chance: &Chance) -> bool {
        false
    }

    fn secret(&self) -> Option<Seat> {
        let secret = |due: &Due| (*due == Due::Plan && !self.open_planning()) || *due == Due::Remove;
        self.asked().filter(|(_, due)| secret(due)).map(|(seat, _)| seat)
    }

    fn carry_out(&self, order: &AcceptAll) -> OrderStep<Action> {
        order.carry_out(self)
    }

    /// The action that plays itself: a player without possible activities leaves the place, and an effect without a possible response is
    /// accepted.
    fn plays_itself(&self) -> Option<Action> {
        match self.asked()? {
            (seat, Due::Visit(place)) => {
                let all_done = Activity::at(place).iter().all(|activity| self.why_not(seat, *activity).is_some());
                all_done.then_some(Action::Leave)
            }
            (_, Due::Answer) => (!self.can_be_answered()).then_some(Action::Accept),
            _ => None,
        }
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.is_alive(seat) || self.other_world()
    }

    /// Whether undo treats the two actions as one step: going to a place and its activity, leaving a place and going to the next.
    fn joins(first: &Action, next: &Action) -> bool {
        matches!((first, next), (Action::Leave, Action::Go(_)))
            || matches!(first, Action::Go(_)) && next.activity().is_some()
    }
}
