//! The recovery of saves: when the page opens, each game whose journal has more than its save is completed from it.

use std::task::Waker;

use crate::storage::{Comparison, Loaded, Restored, SaveError, SaveId, Saved, compare};

/// The progress of the recovery. It can be required again, so recoveries have numbers: one that is no longer waited for may end late.
#[derive(Debug, Default)]
pub struct Recovery {
    /// The number of recoveries that have begun.
    begun: u32,
    progress: Progress,
}

#[derive(Debug, Default)]
enum Progress {
    #[default]
    NotBegun,
    /// In progress, with the tasks that wait for it.
    Running(Vec<Waker>),
    Done,
}

impl Recovery {
    /// Whether the saves are up to date.
    pub fn is_done(&self) -> bool {
        matches!(self.progress, Progress::Done)
    }

    /// Requires another recovery after one that is done.
    pub fn require(&mut self) {
        if self.is_done() {
            self.progress = Progress::NotBegun;
        }
    }

    /// Begins a recovery and returns its number; `None` if one is in progress or done.
    pub fn begin(&mut self) -> Option<u32> {
        if !matches!(self.progress, Progress::NotBegun) {
            return None;
        }
        self.begun += 1;
        self.progress = Progress::Running(Vec::new());
        Some(self.begun)
    }

    /// Whether a task has to wait for the recovery in progress, which then wakes it.
    pub fn waits(&mut self, task: &Waker) -> bool {
        let Progress::Running(tasks) = &mut self.progress else { return false };
        tasks.push(task.clone());
        true
    }

    /// Ends the recovery with this number, unless it has ended already; returns the tasks to wake.
    pub fn end(&mut self, number: u32) -> Vec<Waker> {
        match &mut self.progress {
            Progress::Running(tasks) if number == self.begun => {
                let tasks = std::mem::take(tasks);
                self.progress = Progress::Done;
                tasks
            }
            _ => Vec::new(),
        }
    }
}

/// Generation and time, in milliseconds since 1970, of a save or of an entry of its journal. Where both are equal, both have the same game.
pub type Stamp = (u32, u64);

/// What is done about a game that has a journal.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// Nothing: the save is complete, or this version cannot judge it.
    Leave,
    /// The save and the last entry are the same: the journal continues after this generation.
    Continue(u32),
    /// The game is written over the save of generation `known`, which is 0 without one.
    Complete {
        /// The generation of the save.
        known: u32,
        /// The game of the journal.
        newer: Restored,
        /// Whether the journal continues after that game. A damaged entry may stand in the way of the next one.
        continues: bool,
    },
    /// Save and journal each have what the other lacks: this game of the journal is saved under an id of its own.
    SaveBeside(Saved),
}

/// What the last entry of a journal decides without the others: `known` is the newest save, `last` the entry, if each is readable. `None` if
/// both stores have to be compared.
pub fn decide_by_last(known: Option<Stamp>, last: Option<Stamp>) -> Option<Decision> {
    known.filter(|known| last == Some(*known)).map(|(generation, _)| Decision::Continue(generation))
}

/// Decides what is done about a game from its save, its journal, and the last entry of the journal as it was read before.
pub fn decide(id: &SaveId, loaded: &Result<Loaded, SaveError>, last: Option<Stamp>, entries: &[&str]) -> Decision {
    let save = match loaded {
        Ok(Loaded { saved, generation, .. }) => Some((*generation, saved)),
        Err(SaveError::LaterVersion) => return Decision::Leave,
        Err(_) => None,
    };
    match compare(id, save, entries) {
        Comparison::Same => Decision::Leave,
        Comparison::Newer(newer) => Decision::Complete {
            known: save.map_or(0, |(generation, _)| generation),
            continues: last.is_some_and(|(generation, _)| generation == newer.generation),
            newer,
        },
        Comparison::Contradiction(other) => Decision::SaveBeside(other.saved),
    }
}
