//! The sounds of an event. PURE.

use crate::engine::{Event, Step};
use crate::games::Sound;
use crate::games::flow::{Action, Effect, State};

/// The time between two beats of the heart at each speed, in milliseconds. The style sheet has the same values as `--fl-beat`.
pub const BEATS: [u16; 4] = [1500, 1050, 750, 500];

/// The sounds of the last event: the card that is played, each position that a piece moves by, and the heart at its new speed or at the
/// beginning of a turn.
pub(super) fn sounds(step: &Step<State>) -> Vec<Sound> {
    let is_card = matches!(step.event, Event::Decision { action: Action::Play(_), .. });
    let speed = usize::from(step.after.speed());
    let heart =
        speed.checked_sub(1).and_then(|index| BEATS.get(index)).map(|interval| Sound::Heart { interval: *interval });
    let sound = |effect: &Effect| match effect {
        Effect::ComesIn { .. }
        | Effect::Steps { .. }
        | Effect::IsThrown { .. }
        | Effect::Swaps { .. }
        | Effect::GoesIn { .. } => Some(Sound::Piece),
        Effect::Earns { .. } => Some(Sound::Card),
        Effect::Speed { .. } | Effect::TurnEnds { .. } => heart,
        Effect::ThrowIsActive
        | Effect::Stops { .. }
        | Effect::Entrance { .. }
        | Effect::EarnsNothing { .. }
        | Effect::DrawIsDue { .. }
        | Effect::RollIsLost { .. }
        | Effect::ShieldIsDue { .. }
        | Effect::ThrowWasIdle { .. }
        | Effect::LastRace
        | Effect::Wins { .. } => None,
    };
    is_card.then_some(Sound::Card).into_iter().chain(step.effects.iter().filter_map(sound)).collect()
}
