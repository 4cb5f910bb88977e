//! An event that is told part by part before its result is displayed: nothing tells the end before its beginning.

use std::ops::Range;

use super::Table;
use super::automatic::Relation;
use super::words::TextContext;
use crate::engine::Step;
use crate::games::seam::{GameScene, Part, Told, add_sounds};

/// The last event, while it is told part by part.
pub(super) struct Telling<G: GameScene> {
    /// Its index.
    index: usize,
    /// Its entry of the log, which contains what has been told meanwhile.
    entry: G::LogEntry,
    /// What is still to be told, the present part first.
    parts: Vec<Part>,
    /// The number of its effects that were told before the present part.
    from: usize,
}

impl<G: GameScene> Table<G> {
    /// Begins to tell the last event, which has the last entry of the displayed log.
    pub(super) fn tell(&mut self, step: &Step<G>, parts: Vec<Part>) {
        let index = self.shown_log().len().checked_sub(1);
        let entry = index.and_then(|index| self.past.log.get(index).cloned());
        let (Some(index), Some(entry), Some(part)) = (index, entry, parts.first().copied()) else { return };
        self.telling = Some(Telling { index, entry, parts, from: 0 });
        self.begin_part(step, 0, part);
    }

    /// The log and the sounds of a part.
    fn begin_part(&mut self, step: &Step<G>, from: usize, Part { until, .. }: Part) {
        let index = self.telling.as_ref().map(|telling| telling.index);
        if let Some(entry) = index.and_then(|index| self.past.log.get_mut(index)) {
            *entry = G::log_entry_of_part(step, 0..until);
        }
        if self.again.is_none() {
            add_sounds(&mut self.sounds, G::sounds_of_part(step, from..until));
        }
    }

    /// Continues with the next part, or with the result.
    pub(super) fn tell_next(&mut self) {
        let Some(telling) = &mut self.telling else { return };
        let told = telling.parts.remove(0).until;
        telling.from = told;
        let next = telling.parts.first().copied();
        let Some(step) = self.step.take() else { return self.end_telling() };
        match next {
            Some(part) => self.begin_part(&step, told, part),
            None => {
                if self.again.is_none() {
                    add_sounds(&mut self.sounds, G::sounds_of_part(&step, told..step.effects.len()));
                }
                self.end_telling();
            }
        }
        self.step = Some(step);
    }

    /// Leads to the part among the following ones that is displayed longest, if it is displayed longer than the present one; otherwise to the
    /// result.
    pub(super) fn skip_parts(&mut self) {
        let Some(telling) = &self.telling else { return };
        let time = |part: &Part| part.time;
        let longest = telling.parts.iter().map(time).max().unwrap_or_default();
        let is_present = telling.parts.first().is_none_or(|part| part.time == longest);
        loop {
            self.tell_next();
            let present = self.telling.as_ref().and_then(|telling| telling.parts.first());
            if present.is_none_or(|part| !is_present && part.time == longest) {
                break;
            }
        }
    }

    /// Ends the telling: the result is displayed.
    pub(super) fn end_telling(&mut self) {
        let Some(Telling { index, entry, parts, from }) = self.telling.take() else { return };
        if let Some(told) = self.past.log.get_mut(index) {
            *told = entry;
        }
        self.told_until = Some(parts.first().map_or(from, |part| part.until));
    }

    /// Time for which the present part is displayed, in milliseconds.
    pub(super) fn part_time(&self) -> Option<u32> {
        self.telling.as_ref()?.parts.first().map(|part| part.time)
    }

    /// The part that is displayed.
    pub(super) fn told(&self) -> Option<Told<'_, G>> {
        let Telling { parts, from, .. } = self.telling.as_ref()?;
        Some(Told { step: self.step.as_ref()?, from: *from, until: parts.first()?.until })
    }

    /// The prompt while a part is displayed.
    pub(super) fn prompt_of_part(&self, context: TextContext<'_>) -> Option<String> {
        let Told { step, from, until } = self.told()?;
        Some(G::describe_part(step, from..until, context.lang, context.names))
    }

    /// What is new in the displayed state, in a sentence: a part of an event, what follows its last part, or the last events.
    pub(super) fn news(&self, context: TextContext<'_>) -> String {
        let rest = || Some((self.step.as_ref()?, self.told_until?));
        let part = self.told().map(|Told { step, from, until }| (step, from..until));
        match part.or_else(|| rest().map(|(step, from)| (step, from..step.effects.len()))) {
            Some((step, effects)) => G::describe(&G::log_entry_of_part(step, effects), context.lang, context.names),
            None => self.latest_text(context).unwrap_or_default(),
        }
    }

    /// Whether the displayed state is only a step on the way to what a bot does next: both are displayed together.
    pub(super) fn is_on_the_way(&self) -> bool {
        let goes_on = match &self.again {
            Some(again) => again.at < self.timeline.events().len(),
            None => self.is_bot_due() || !self.past.asked().asks,
        };
        let is_shown = self.looks || self.telling.is_some() || self.tumbling.is_some() || self.ending || self.held > 0;
        goes_on && !is_shown && self.farewell.is_none() && self.relation() == Relation::SameStep
    }

    /// The indices of the last event and of those of the same turn that are displayed together with it.
    pub(super) fn latest_events(&self) -> Range<usize> {
        let log = self.shown_log();
        let Some((last, before)) = log.split_last() else { return 0..0 };
        let unseen = &before[before.len() - self.unseen.events.min(before.len())..];
        let of_turn = unseen.iter().rev().take_while(|entry| G::turn_of(entry) == G::turn_of(last)).count();
        before.len() - of_turn..log.len()
    }

    /// The sentence about these events.
    pub(super) fn latest_text(&self, context: TextContext<'_>) -> Option<String> {
        let TextContext { lang, names, .. } = context;
        Some(match self.past.log.get(self.latest_events())? {
            [] => return None,
            [entry] => G::describe(entry, lang, names),
            entries => G::describe_turn(entries, lang, names),
        })
    }
}
