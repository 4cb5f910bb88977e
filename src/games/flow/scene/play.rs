//! The course of the game at a table. PURE.

use crate::engine::{Game, Seat, Turn};
use crate::games::flow::{Action, Chance, Phase, Piece, State};
use crate::games::{GamePlay, OrderStep};

/// A standing order of a seat for its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flows {
    /// The phase of cards ends, and the remaining pieces advance one after the other: the foremost first, where their order matters.
    Rest(Seat),
    /// The phase of cards ends, and this piece advances first.
    First(Piece),
}

impl GamePlay for State {
    type StandingOrder = Flows;

    fn active_seat(&self) -> Option<Seat> {
        self.to_act()
    }

    fn turn_owner(&self) -> Option<Seat> {
        self.turn_of()
    }

    fn is_manual_chance(&self) -> bool {
        // Earned cards are drawn automatically.
        self.turn() == Turn::Chance && self.draws() == 0
    }

    fn is_dice(chance: &Chance) -> bool {
        matches!(chance, Chance::Die(_))
    }

    fn carry_out(&self, order: &Flows) -> OrderStep<Action> {
        let order = *order;
        let seat = match order {
            Flows::Rest(seat) => seat,
            Flows::First(piece) => piece.seat,
        };
        if self.turn_of() != Some(seat) {
            return OrderStep::Done;
        }
        match (self.phase(), order) {
            (Phase::Cards, _) if self.draws() == 0 => OrderStep::Act(Action::Flow),
            (Phase::Flow { .. }, _) if self.draws() > 0 => OrderStep::Wait,
            (Phase::Flow { left }, Flows::First(piece)) if left.has(piece.number) => {
                OrderStep::Act(Action::Advance { piece: piece.number })
            }
            // The remaining pieces are left to the player where their order matters.
            (Phase::Flow { .. }, Flows::First(_)) if !self.order_is_settled() => OrderStep::Done,
            (Phase::Flow { .. }, _) => {
                self.foremost().map_or(OrderStep::Done, |piece| OrderStep::Act(Action::Advance { piece }))
            }
            _ => OrderStep::Done,
        }
    }
}
