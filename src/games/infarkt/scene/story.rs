//! What has just happened, panel by panel: a party is read out card by card, and nobody dies in passing. PURE.

use crate::engine::Seat;
use crate::games::infarkt::text::{Clause, Headline, LogEntry, Part};
use crate::games::infarkt::{Action, Cause, Death, Design, Health, Place, State};

/// A party as far as it has gone, or a death.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The number of the log entry with which it begins: tells two stories apart.
    pub number: u32,
    /// The entry that says how a party began.
    pub opening: Option<LogEntry>,
    /// What came of it, in its order.
    pub panels: Vec<StoryPanel>,
}

/// One thing that is told.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryPanel {
    /// The picture.
    pub picture: Picture,
    /// What happens.
    pub plot: Plot,
    /// How many panels of the same log entry come before it.
    pub nth: u8,
}

/// What a panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A grave.
    Grave,
    /// A card.
    Card(Design),
    /// A place.
    Place(Place),
}

/// What happens in a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// Something has changed for somebody.
    Change {
        /// For whom.
        seat: Seat,
        /// The indicators, euros and cards that change.
        parts: Vec<Part>,
    },
    /// Somebody has died.
    Died {
        /// Who, when and how.
        death: Death,
        /// Their body: of what.
        health: Health,
    },
    /// These have paid for a funeral.
    Paid(Vec<Seat>),
}

impl Picture {
    /// The picture of why something came to somebody, if there is one.
    pub(super) fn of(cause: Cause) -> Option<Self> {
        match cause {
            Cause::Shock { .. } | Cause::Funeral { .. } => Some(Self::Grave),
            Cause::Nightlife { .. } => Some(Self::Place(Place::Nightlife)),
            other => other.card().map(Self::Card),
        }
    }
}

/// Does a party, or a night out, begin with this?
fn begins(entry: &LogEntry) -> bool {
    matches!(entry.headline, Some((_, Headline::Party { .. } | Headline::Open(Action::Party(_) | Action::Invite(_)))))
}

/// Does it belong to a party?
fn is_of_party(entry: &LogEntry) -> bool {
    entry.clauses.iter().any(|clause| matches!(clause, Clause::Change { cause, .. } if cause.is_party()))
}

/// The number of the entry with which the story begins, if there is one.
fn beginning(state: &State, log: &[LogEntry]) -> Option<usize> {
    let (last, before) = log.split_last()?;
    if state.party().is_some() || begins(last) || is_of_party(last) {
        return Some(log.iter().rposition(begins).unwrap_or(before.len()));
    }
    // A death is told until somebody does something: what comes by itself does not hide it.
    let by_itself =
        |entry: &LogEntry| matches!(entry.headline, None | Some((_, Headline::Open(Action::Leave | Action::Accept))));
    let died = |entry: &LogEntry| entry.clauses.iter().any(|clause| matches!(clause, Clause::Died { .. }));
    let since = log.iter().rev().take_while(|entry| by_itself(entry) && !died(entry)).count();
    let (told, _) = log.split_at(log.len() - since);
    told.last().filter(|entry| died(entry)).map(|_| told.len() - 1)
}

/// The story that the end of the log tells, if it tells one.
pub(super) fn story(state: &State, log: &[LogEntry]) -> Option<Story> {
    let number = beginning(state, log)?;
    let told = log.get(number..).unwrap_or_default();
    let panels_of = |entry: &LogEntry| {
        let panel = |(nth, (picture, plot))| StoryPanel { picture, plot, nth };
        (0..).zip(entry.clauses.iter().filter_map(|clause| plot(state, clause))).map(panel).collect::<Vec<_>>()
    };
    let panels: Vec<StoryPanel> = told.iter().flat_map(panels_of).collect();
    let opening = told.first().filter(|entry| begins(entry)).cloned();
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    (opening.is_some() || !panels.is_empty()).then_some(Story { number, opening, panels })
}

fn plot(state: &State, clause: &Clause) -> Option<(Picture, Plot)> {
    Some(match clause {
        Clause::Change { seat, cause, parts } => {
            (Picture::of(*cause)?, Plot::Change { seat: *seat, parts: parts.clone() })
        }
        Clause::Died { seat, .. } => {
            let death = *state.dead().iter().find(|death| death.seat == *seat)?;
            (Picture::Grave, Plot::Died { death, health: state.health(*seat) })
        }
        Clause::Paid(seats) => (Picture::Grave, Plot::Paid(seats.clone())),
        _ => return None,
    })
}

/// Have all plans been opened with the last decision?
pub(super) fn plans_open(log: &[LogEntry]) -> bool {
    let decision = log.iter().rfind(|entry| entry.headline.is_some());
    decision.is_some_and(|entry| entry.clauses.iter().any(|clause| matches!(clause, Clause::PlansOpen)))
}
