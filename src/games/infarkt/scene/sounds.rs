//! The sounds of an event. PURE.

use std::ops::Range;

use crate::engine::{Event, Step};
use crate::games::Sound;
use crate::games::infarkt::{Action, Effect, State};

/// The time between two heartbeats at the end of a round, in milliseconds.
const NIGHT: u16 = 1000;

/// The sounds of some of the effects of the last event. At a death nothing else is heard.
pub(super) fn sounds(step: &Step<State>, effects: Range<usize>) -> Vec<Sound> {
    let is_begin = effects.start == 0;
    let effects = step.effects.get(effects).unwrap_or_default();
    if effects.iter().any(|effect| matches!(effect, Effect::Died { .. })) {
        return vec![Sound::Death];
    }
    let begins = match &step.event {
        _ if !is_begin => None,
        Event::Decision { action: Action::Party(_) | Action::Invite(_), .. } => Some(Sound::Party),
        Event::Decision { action: Action::Leave, .. } => Some(Sound::Piece),
        _ => None,
    };
    let sound = |effect: &Effect| match effect {
        Effect::RoundOver { .. } => Some(Sound::Heart { interval: NIGHT }),
        Effect::Planned { .. } => Some(Sound::Piece),
        Effect::TookInSecret { .. } | Effect::Drawn { .. } | Effect::LaidOut { .. } | Effect::Lost { .. } => {
            Some(Sound::Card)
        }
        Effect::Money { .. } => Some(Sound::Coin),
        Effect::Chips { .. } => Some(Sound::Bead),
        Effect::Round { .. }
        | Effect::Beginner { .. }
        | Effect::PlansOpen
        | Effect::Shuffled { .. }
        | Effect::Diaries
        | Effect::NoCard { .. }
        | Effect::Health { .. }
        | Effect::Banned { .. }
        | Effect::NothingEaten { .. }
        | Effect::Died { .. }
        | Effect::Funeral { .. }
        | Effect::Over => None,
    };
    begins.into_iter().chain(effects.iter().filter_map(sound)).collect()
}
