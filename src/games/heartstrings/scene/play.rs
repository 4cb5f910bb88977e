//! The course of the game at a table. PURE.

use crate::engine::{Game, Seat, Turn};
use crate::games::heartstrings::{Action, Chance, Phase, State};
use crate::games::{GamePlay, OrderStep};

/// The standing order never to sacrifice a token, until its player ends it. Undo ends it as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeepAll {
    /// The seat that gave it.
    pub seat: Seat,
}

impl KeepAll {
    pub(super) fn carry_out(self, state: &State) -> OrderStep<Action> {
        match state.phase() {
            Phase::Over { .. } => OrderStep::Done,
            Phase::Sacrifice if state.turn == self.seat => OrderStep::Act(Action::Keep),
            _ => OrderStep::Wait,
        }
    }
}

impl GamePlay for State {
    type StandingOrder = KeepAll;

    fn active_seat(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Combat(combat) if combat.attack.is_some() => self.held(combat.room).map(|held| held.owner),
            _ => self.to_act(),
        }
    }

    fn turn_owner(&self) -> Option<Seat> {
        self.to_act()
    }

    fn is_manual_chance(&self) -> bool {
        self.turn() == Turn::Chance
    }

    fn is_dice(_chance: &Chance) -> bool {
        true
    }

    fn carry_out(&self, order: &KeepAll) -> OrderStep<Action> {
        order.carry_out(self)
    }

    fn declines(&self) -> Option<Action> {
        matches!(self.phase(), Phase::Sacrifice).then_some(Action::Keep)
    }

    fn takes_part(&self, seat: Seat) -> bool {
        !self.is_out(seat)
    }
}
