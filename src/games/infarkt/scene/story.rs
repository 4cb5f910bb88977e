//! The latest events, panel by panel: a party is told card by card, and every death is shown. PURE.

use crate::engine::Seat;
use crate::games::infarkt::text::{ChangePart, Clause, Headline, LogEntry};
use crate::games::infarkt::{Action, Cause, Death, Design, Health, Place, State};

/// A party so far, or a death.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The number of its first log entry, which identifies the story.
    pub number: u32,
    /// The entry that begins a party.
    pub opening: Option<LogEntry>,
    /// The consequences, in order.
    pub panels: Vec<StoryPanel>,
}

/// A panel of the story.
#[derive(Clone, Debug, PartialEq)]
pub struct StoryPanel {
    /// The picture.
    pub picture: Picture,
    /// The text.
    pub plot: Plot,
}

/// The picture of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A grave.
    Grave,
    /// A card.
    Card(Design),
    /// A place.
    Place(Place),
}

/// The event in a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// Changes for a player.
    Change {
        /// The player.
        seat: Seat,
        /// The changes of indicators, euros and cards.
        parts: Vec<ChangePart>,
    },
    /// A player has died.
    Died {
        /// The death.
        death: Death,
        /// The health at death, which gives the causes.
        health: Health,
    },
    /// These players have paid for a funeral.
    Paid(Vec<Seat>),
}

impl Picture {
    /// The picture of a cause, if there is one.
    pub(super) fn of(cause: Cause) -> Option<Self> {
        match cause {
            Cause::Shock { .. } | Cause::Funeral { .. } => Some(Self::Grave),
            Cause::Nightlife { .. } => Some(Self::Place(Place::Nightlife)),
            other => other.card().map(Self::Card),
        }
    }
}

/// Whether a party or a night out begins with this entry.
fn begins(entry: &LogEntry) -> bool {
    matches!(entry.headline, Some((_, Headline::Party { .. } | Headline::Open(Action::Party(_) | Action::Invite(_)))))
}

/// Whether the entry belongs to a party.
fn is_of_party(entry: &LogEntry) -> bool {
    entry.clauses.iter().any(|clause| matches!(clause, Clause::Change { cause, .. } if cause.is_party()))
}

/// The number of the entry that begins the story, if there is one.
fn beginning(state: &State, log: &[LogEntry]) -> Option<usize> {
    let (last, before) = log.split_last()?;
    if state.party().is_some() || begins(last) || is_of_party(last) {
        return Some(log.iter().rposition(begins).unwrap_or(before.len()));
    }
    // A death stays on show until a player acts: events that play themselves do not hide it.
    let by_itself = |entry: &LogEntry| {
        matches!(entry.headline, None | Some((_, Headline::Comes(_) | Headline::Open(Action::Leave | Action::Accept))))
    };
    let died = |entry: &LogEntry| entry.clauses.iter().any(|clause| matches!(clause, Clause::Died { .. }));
    let since = log.iter().rev().take_while(|entry| by_itself(entry) && !died(entry)).count();
    let (told, _) = log.split_at(log.len() - since);
    told.last().filter(|entry| died(entry)).map(|_| told.len() - 1)
}

/// The story at the end of the log, if there is one. `after` knows all deaths in it.
pub(super) fn story(state: &State, after: &State, log: &[LogEntry]) -> Option<Story> {
    let number = beginning(state, log)?;
    let told = log.get(number..).unwrap_or_default();
    let panels_of = |entry: &LogEntry| {
        let panel = |(picture, plot)| StoryPanel { picture, plot };
        entry.clauses.iter().filter_map(|clause| plot(after, clause)).map(panel).collect::<Vec<_>>()
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

/// Whether the last decision opened all plans.
pub(super) fn plans_open(log: &[LogEntry]) -> bool {
    let decision = log.iter().rfind(|entry| entry.headline.is_some());
    decision.is_some_and(|entry| entry.clauses.iter().any(|clause| matches!(clause, Clause::PlansOpen)))
}
