//! The moments of a game as people count them: in turns, or in rounds.

use std::any::Any;

use serde_json::Value;

use crate::engine::{Step, Timeline};
use crate::games::{self, GameVisitor, TableGame};

/// The turns of a game; in a game that is counted in rounds, its rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    are_rounds: bool,
    /// The numbers of events up to which each turn lasts, in order; the last one is the length of the game.
    ends: Vec<usize>,
}

/// A moment of a game, counted in turns or in rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whether rounds are counted, and not turns.
    pub is_round: bool,
    /// The number of the turn, from 1.
    pub number: u32,
    /// The number of turns in the game.
    pub all: u32,
    /// The number of its events so far, at least 1.
    pub step: u32,
}

impl Turns {
    /// The turns of the game with this log.
    pub fn of<G: TableGame>(log: &[G::LogEntry]) -> Self {
        let mut ends = Vec::new();
        let mut last = None;
        for (event, entry) in log.iter().enumerate() {
            let turn = G::turn_of(entry);
            let begins = match G::HAS_ROUNDS {
                true => G::begins_round(entry) && event > 0,
                // What comes before the first turn belongs to it.
                false => turn.is_some() && last.is_some() && turn != last,
            };
            last = turn.or(last);
            if begins {
                ends.push(event);
            }
        }
        ends.push(log.len());
        Self { are_rounds: G::HAS_ROUNDS, ends }
    }

    /// The moment after this number of events; `None` before the first event.
    pub fn at(&self, events: usize) -> Option<Moment> {
        let index = self.ends.partition_point(|end| *end < events).min(self.ends.len().checked_sub(1)?);
        let before = index.checked_sub(1).and_then(|last| self.ends.get(last)).copied().unwrap_or(0);
        (events > 0).then(|| Moment {
            is_round: self.are_rounds,
            number: index as u32 + 1,
            all: self.ends.len() as u32,
            step: events.saturating_sub(before) as u32,
        })
    }

    /// The numbers of events up to which each turn lasts, in order.
    pub fn ends(&self) -> &[usize] {
        &self.ends
    }
}

/// Where the turns of a game are counted.
#[derive(Debug)]
pub enum Counted<'a> {
    /// In a record, which is replayed.
    Record(Value),
    /// In a [`Timeline`].
    Timeline(&'a dyn Any),
}

/// The turns of a game; `None` if the record cannot be read, and for the timeline of another game.
pub fn turns_of(game: &str, counted: Counted) -> Option<Turns> {
    struct Count<'a>(Counted<'a>);

    impl GameVisitor for Count<'_> {
        type Output = Option<Turns>;

        fn visit<G: TableGame>(self) -> Self::Output {
            let read;
            let game = match self.0 {
                Counted::Record(record) => {
                    read = Timeline::<G>::read(record).ok()?;
                    &read
                }
                Counted::Timeline(timeline) => timeline.downcast_ref()?,
            };
            let mut state = game.state_at(0);
            let mut log = Vec::with_capacity(game.events().len());
            for event in game.events() {
                let step = Step::new(&state, event.clone()).ok()?;
                log.push(G::log_entry(&step));
                state = step.after;
            }
            Some(Turns::of::<G>(&log))
        }
    }

    games::with_game(game, Count(counted)).flatten()
}
