//! The parts of a round. PURE.

use crate::games::infarkt::text::Words;
use crate::games::infarkt::{Phase, State};

/// A part of a round, as players speak of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The events are laid out and taken (IN-9).
    Events,
    /// The plans are made (IN-12), and the dead prepare the next events (IN-36).
    Plans,
    /// The plans are carried out (IN-14).
    Actions,
    /// The end of the round (IN-21).
    Night,
}

impl Part {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Events, Self::Plans, Self::Actions, Self::Night];

    /// Its name.
    pub fn name(self, words: Words) -> &'static str {
        match self {
            Self::Events => words.part_events(),
            Self::Plans => words.part_plans(),
            Self::Actions => words.part_actions(),
            Self::Night => words.part_night(),
        }
    }

    /// What happens in it.
    pub fn about(self, words: Words) -> &'static str {
        match self {
            Self::Events => words.about_part_events(),
            Self::Plans => words.about_part_plans(),
            Self::Actions => words.about_part_actions(),
            Self::Night => words.about_part_night(),
        }
    }

    /// Its `data-read`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Events => "part-events",
            Self::Plans => "part-plans",
            Self::Actions => "part-actions",
            Self::Night => "part-night",
        }
    }

    /// The part that the state belongs to; `None` when the game is over.
    pub(super) fn of(state: &State) -> Option<Self> {
        Some(match state.phase() {
            Phase::Over => return None,
            _ if state.is_round_ending() => Self::Night,
            Phase::Planning | Phase::Hereafter => Self::Plans,
            _ if state.acting().is_some() => Self::Actions,
            _ => Self::Events,
        })
    }
}
