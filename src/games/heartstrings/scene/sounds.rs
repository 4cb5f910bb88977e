//! The sounds of an event. PURE.

use crate::engine::Step;
use crate::games::Sound;
use crate::games::heartstrings::{Effect, State};

/// The sounds of the last event: one for each token and each bead that moves, for a player who is out, and for the win.
pub(super) fn sounds(step: &Step<State>) -> Vec<Sound> {
    let wins = step.effects.iter().any(|effect| matches!(effect, Effect::Wins { .. }));
    let sounds = |effect: &Effect| match *effect {
        Effect::Arrives { .. } | Effect::Leaves { .. } | Effect::Takes { .. } => vec![Sound::Piece],
        Effect::LosesBeads { count, .. } => vec![Sound::Bead; count.into()],
        Effect::EarnsBead { .. } => vec![Sound::Bead],
        // The last one who is out leaves a winner behind, who is heard instead.
        Effect::IsOut { .. } if wins => Vec::new(),
        Effect::IsOut { .. } => vec![Sound::Death],
        Effect::Wins { .. } => vec![Sound::Win],
        Effect::Begins { .. } | Effect::CombatBegins { .. } => Vec::new(),
    };
    step.effects.iter().flat_map(sounds).collect()
}
