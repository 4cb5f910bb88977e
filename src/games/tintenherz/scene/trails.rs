//! The cards taken, as trails of bots. PURE.

use crate::engine::Step;
use crate::games::Trail;
use crate::games::tintenherz::{Card, Effect, State};

/// The `data-place` of a card, wherever it lies.
pub fn card_place(card: Card) -> String {
    format!("card-{}", card.value())
}

/// The card that has been taken or secured.
pub(super) fn trails(step: &Step<State>) -> Vec<Trail> {
    let taken = step.effects.iter().filter_map(|effect| match effect {
        Effect::Taken { seat, card, .. } | Effect::Secured { seat, card } => {
            Some(Trail { seat: *seat, piece: None, places: vec![card_place(*card)] })
        }
        _ => None,
    });
    taken.collect()
}
