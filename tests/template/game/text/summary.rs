//! How a game went.

use super::{LogEntry, Words};
use crate::engine::Game;
use crate::games::GameSummary;
use crate::games::last_heart::State;
use crate::games::seam::summary::{Summary, places};
use crate::i18n::{Lang, Names};

impl GameSummary for State {
    fn summary(&self, _log: &[LogEntry], lang: Lang, names: &Names) -> Option<Summary> {
        let outcome = self.outcome()?;
        let how = Words::of(lang).prompt_over(&names.list(outcome.winners.iter(), lang));
        let places = places(self.seats(), &outcome, |_| 0);
        Some(Summary { how, places, highlights: Vec::new() })
    }
}
