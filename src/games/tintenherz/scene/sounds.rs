//! The sounds of an event. PURE.

use crate::engine::Step;
use crate::games::Sound;
use crate::games::tintenherz::{Effect, State};

/// The sounds of the last event: one for each card that moves.
pub(super) fn sounds(step: &Step<State>) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::LaidOut { .. } | Effect::Taken { .. } | Effect::Secured { .. } | Effect::Removed { .. } => {
            Some(Sound::Card)
        }
        Effect::Over => Some(Sound::Win),
        Effect::TurnEnds { .. } => None,
    };
    step.effects.iter().filter_map(sound).collect()
}
