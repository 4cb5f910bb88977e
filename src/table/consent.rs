//! Whom an undo concerns, and their agreement.
//!
//! The person who takes back is the one who decides again: the first one after the moment to which undo leads. It concerns the other people whose
//! decisions are taken back, by this undo and by those right before it, and everybody else if chance has shown something after a decision: it
//! can be made again with knowledge of that. So the own last step is taken back without a question as long as it has shown nothing, and bots
//! and a person who plays alone against them are asked nothing.

use super::persons::Persons;
use super::{Command, Table};
use crate::engine::{Event, EventOf, Seat, Seats, Timeline};
use crate::games::TableGame;

/// An undo that waits for the agreement of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takeback {
    /// The seat of the person who takes back.
    pub by: Seat,
    /// The seats of those who have not agreed yet.
    pub missing: Seats,
}

/// What has been taken back since the last event that was played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TakenBack {
    /// The seats of the people whose decisions have been taken back.
    decided: Seats,
    /// Whether chance has shown something after one of them.
    is_shown: bool,
    /// The seats of those who have agreed: they are not asked for each further step.
    agreed: Seats,
}

impl TakenBack {
    /// What has been taken back at a table that was left since: nobody has agreed to anything here, and each decision for the seat of a person
    /// counts as theirs.
    pub fn earlier<G: TableGame>(timeline: &Timeline<G>, persons: Persons) -> Self {
        let mut all = Self::default();
        let is_persons = |event: &EventOf<G>| matches!(event, Event::Decision { by, .. } if persons.has(*by));
        all.add::<G>(timeline.undone().iter().map(|event| (event, is_persons(event))));
        all
    }

    /// Adds these events, in the order in which they were played, each with whether it is the decision of a person.
    fn add<'a, G: TableGame>(&mut self, events: impl Iterator<Item = (&'a EventOf<G>, bool)>) {
        let mut has_decided = false;
        for (event, is_persons) in events {
            match event {
                Event::Decision { by, .. } if is_persons => {
                    self.decided = self.decided.with(*by);
                    has_decided = true;
                }
                Event::Decision { .. } => {}
                Event::Chance { .. } => self.is_shown |= has_decided,
            }
        }
    }
}

impl<G: TableGame> Table<G> {
    /// What an undo takes back that leaves this number of events, with all that has been taken back before it.
    fn taken_back(&self, target: usize) -> TakenBack {
        let mut all = if self.timeline.undone().is_empty() { TakenBack::default() } else { self.taken_back };
        let events = self.timeline.events().iter().enumerate().skip(target);
        all.add::<G>(events.map(|(index, event)| (event, self.past.asks_person(index))));
        all
    }

    /// The undo that leaves this number of events, if it needs the agreement of others.
    fn takeback_to(&self, target: usize, TakenBack { decided, is_shown, agreed }: TakenBack) -> Option<Takeback> {
        let by = self.past.person_from(target)?;
        let state = self.timeline.state();
        let is_concerned = |seat: &Seat| decided.contains(*seat) || (is_shown && state.takes_part(*seat));
        let others = self.persons.iter().filter(|seat| *seat != by && !agreed.contains(*seat));
        let missing: Seats = others.filter(is_concerned).collect();
        (!missing.is_empty()).then_some(Takeback { by, missing })
    }

    /// Undoes up to this number of events, or asks those whom that concerns.
    pub(super) fn ask_to_undo(&mut self, target: usize) {
        self.taken_back = self.taken_back(target);
        self.takeback = self.takeback_to(target, self.taken_back).filter(|_| self.tempo.asks_consent);
        match self.takeback {
            // Bots wait for the answer.
            Some(_) => {
                self.schedule();
                self.command(Command::Show);
            }
            None => self.undo_to(target),
        }
    }

    /// The person at this seat agrees to what is asked.
    pub(super) fn agree(&mut self, seat: Seat) {
        let Some(Takeback { by, missing }) = self.takeback else { return };
        self.taken_back.agreed = self.taken_back.agreed.with(seat);
        let missing: Seats = missing.iter().filter(|other| *other != seat).collect();
        if !missing.is_empty() {
            self.takeback = Some(Takeback { by, missing });
            return self.command(Command::Show);
        }
        self.takeback = None;
        if let Some(target) = self.undo_target() {
            let agreed = self.taken_back.agreed.iter().filter(|other| *other != by).collect();
            self.undo_to(target);
            self.consented = Some((by, agreed));
        }
    }

    /// Somebody does not agree: the game goes on.
    pub(super) fn disagree(&mut self) {
        if self.takeback.take().is_some() {
            self.schedule();
            self.command(Command::Show);
        }
    }
}
