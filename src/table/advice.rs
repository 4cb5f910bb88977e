//! Advice: the reasons for a bot's decision, and hints for the person who decides.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::thinking::Purpose;
use super::words::{AdviceLine, AdviceText, TextContext};
use super::{Command, Table};
use crate::bots::{Candidate, Compared, HIGHEST_LEVEL, best_first, playouts, reason_for};
use crate::engine::{Event, Known, Seat, Turn};
use crate::games::seam::names;
use crate::games::{Hint, TableGame};
use crate::i18n::Lang;

/// Maximum time for which a person waits for advice, in milliseconds.
const ADVICE_MAX_MS: u64 = 900;
/// Number of best actions that are explained.
const EXPLAINED_ACTIONS: usize = 3;
/// Minimum number of visits for a reliable chance of winning: an action that a search has visited less often has none to report.
const VISITS_MIN: u32 = 16;
/// Maximum number of actions that the search for a hint has to compare.
const COMPARED_MAX: u32 = 6;
/// Number of steps of a hint: where to look; the object in question, with the whole move marked on the table; and the action, which can be
/// played on request.
const STEPS: u8 = 3;
/// The step from which the action is marked on the table.
const POINTS: u8 = 2;

/// The kind of advice requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The reason for a bot's decision; the index of the event.
    Why(usize),
    /// The action to play, revealed up to this step, 1 to [`STEPS`].
    Hint(u8),
}

/// Requested advice.
pub(super) struct Advice<G: TableGame> {
    asked: Asked,
    /// The first step of the hint.
    first: u8,
    /// The information available to the seat in question, before its decision.
    known: Known<G>,
    /// The legal actions of that decision.
    legal: Vec<G::Action>,
    /// The action that was played, if any.
    done: Option<G::Action>,
    /// The candidates found by the search, best first; `None` while the search is running.
    found: Option<Vec<Candidate<G::Action>>>,
}

impl<G: TableGame> Table<G> {
    /// Requests the reason for an event: of a bot's decision among several that is not secret. Bots wait while it is displayed.
    pub(super) fn ask_why(&mut self, index: usize) {
        if !self.past.notes.get(index).is_some_and(|note| note.chosen) {
            return;
        }
        let Some(Event::Decision { by, action }) = self.timeline.events().get(index).cloned() else { return };
        let known = knowledge(&self.timeline.state_at(index), by);
        let mut legal = Vec::new();
        known.legal(&mut legal);
        // If the choice was clear, the bot's search has hardly visited other actions, which is too little to explain.
        let tells = |found: &&Vec<Candidate<G::Action>>| {
            let tried = |one: &Candidate<G::Action>| one.visits >= VISITS_MIN;
            let shown = found.iter().take(EXPLAINED_ACTIONS).filter(|one| tried(one)).count();
            shown == legal.len().min(EXPLAINED_ACTIONS) && found.iter().any(|one| one.action == action && tried(one))
        };
        let found = self.remembered.get(index, &action).filter(tells).cloned();
        let is_known = found.is_some();
        let also = legal.iter().position(|other| *other == action).map(|place| place as u32);
        let compared = Some(Compared { best: EXPLAINED_ACTIONS as u32, also });
        let (asked, done) = (Asked::Why(index), Some(action));
        self.advice = Some(Advice { asked, first: 1, known: known.clone(), legal, done, found });
        self.command(Command::CancelWake);
        self.command(Command::Show);
        if !is_known {
            self.stop_thinking();
            self.think(Purpose::Advice, known, playouts::<G>(HIGHEST_LEVEL), ADVICE_MAX_MS, compared);
        }
    }

    /// Shows the next step of the hint, or the first one, to the person who decides now.
    pub(super) fn ask_hint(&mut self) {
        if let Some(Advice { asked: Asked::Hint(step), .. }) = &mut self.advice {
            *step = (*step + 1).min(STEPS);
            self.mark_hint();
            return self.command(Command::Show);
        }
        let Turn::Decide(seat) = self.timeline.state().turn() else { return };
        if !self.can_ask_hint() {
            return;
        }
        let known = knowledge(self.timeline.state(), seat);
        let index = self.timeline.events().len();
        self.hints.retain(|other| *other < index);
        self.hints.push(index);
        self.command(Command::SaveHints(self.hints.clone()));
        // The seat knows its own decisions.
        let legal = self.past.asked().legal.clone();
        let first = self.first_step(&known, &legal);
        let compared = Some(Compared { best: self.told_apart(&known, &legal), also: None });
        let asked = Asked::Hint(first);
        self.advice = Some(Advice { asked, first, known: known.clone(), legal, done: None, found: None });
        self.command(Command::Show);
        self.think(Purpose::Advice, known, playouts::<G>(HIGHEST_LEVEL), ADVICE_MAX_MS, compared);
    }

    /// The number of actions, the best by the heuristic, among which there are two that a hint calls by different names, so that the search
    /// has one to compare the best with.
    fn told_apart(&self, known: &Known<G>, legal: &[G::Action]) -> u32 {
        let order = best_first(&mut legal.iter().map(|action| (i64::from(G::score(known, action)), 0.0)));
        let mut names = order.into_iter().map(|place| self.name_of(known, &legal[place]));
        let first = names.next();
        names.position(|name| Some(name) != first).map_or(0, |place| (place as u32 + 2).min(COMPARED_MAX))
    }

    /// The name of what an action is about, to tell it from others: in one language, as good as any.
    fn name_of(&self, known: &Known<G>, action: &G::Action) -> String {
        let lang = Lang::default();
        known.hint(action, lang, &names(self.timeline.setup(), lang)).what
    }

    /// The best of these candidates that has another name than the first one.
    fn next_best<'a>(&self, known: &Known<G>, found: &'a [Candidate<G::Action>]) -> Option<&'a Candidate<G::Action>> {
        let best = self.name_of(known, &found.first()?.action);
        let others = found.iter().filter(|one| one.visits >= VISITS_MIN && self.name_of(known, &one.action) != best);
        others.max_by(|one, other| one.share.total_cmp(&other.share))
    }

    /// The first step of the hint that is informative: if all legal actions are at the same place, the step about where to look is left
    /// out.
    fn first_step(&self, known: &Known<G>, legal: &[G::Action]) -> u8 {
        // Places have different names in every language.
        let lang = Lang::default();
        let names = names(self.timeline.setup(), lang);
        let mut looks = legal.iter().map(|action| known.hint(action, lang, &names).look);
        let first = looks.next();
        if looks.any(|look| Some(look) != first) { 1 } else { POINTS }
    }

    /// The hinted action, from the step at which it is marked.
    fn hinted(&self) -> Option<G::Action> {
        match &self.advice {
            Some(Advice { asked: Asked::Hint(POINTS..), found: Some(found), .. }) => {
                found.first().map(|best| best.action.clone())
            }
            _ => None,
        }
    }

    /// Marks the hinted action on the table, as if the person had selected it.
    fn mark_hint(&mut self) {
        if let Some(action) = self.hinted() {
            self.selection = self.state().point_at(&action);
        }
    }

    /// Plays the hinted action, once the hint is complete.
    pub(super) fn do_hint(&mut self) {
        let is_complete = matches!(self.advice, Some(Advice { asked: Asked::Hint(STEPS..), .. }));
        if let Some(action) = self.hinted().filter(|_| is_complete) {
            self.decide(action);
        }
    }

    /// Whether a person who sees the table has to decide now.
    pub(super) fn can_ask_hint(&self) -> bool {
        let is_person = matches!(self.state().turn(), Turn::Decide(seat) if self.persons.has(seat));
        let is_at_rest = self.display.tumbling().is_none() && self.past.asked().asks && !self.is_closed();
        is_person && is_at_rest && self.handoff().is_none()
    }

    /// Closes the advice after it has been read, and resumes play that was waiting for it.
    pub(super) fn close_advice(&mut self) {
        // The marks of the hint are removed, unless the selection has been changed since.
        if let Some(action) = self.hinted()
            && self.selection == self.state().point_at(&action)
        {
            self.selection = G::Selection::default();
        }
        if self.advice.take().is_some() {
            self.command(Command::Show);
            self.schedule();
        }
    }

    /// Whether the table is waiting for a person to read the reason for a bot's decision.
    pub(super) fn is_explaining(&self) -> bool {
        matches!(self.advice, Some(Advice { asked: Asked::Why(_), .. }))
    }

    /// Stores the candidates found for the requested advice.
    pub(super) fn receive_advice(&mut self, found: Vec<Candidate<G::Action>>) {
        if let Some(advice) = &mut self.advice {
            advice.found = Some(found);
            self.mark_hint();
            self.command(Command::Show);
        }
    }

    /// The advice in words.
    pub(super) fn advice_text(&self, context: TextContext<'_>) -> Option<AdviceText> {
        // The advice may contain secret information, which must not be handed over with the device.
        if self.handoff().is_some() {
            return None;
        }
        let TextContext { lang, names, .. } = context;
        let Advice { asked, first, known, legal, done, found } = self.advice.as_ref()?;
        let seat = known.seat();
        let found = found.as_deref();
        let explained = |one: &Candidate<G::Action>| AdviceLine {
            text: known.suggest(seat, &one.action, lang, names),
            reason: reason_for(known, &one.action, legal).map(|reason| G::explain(&reason, lang, names)),
            // The share of a candidate without visits is meaningless.
            percent: (one.visits > 0).then(|| percent(one.share)),
            next_best: None,
            done: done.as_ref() == Some(&one.action),
        };
        let plain = |text: String| AdviceLine { text, reason: None, percent: None, next_best: None, done: false };
        let lines = match (asked, found) {
            (_, None) => Vec::new(),
            (Asked::Why(_), Some(found)) => {
                let few = &found[..found.len().min(EXPLAINED_ACTIONS)];
                // The best candidate is the most visited one; the others are ordered by their share.
                let (best, others) = few.split_at(few.len().min(1));
                let order = best_first(&mut others.iter().map(|one| (0, one.share)));
                let mut shown: Vec<_> = best.iter().chain(order.into_iter().map(|place| &others[place])).collect();
                let is_done = |one: &&Candidate<G::Action>| done.as_ref() == Some(&one.action);
                if !shown.iter().any(is_done) {
                    shown.extend(found.iter().find(is_done));
                }
                let mut lines: Vec<AdviceLine> = shown.into_iter().map(explained).collect();
                if let Some(action) = done.as_ref().filter(|_| !lines.iter().any(|line| line.done)) {
                    lines.push(explained(&Candidate { action: action.clone(), visits: 0, share: 0.0 }));
                }
                lines
            }
            (Asked::Hint(step), Some(found @ [best, ..])) => {
                let Hint { look, what } = known.hint(&best.action, lang, names);
                let mut lines = Vec::new();
                if *first == 1 {
                    lines.push(plain(look));
                }
                if *step >= POINTS {
                    lines.push(plain(lang.words().it_is_about(&what)));
                }
                if *step >= STEPS {
                    let next = self.next_best(known, found);
                    let named =
                        |next: &Candidate<G::Action>| (known.hint(&next.action, lang, names).what, percent(next.share));
                    lines.push(AdviceLine { next_best: next.map(named), ..explained(best) });
                }
                lines
            }
            (Asked::Hint(_), Some([])) => Vec::new(),
        };
        let (why, more) = match asked {
            Asked::Why(_) => (true, false),
            Asked::Hint(step) => (false, *step < STEPS),
        };
        let told = found.is_some();
        Some(AdviceText { seat, why, thinking: !told, more: more && told, can_do: !why && !more && told, lines })
    }
}

/// A share of the victory, in per cent.
fn percent(share: f64) -> u8 {
    (100.0 * share).round().clamp(0.0, 100.0) as u8
}

/// The information available to a seat in this state. Hidden information is sampled with a fixed seed, so that the same state always gives
/// the same advice.
fn knowledge<G: TableGame>(state: &G, seat: Seat) -> Known<G> {
    Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(0))
}
