//! How the events are told: times, sounds, and trails of bots. PURE.

use super::flights::room_place;
use super::parting::{leaving, parting};
use crate::engine::{Event, Step};
use crate::games::heartstrings::{Action, Effect, Phase, State};
use crate::games::{GameTelling, Sound, Trail};

/// Time for which the end of a fight is displayed before anything else happens, in milliseconds.
const FIGHT: u32 = 700;
/// Time for which it is displayed that a player goes out, until their first token leaves the board, in milliseconds. The style sheet has the
/// same value as `--parting`.
const PARTING: u32 = 900;
/// Time from one room whose tokens leave to the next, in milliseconds. The style sheet has the same value as `--next-parting`.
const NEXT: u32 = 130;
/// Time for the last of them, in milliseconds.
const LAST: u32 = 400;

impl GameTelling for State {
    fn display_ms(step: &Step<Self>) -> u32 {
        let is_fight = |state: &State| matches!(state.phase(), Phase::Combat(_));
        if parting(step).is_some() {
            PARTING + NEXT * leaving(step).len() as u32 + LAST
        } else if is_fight(&step.before) && !is_fight(&step.after) {
            FIGHT
        } else {
            0
        }
    }

    /// The room that a token leaves for another one, and the room in which a token arrives.
    fn trails(step: &Step<Self>) -> Vec<Trail> {
        let trail = |seat, room| Trail { seat, piece: None, places: vec![room_place(room)] };
        let left = match step.event {
            Event::Decision { by, action: Action::Relocate { from } } => Some(trail(by, from)),
            _ => None,
        };
        let arrived = step.effects.iter().filter_map(|effect| match effect {
            Effect::Arrives { seat, room } => Some(trail(*seat, *room)),
            _ => None,
        });
        left.into_iter().chain(arrived).collect()
    }

    /// The sounds of the last event: one for each token and each bead that moves, for a player who is out, and for the win.
    fn sounds(step: &Step<Self>) -> Vec<Sound> {
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
}
