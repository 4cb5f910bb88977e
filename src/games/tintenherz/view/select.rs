//! From a touch to an action, or to the reason why not. PURE.

use crate::engine::{Game, Seat};
use crate::games::Touched;
use crate::games::tintenherz::{Action, Card, State};

/// What touching a card means now: an own open hero is secured, everything else is taken.
pub fn tap_card(state: &State, card: Card) -> Touched<State> {
    // At the end it is nobody's turn, and whoever asks is told so.
    let seat = state.to_act().unwrap_or(Seat::FIRST);
    let own = state.open_with(card) == Some(seat) || state.castle_with(card) == Some(seat);
    let action = if own { Action::Secure { card } } else { Action::Take { card } };
    match state.check(seat, &action) {
        Ok(()) => Touched::Act(action),
        Err(illegal) => Touched::Refused(illegal),
    }
}
