//! The sounds of an event. PURE.

use crate::engine::Step;
use crate::games::Sound;
use crate::games::heartstrings::{Effect, State};

/// The sounds of the last event: one for each token and each bead that moves.
pub(super) fn sounds(step: &Step<State>) -> Vec<Sound> {
    let sounds = |effect: &Effect| match *effect {
        Effect::Arrives { .. } | Effect::Leaves { .. } | Effect::Takes { .. } => vec![Sound::Piece],
        Effect::LosesBeads { count, .. } => vec![Sound::Bead; count.into()],
        Effect::EarnsBead { .. } => vec![Sound::Bead],
        Effect::IsOut { .. } => vec![Sound::Death],
        Effect::Begins { .. } | Effect::CombatBegins { .. } | Effect::Wins { .. } => Vec::new(),
    };
    step.effects.iter().flat_map(sounds).collect()
}
