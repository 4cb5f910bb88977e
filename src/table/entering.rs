//! Chance events that people enter: they roll their own dice and draw their own cards.

use super::automatic::Due;
use super::words::{EnteredPart, Entering, TextContext};
use super::{Command, Readiness, Table};
use crate::engine::{Event, EventOf, Step, Turn};
use crate::games::seam::pace::{NextStep, PAUSE};
use crate::games::{ChancePart, GameChance, TableGame};

/// A chance event that is being entered, part by part.
pub(super) struct ChanceDraft<G: GameChance> {
    /// The number of events before it.
    at: usize,
    /// The possible outcomes with their weights: those that begin with what has been picked.
    outcomes: Vec<(G::Chance, u32)>,
    /// What people have picked.
    picked: Vec<ChancePart<G::Card>>,
    /// The number of parts that people have to pick.
    count: usize,
    /// The index of the part that is picked next: the first one in which the outcomes differ.
    next: usize,
    /// What it can be, each with the weight of its outcomes.
    options: Vec<(ChancePart<G::Card>, u32)>,
}

impl<G: GameChance> ChanceDraft<G> {
    /// The chance event that is due in this state, after this number of events.
    fn new(state: &G, at: usize) -> Self {
        let mut outcomes = Vec::new();
        state.chances(&mut outcomes);
        let mut draft = Self { at, outcomes, picked: Vec::new(), count: 0, next: 0, options: Vec::new() };
        draft.count = (0..).map_while(|index| draft.differs(index)).filter(|differs| *differs).count();
        draft.prepare_next();
        draft
    }

    /// Whether the outcomes differ in the part with this index; `None` if they have no such part.
    fn differs(&self, index: usize) -> Option<bool> {
        let mut parts = self.outcomes.iter().map(|(chance, _)| G::chance_part(chance, index));
        let first = parts.next().flatten()?;
        Some(parts.any(|part| part != Some(first)))
    }

    /// Finds the next part in which the outcomes differ, and what it can be.
    fn prepare_next(&mut self) {
        while self.differs(self.next) == Some(false) {
            self.next += 1;
        }
        self.options.clear();
        for (chance, weight) in &self.outcomes {
            let Some(part) = G::chance_part(chance, self.next) else { continue };
            match self.options.iter_mut().rev().find(|(option, _)| *option == part) {
                Some((_, weights)) => *weights += weight,
                None => self.options.push((part, *weight)),
            }
        }
    }

    /// Picks the next part.
    fn pick(&mut self, part: ChancePart<G::Card>) {
        let index = self.next;
        self.outcomes.retain(|(chance, _)| G::chance_part(chance, index) == Some(part));
        self.picked.push(part);
        self.prepare_next();
    }

    /// The outcome, once there is only one.
    fn outcome(&self) -> Option<&G::Chance> {
        if let [(chance, _)] = self.outcomes.as_slice() { Some(chance) } else { None }
    }
}

impl<G: TableGame> Table<G> {
    /// Whether people enter this event.
    pub(super) fn is_own(&self, event: &EventOf<G>) -> bool {
        matches!(event, Event::Chance { chance } if self.tempo.own_chance.has(G::chance_kind(chance)))
    }

    /// What happens at a chance event that people enter: nothing until they have, or the only outcome that can come. `None` if no such event
    /// is due.
    pub(super) fn own_chance_due(&mut self) -> Option<Due<G>> {
        let begun = self.draft.take();
        let (state, at) = (self.timeline.state(), self.timeline.events().len());
        let is_due =
            state.turn() == Turn::Chance && self.timeline.roll(&self.dice).is_some_and(|event| self.is_own(&event));
        if !is_due {
            return None;
        }
        let draft = begun.filter(|draft| draft.at == at).unwrap_or_else(|| ChanceDraft::new(state, at));
        if let Some(only) = draft.outcome() {
            let events = vec![EventOf::<G>::chance(only.clone())];
            return Some(Due::Step(NextStep { pause: PAUSE, events, deals: false }));
        }
        self.draft = Some(draft);
        Some(Due::Nothing)
    }

    /// The chance event that is being entered now; `None` unless it is due.
    pub(super) fn draft(&self) -> Option<&ChanceDraft<G>> {
        let is_due = matches!(self.due, Due::Nothing) && !self.is_closed();
        self.draft.as_ref().filter(|draft| is_due && draft.at == self.timeline.events().len())
    }

    /// Picks the next part of the chance event that is being entered: the option with this number. The last part plays the event.
    pub(super) fn pick(&mut self, option: usize) {
        if self.readiness() != Readiness::Ready || self.draft().is_none() {
            return;
        }
        let Some(draft) = &mut self.draft else { return };
        let Some((part, _)) = draft.options.get(option).copied() else { return };
        draft.pick(part);
        self.refused = None;
        match draft.outcome().cloned() {
            Some(chance) => self.enter(chance),
            None => self.command(Command::Show),
        }
    }

    /// Plays an outcome that people have entered. Their dice do not tumble once more.
    fn enter(&mut self, chance: G::Chance) {
        let index = self.timeline.events().len();
        self.draft = None;
        self.play_all(vec![EventOf::<G>::chance(chance)]);
        if !self.entered.contains(&index) {
            self.entered.push(index);
            self.command(Command::SaveEntered(self.entered.clone()));
        }
    }

    /// Takes back the last part that was picked. Returns whether there was any.
    pub(super) fn unpick(&mut self) -> bool {
        let Some((_, kept)) = self.draft().and_then(|draft| draft.picked.split_last()) else { return false };
        let (kept, at) = (kept.to_vec(), self.timeline.events().len());
        let mut draft = ChanceDraft::new(self.timeline.state(), at);
        kept.into_iter().for_each(|part| draft.pick(part));
        self.draft = Some(draft);
        self.refused = None;
        self.command(Command::Show);
        true
    }

    /// Whether any part of a chance event has been picked.
    pub(super) fn has_picked(&self) -> bool {
        self.draft().is_some_and(|draft| !draft.picked.is_empty())
    }

    /// The number of events before the last one that was entered, if people would enter it again.
    pub(super) fn before_entered(&self) -> Option<usize> {
        let is_again = |index: &usize| self.timeline.events().get(*index).is_some_and(|event| self.is_own(event));
        self.entered.iter().copied().filter(is_again).max()
    }

    /// Plays an event. In place of another one that was undone, it makes that one's course void, and the marks of what was entered in it.
    pub(super) fn advance_timeline(&mut self, event: EventOf<G>) -> Result<Step<G>, G::Illegal> {
        let index = self.timeline.events().len();
        let replaces = self.timeline.undone().first().is_some_and(|next| *next != event);
        let step = self.timeline.step(event)?;
        let count = self.entered.len();
        self.entered.retain(|other| !replaces || *other < index);
        if self.entered.len() < count {
            self.command(Command::SaveEntered(self.entered.clone()));
        }
        Ok(step)
    }

    /// The chance event that is being entered, in words.
    pub(super) fn entering(&self, TextContext { lang, names, .. }: TextContext<'_>) -> Option<Entering> {
        let draft = self.draft()?;
        let state = self.timeline.state();
        let part = |(part, weight): (ChancePart<G::Card>, Option<u32>)| EnteredPart {
            name: part.name::<G>(lang),
            picture: part.picture::<G>(),
            left: weight,
        };
        // Only of single cards the weights are numbers of cards.
        let are_counted = draft.count == 1 && draft.options.iter().any(|(_, weight)| *weight > 1);
        let option = |(option, weight): &(ChancePart<G::Card>, u32)| part((*option, are_counted.then_some(*weight)));
        Some(Entering {
            kind: G::chance_kind(&draft.outcomes.first()?.0),
            rolls: state.rolls_part(draft.next).map(|seat| names.of(seat).to_owned()),
            count: draft.count,
            picked: draft.picked.iter().map(|picked| part((*picked, None))).collect(),
            options: draft.options.iter().map(option).collect(),
        })
    }
}
