//! Translation of touches into actions or refusals. PURE.

use super::play::KeepAll;
use super::tray::DieOf;
use crate::engine::{Game, Turn};
use crate::games::heartstrings::{Action, Chance, Illegal, Phase, Room, State};
use crate::games::{GameTouch, Touched};

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

impl GameTouch for State {
    /// The action that a hint suggests: this game has no selection before an action.
    type Selection = Option<Action>;

    type Touch = Touch;

    fn touch(&self, _pointed: &Option<Action>, touch: &Touch) -> Touched<Self> {
        let action = match (touch, self.phase()) {
            (Touch::Roll, _) if self.turn() == Turn::Chance => return Touched::Roll,
            (Touch::Die(die), _) => return touch_die(self, *die),
            (Touch::KeepAll, Phase::Sacrifice) => return Touched::Order(KeepAll { seat: self.turn }),
            (Touch::AskAgain, _) if let Some(seat) = self.to_act() => return Touched::Revoke(KeepAll { seat }),
            (Touch::Pool, Phase::Sacrifice) => return Touched::Refused(Illegal::SacrificeIsDue),
            // Beads come from the pool by a sacrifice: the refusal says when a sacrifice is possible.
            (Touch::Roll | Touch::Keep | Touch::KeepAll | Touch::AskAgain | Touch::Pool, _) => Action::Keep,
            (Touch::Room(room), Phase::Sacrifice) => Action::Sacrifice { room: *room },
            (Touch::Room(room), _) => Action::Relocate { from: *room },
        };
        match (self.to_act(), self.phase()) {
            (Some(seat), _) => Touched::check(self, seat, action),
            (None, Phase::Over { .. }) => Touched::Refused(Illegal::Over),
            (None, _) => Touched::Refused(Illegal::OrderIsDue),
        }
    }

    fn point_at(&self, action: &Action) -> Option<Action> {
        Some(*action)
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
