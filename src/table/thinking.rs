//! Bots at the table: their decisions, at once or by a search that somebody else runs.

use std::collections::VecDeque;

use rand::Rng;

use super::{Command, Table};
use crate::bots::{Answer, Candidate, Compared, HIGHEST_AT_ONCE, HIGHEST_LEVEL, Question, at_once, playouts};
use crate::engine::{Control, Known, Turn};
use crate::games::TableGame;

/// Maximum search time of a bot of level 3 and of one of level 4, in milliseconds: on a slow device it plays a little worse, not slower.
const SEARCH_MAX_MS: [u64; 2] = [900, 2800];
/// Number of decisions whose candidates are remembered.
const REMEMBERED: usize = 40;

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The decision of a bot.
    Decision,
    /// Advice for a person: a hint, or the reason for a bot's decision.
    Advice,
}

/// A search in progress.
pub(super) struct Search<G: TableGame> {
    number: u32,
    purpose: Purpose,
    known: Known<G>,
}

/// The candidates of the last decisions of bots, by the index of their events.
pub(super) struct Remembered<G: TableGame>(VecDeque<(usize, Vec<Candidate<G::Action>>)>);

impl<G: TableGame> Default for Remembered<G> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<G: TableGame> Remembered<G> {
    /// Remembers the candidates of a bot's decision, the chosen one first, to explain it on request.
    fn insert(&mut self, index: usize, found: Vec<Candidate<G::Action>>) {
        self.0.retain(|(other, _)| *other < index);
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((index, found));
    }

    /// The candidates from which this action was chosen, if they are remembered.
    pub fn get(&self, index: usize, action: &G::Action) -> Option<&Vec<Candidate<G::Action>>> {
        let (_, found) = self.0.iter().find(|(other, _)| *other == index)?;
        found.iter().any(|one| one.action == *action).then_some(found)
    }
}

impl<G: TableGame> Table<G> {
    /// Prepares for searches if there are bots at the table that search.
    pub(super) fn prepare_to_think(&mut self) {
        let searches = |control: Control| matches!(control, Control::Bot(level) if level > HIGHEST_AT_ONCE);
        if self.timeline.setup().seats.values().any(|seat| searches(seat.control)) {
            self.command(Command::Prepare);
        }
    }

    /// Decides or rolls for the bot that is due.
    pub(super) fn play_bot(&mut self) {
        let Turn::Decide(seat) = self.timeline.state().turn() else { return self.roll() };
        let Control::Bot(level) = self.timeline.setup().seats[seat].control else { return };
        let known = Known::sample(self.timeline.state(), seat, &mut self.rng);
        if level > HIGHEST_AT_ONCE
            && let Some(patience) = self.patience(SEARCH_MAX_MS[usize::from(level >= HIGHEST_LEVEL)])
        {
            return self.think(Purpose::Decision, known, playouts::<G>(level), patience, None);
        }
        if let Some(action) = at_once(&known, level.min(HIGHEST_AT_ONCE), &mut self.rng, &mut Vec::new()) {
            self.decide(action);
        }
    }

    /// Starts a search, whose result is used according to its purpose.
    pub(super) fn think(
        &mut self,
        purpose: Purpose,
        known: Known<G>,
        playouts: u32,
        patience: u64,
        compared: Option<Compared>,
    ) {
        self.searches = self.searches.wrapping_add(1);
        let question = Question::new(self.searches, &known, playouts, patience, self.rng.next_u64());
        self.search = Some(Search { number: self.searches, purpose, known });
        // Cancels a pending wake-up, which would start the search again.
        self.command(Command::CancelWake);
        match question {
            Some(question) => self.command(Command::Think(question.comparing(compared))),
            None => self.conclude(None),
        }
    }

    /// The knowledge that this question is about; `None` if it is no longer asked.
    pub(super) fn known_of(&self, question: &Question) -> Option<&Known<G>> {
        let search = self.search.as_ref().filter(|search| search.number == question.number)?;
        Some(&search.known)
    }

    /// Uses the final answer of a search; an answer to an earlier question is ignored.
    pub(super) fn conclude(&mut self, answer: Option<&Answer>) {
        let is_late = |search: &Search<G>| answer.is_some_and(|answer| answer.number != search.number);
        if self.search.as_ref().is_none_or(is_late) {
            return;
        }
        let Some(Search { purpose, known, .. }) = self.search.take() else { return };
        let found = answer.map(|answer| answer.candidates(&known)).unwrap_or_default();
        match (purpose, found.first().map(|best| best.action.clone())) {
            (Purpose::Advice, _) => self.receive_advice(found),
            (Purpose::Decision, Some(best)) => {
                self.remembered.insert(self.timeline.events().len(), found);
                self.decide(best);
            }
            // A decision without a search is better than a game that stops.
            (Purpose::Decision, None) => {
                if let Some(action) = at_once(&known, HIGHEST_AT_ONCE, &mut self.rng, &mut Vec::new()) {
                    self.decide(action);
                }
            }
        }
    }

    /// Cancels the search, because the game has changed.
    pub(super) fn stop_thinking(&mut self) {
        if self.search.take().is_some() {
            self.command(Command::StopThinking);
        }
    }
}
