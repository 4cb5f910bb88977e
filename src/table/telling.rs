//! An event that is told part by part before its result is displayed: nothing tells the end before its beginning.

use std::ops::Range;

use super::Table;
use super::display::{Afterwards, Display, Telling, ToldSoFar};
use super::tempo::Relation;
use super::words::TextContext;
use crate::games::seam::{Part, TableGame, Told, add_sounds};

impl<G: TableGame> Table<G> {
    /// Begins to tell the last event in these parts, if there are any. It has the last entry of the displayed log.
    pub(super) fn tell(&mut self, parts: Vec<Part>) {
        let index = self.shown_log().len().checked_sub(1);
        let entry = index.and_then(|index| self.past.log.get(index).cloned());
        let (Some(index), Some(entry), Some(last)) = (index, entry, self.display.last_mut()) else { return };
        if !parts.is_empty() {
            last.told = ToldSoFar::Parts(Telling { index, entry, parts, from: 0 });
            self.begin_part();
        }
    }

    /// The log and the sounds of the present part.
    fn begin_part(&mut self) {
        let Some(last) = self.display.last() else { return };
        let Some((Telling { index, from, .. }, part)) = last.telling().and_then(Telling::present) else { return };
        if let Some(entry) = self.past.log.get_mut(*index) {
            *entry = G::log_entry_of_part(&last.step, 0..part.until);
        }
        if !self.display.is_replay() {
            add_sounds(&mut self.sounds, G::sounds_of_part(&last.step, *from..part.until));
        }
    }

    /// Continues with the next part, or with the result.
    pub(super) fn tell_next(&mut self) {
        let is_heard = !self.display.is_replay();
        let Some(last) = self.display.last_mut() else { return };
        let ToldSoFar::Parts(telling) = &mut last.told else { return };
        let told = telling.parts.remove(0).until;
        telling.from = told;
        if !telling.parts.is_empty() {
            return self.begin_part();
        }
        if is_heard {
            add_sounds(&mut self.sounds, G::sounds_of_part(&last.step, told..last.step.effects.len()));
        }
        self.end_telling();
    }

    /// Leads to the part among the following ones that is displayed longest, if it is displayed longer than the present one; otherwise to the
    /// result.
    pub(super) fn skip_parts(&mut self) {
        let Some(telling) = self.telling() else { return };
        let time = |part: &Part| part.time;
        let longest = telling.parts.iter().map(time).max().unwrap_or_default();
        let is_present = telling.parts.first().is_none_or(|part| part.time == longest);
        loop {
            self.tell_next();
            let present = self.telling().and_then(|telling| telling.parts.first());
            if present.is_none_or(|part| !is_present && part.time == longest) {
                break;
            }
        }
    }

    /// Ends the telling: the result is displayed.
    pub(super) fn end_telling(&mut self) {
        let Some(last) = self.display.last_mut() else { return };
        let ToldSoFar::Parts(Telling { index, entry, parts, from }) = &mut last.told else { return };
        if let Some(told) = self.past.log.get_mut(*index) {
            std::mem::swap(told, entry);
        }
        last.told = ToldSoFar::Rest(parts.first().map_or(*from, |part| part.until));
    }

    /// The telling of the last event, while it lasts.
    fn telling(&self) -> Option<&Telling<G>> {
        self.display.last()?.telling()
    }

    /// The number of effects of the last event that have been told part by part, once all that is told so has been.
    pub(super) fn told_until(&self) -> Option<usize> {
        self.display.last()?.told_until()
    }

    /// Time for which the present part is displayed, in milliseconds.
    pub(super) fn part_time(&self) -> u32 {
        self.telling().and_then(Telling::present).map_or(0, |(_, part)| self.tempo.speed.duration(part.time))
    }

    /// The part that is displayed.
    pub(super) fn told(&self) -> Option<Told<'_, G>> {
        let last = self.display.last()?;
        let (Telling { from, .. }, part) = last.telling()?.present()?;
        Some(Told { step: &last.step, from: *from, until: part.until })
    }

    /// The prompt while a part is displayed.
    pub(super) fn prompt_of_part(&self, context: TextContext<'_>) -> Option<String> {
        let Told { step, from, until } = self.told()?;
        Some(G::describe_part(step, from..until, context.lang, context.names))
    }

    /// What is new in the displayed state, in a sentence: a part of an event, what follows its last part, or the last events.
    pub(super) fn news(&self, context: TextContext<'_>) -> String {
        let rest = || Some((self.display.step()?, self.told_until()?));
        let part = self.told().map(|Told { step, from, until }| (step, from..until));
        match part.or_else(|| rest().map(|(step, from)| (step, from..step.effects.len()))) {
            Some((step, effects)) => G::describe(&G::log_entry_of_part(step, effects), context.lang, context.names),
            None => self.latest_text(context).unwrap_or_default(),
        }
    }

    /// Whether the displayed state is only a step on the way to what a bot does next: both are displayed together.
    pub(super) fn is_on_the_way(&self) -> bool {
        let goes_on = match &self.display {
            Display::Now { next: Afterwards::Nothing, .. } => self.is_bot_due() || !self.past.asked().asks,
            Display::Replay { at, .. } => at.events < self.timeline.events().len(),
            _ => false,
        };
        let is_shown = self.display.is_telling() || self.display.is_held();
        goes_on && !is_shown && self.relation() == Relation::SameStep
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
