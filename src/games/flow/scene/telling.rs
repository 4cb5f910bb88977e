//! How the events are told: sounds, and trails of bots. PURE.

use super::parts::{piece_part, place_part};
use crate::engine::{Event, Step};
use crate::games::flow::{Action, Effect, Path, Place, Preview, State};
use crate::games::{GameTelling, Sound, Trail};

/// The time between two beats of the heart at each speed, in milliseconds. The style sheet has the same values as `--fl-beat`.
pub const BEATS: [u16; 4] = [1500, 1050, 750, 500];

impl GameTelling for State {
    /// The way of each piece that moves by itself, position by position.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let way = |Path { piece, from, steps, to, .. }: Path| {
            let places = std::iter::once(from).chain(steps).chain([to]);
            let mut places: Vec<String> = places.map(|place| place_part(piece, place)).collect();
            places.dedup();
            Trail { seat: piece.seat, piece: Some(piece_part(piece)), places }
        };
        // A piece that is blocked at once stays in place.
        Preview::of(step).paths.into_iter().map(way).filter(|trail| trail.places.len() > 1).collect()
    }

    /// The sounds of the last event: the card that is played, each position that a piece moves by, pieces that are thrown or come home, the
    /// win, and the heart at its new speed or at the beginning of a turn.
    fn sounds(step: &Step<Self>) -> Vec<Sound> {
        let is_card = matches!(step.event, Event::Decision { action: Action::Play(_), .. });
        let speed = usize::from(step.after.speed());
        let heart = speed
            .checked_sub(1)
            .and_then(|index| BEATS.get(index))
            .map(|interval| Sound::Heart { interval: *interval });
        let sound = |effect: &Effect| match effect {
            Effect::ComesIn { .. } | Effect::Steps { .. } | Effect::Swaps { .. } => Some(Sound::Piece),
            Effect::IsThrown { .. } => Some(Sound::Thrown),
            Effect::GoesIn { .. } => Some(Sound::Home),
            Effect::Wins { .. } => Some(Sound::Win),
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
            | Effect::LastRace => None,
        };
        // A piece of Ludo comes home with the first step into its goal.
        let comes_home = |effect: &Effect| match *effect {
            Effect::Steps { piece, to: Place::Goal(_) } => step.before.place(piece).on_ring().is_some(),
            _ => false,
        };
        let home = step.effects.iter().any(comes_home).then_some(Sound::Home);
        let card = is_card.then_some(Sound::Card);
        card.into_iter().chain(step.effects.iter().filter_map(sound)).chain(home).collect()
    }
}
