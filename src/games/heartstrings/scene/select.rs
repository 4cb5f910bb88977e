//! Translation of touches into actions or refusals. PURE.

use super::tray::DieOf;
use crate::engine::{Game, Seat, Turn};
use crate::games::heartstrings::{Action, Chance, Illegal, Phase, Room, State};
use crate::games::{OrderStep, Touched};

/// A touch target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A room.
    Room(Room),
    /// The bead pool.
    Pool,
    /// A die on the board.
    Die(DieOf),
    /// The button that rolls.
    Roll,
    /// The button that declines to sacrifice.
    Keep,
    /// The button that declines to sacrifice from now on.
    KeepAll,
    /// The button that ends this.
    AskAgain,
}

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

/// The meaning of a touch in this state.
pub(super) fn touch(state: &State, touch: &Touch) -> Touched<State> {
    let action = match (touch, state.phase()) {
        (Touch::Roll, _) if state.turn() == Turn::Chance => return Touched::Roll,
        (Touch::Die(die), _) => return touch_die(state, *die),
        (Touch::KeepAll, Phase::Sacrifice) => return Touched::Order(KeepAll { seat: state.turn }),
        (Touch::AskAgain, _) if let Some(seat) = state.to_act() => return Touched::Revoke(KeepAll { seat }),
        (Touch::Pool, Phase::Sacrifice) => return Touched::Refused(Illegal::SacrificeIsDue),
        // Beads come from the pool by a sacrifice: the refusal says when a sacrifice is possible.
        (Touch::Roll | Touch::Keep | Touch::KeepAll | Touch::AskAgain | Touch::Pool, _) => Action::Keep,
        (Touch::Room(room), Phase::Sacrifice) => Action::Sacrifice { room: *room },
        (Touch::Room(room), _) => Action::Relocate { from: *room },
    };
    match (state.to_act(), state.phase()) {
        (Some(seat), _) => Touched::check(state, seat, action),
        (None, Phase::Over { .. }) => Touched::Refused(Illegal::Over),
        (None, _) => Touched::Refused(Illegal::OrderIsDue),
    }
}

/// A touch on a die rolls it if it is due, and nothing else: a combat is not rolled by a touch on the other side's die.
fn touch_die(state: &State, die: DieOf) -> Touched<State> {
    let roll = match die {
        DieOf::Room if matches!(state.phase(), Phase::Order { .. }) => return Touched::Roll,
        DieOf::Room => Chance::Room(1),
        DieOf::Attack => Chance::Attack(1),
        DieOf::Defence => Chance::Defend(1),
    };
    // Whether a roll is due does not depend on what it shows.
    match state.check_chance(&roll) {
        Ok(()) => Touched::Roll,
        Err(illegal) => Touched::Refused(illegal),
    }
}
