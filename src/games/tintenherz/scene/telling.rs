//! How the events are told: sounds, and trails of bots. PURE.

use crate::engine::Step;
use crate::games::tintenherz::{Card, Effect, State};
use crate::games::{GameTelling, Sound, Trail};

/// The `data-place` of a card, wherever it lies.
pub fn card_place(card: Card) -> String {
    format!("card-{}", card.value())
}

impl GameTelling for State {
    /// The card that has been taken or secured.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let taken = step.effects.iter().filter_map(|effect| match effect {
            Effect::Taken { seat, card, .. } | Effect::Secured { seat, card } => {
                Some(Trail { seat: *seat, piece: None, places: vec![card_place(*card)] })
            }
            _ => None,
        });
        taken.collect()
    }

    /// The sounds of the last event: one for each card that moves.
    fn sounds(step: &Step<Self>) -> Vec<Sound> {
        let sound = |effect: &Effect| match effect {
            Effect::LaidOut { .. } | Effect::Taken { .. } | Effect::Secured { .. } | Effect::Removed { .. } => {
                Some(Sound::Card)
            }
            Effect::Over => Some(Sound::Win),
            Effect::TurnEnds { .. } => None,
        };
        step.effects.iter().filter_map(sound).collect()
    }
}
