//! Advice: the reasons for a bot's decision, and hints for the person who decides.

use leptos::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Session;
use super::autoplay::schedule;
use super::thinking::{Purpose, Task};
use crate::bots::{Candidate, Compared, HIGHEST_LEVEL, playouts};
use crate::engine::{Event, Known, Seat, Turn};
use crate::games::GameScene;
use crate::i18n::fill;

/// Maximum time for which a person waits for advice, in milliseconds.
const PATIENCE: u64 = 900;
/// Number of best actions that are explained.
const EXPLAINED: usize = 3;
/// Minimum number of visits for a reliable chance of winning: an action that a search has visited less often has none to report.
const TRIED: u32 = 16;
/// Number of steps of a hint: where to look; the object in question, with the whole move marked on the table; and the action, which can be
/// played on request.
const STEPS: u8 = 3;
/// The step from which the action is marked on the table.
const POINTS: u8 = 2;

/// The kind of advice requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The reason for a bot's decision; the index of the event.
    Why(usize),
    /// The action to play, revealed up to this step, 1 to [`STEPS`].
    Hint(u8),
}

/// Requested advice.
#[derive(Clone, Debug)]
pub(super) struct Advice<G: GameScene> {
    pub asked: Asked,
    /// The first step of the hint.
    first: u8,
    /// The information available to the seat in question, before its decision.
    known: Known<G>,
    /// The action that was played, if any.
    done: Option<G::Action>,
    /// The candidates found by the search, best first; `None` while the search is running.
    found: Option<Vec<Candidate<G::Action>>>,
}

/// Advice in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceText {
    /// The seat that the advice is about.
    pub seat: Seat,
    /// Whether it explains a bot's decision; otherwise it is a hint.
    pub why: bool,
    /// Whether the search is still running.
    pub thinking: bool,
    /// Whether the hint has further steps.
    pub more: bool,
    /// Whether the hint is complete, so that its action can be played.
    pub can_do: bool,
    /// The lines.
    pub lines: Vec<AdviceLine>,
}

/// A line of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceLine {
    /// The sentence.
    pub text: String,
    /// The reason for the action.
    pub reason: Option<String>,
    /// The expected share of the victory, in per cent.
    pub percent: Option<u8>,
    /// Whether this action was the one played.
    pub done: bool,
}

impl<G: GameScene> Session<G> {
    /// Whether the reason for this event can be requested: a bot chose the action, and nothing about it is secret.
    pub(super) fn can_ask_why(&self, index: usize) -> bool {
        self.play.with(|play| play.displayed.notes.get(index).is_some_and(|note| note.chosen))
    }

    /// Requests the reason for an event. Bots wait while it is displayed.
    pub(super) fn ask_why(&self, index: usize) {
        if !untrack(|| self.can_ask_why(index)) {
            return;
        }
        let asked = self.game(|game| match game.events().get(index) {
            Some(Event::Decision { by, action }) => Some((*by, action.clone(), game.state_at(index))),
            _ => None,
        });
        let Some((seat, action, before)) = asked else { return };
        let known = self.known(&before, seat);
        let mut legal = Vec::new();
        known.legal(&mut legal);
        // If the choice was clear, the bot's search has hardly visited other actions, which is too little to explain.
        let tells = |found: &Vec<Candidate<G::Action>>| {
            let tried = |one: &Candidate<G::Action>| one.visits >= TRIED;
            let shown = found.iter().take(EXPLAINED).filter(|one| tried(one)).count();
            shown == legal.len().min(EXPLAINED) && found.iter().any(|one| one.action == action && tried(one))
        };
        let kept = self.thinking.with_value(|thinking| thinking.remembered(index, &action)).filter(tells);
        self.next.cancel();
        let thinking = kept.is_none();
        let also = legal.iter().position(|other| *other == action).map(|place| place as u32);
        let compared = Some(Compared { best: EXPLAINED as u32, also });
        let advice =
            Advice { asked: Asked::Why(index), first: 1, known: known.clone(), done: Some(action), found: kept };
        self.advice.set(Some(advice));
        if thinking {
            self.stop_thinking();
            let playouts = playouts::<G>(HIGHEST_LEVEL);
            self.begin_to_think(Task { purpose: Purpose::Advice, known, playouts, patience: PATIENCE, compared });
        }
    }

    /// Shows the next step of the hint, or the first one, to the person who decides now.
    pub(super) fn ask_hint(&self) {
        let step = self.advice.with_untracked(|advice| match advice {
            Some(Advice { asked: Asked::Hint(step), .. }) => *step,
            _ => 0,
        });
        if step > 0 {
            let next = (step + 1).min(STEPS);
            self.advice.update(|advice| advice.iter_mut().for_each(|advice| advice.asked = Asked::Hint(next)));
            self.mark_hint();
            return;
        }
        // If there is only one possible action, it is about to be played automatically.
        if !untrack(|| self.can_ask_hint()) || self.next_step().is_some() {
            return;
        }
        let state = self.game(|game| game.state().clone());
        let Turn::Decide(seat) = state.turn() else { return };
        let known = self.known(&state, seat);
        self.note_hint();
        let first = self.first_step(&known);
        let advice = Advice { asked: Asked::Hint(first), first, known: known.clone(), done: None, found: None };
        self.advice.set(Some(advice));
        let playouts = playouts::<G>(HIGHEST_LEVEL);
        self.begin_to_think(Task { purpose: Purpose::Advice, known, playouts, patience: PATIENCE, compared: None });
    }

    /// The first step of the hint that is informative: if all legal actions are at the same place, the step about where to look is left
    /// out.
    fn first_step(&self, known: &Known<G>) -> u8 {
        let (lang, names) = untrack(|| (self.app.settings.lang.get(), self.names()));
        let mut legal = Vec::new();
        known.legal(&mut legal);
        let mut looks = legal.iter().map(|action| known.hint(action, lang, &names)[0].clone());
        let first = looks.next();
        if looks.any(|look| Some(look) != first) { 1 } else { POINTS }
    }

    /// The hinted action, from the step at which it is marked.
    fn hinted(&self) -> Option<G::Action> {
        self.advice.with_untracked(|advice| match advice {
            Some(Advice { asked: Asked::Hint(POINTS..), found: Some(found), .. }) => {
                found.first().map(|best| best.action.clone())
            }
            _ => None,
        })
    }

    /// Marks the hinted action on the table, as if the person had selected it.
    fn mark_hint(&self) {
        if let Some(action) = self.hinted() {
            self.chosen.set(self.displayed(|displayed| (displayed.revision, displayed.state.point_at(&action))));
        }
    }

    /// Plays the hinted action, once the hint is complete.
    pub(super) fn do_hint(&self) {
        if let Some(action) = self.hinted().filter(|_| self.told_all()) {
            self.decide(action);
        }
    }

    /// Whether the last step of the hint is displayed.
    fn told_all(&self) -> bool {
        self.advice.with_untracked(|advice| matches!(advice, Some(Advice { asked: Asked::Hint(STEPS..), .. })))
    }

    /// Whether a person who sees the table has to decide now.
    pub(super) fn can_ask_hint(&self) -> bool {
        let handed = self.handoff().is_some();
        self.play.with(|play| {
            let state = &play.displayed.state;
            let rest = play.displayed.tumbling.is_none() && !play.conflict;
            let person = matches!(state.turn(), Turn::Decide(seat) if play.displayed.persons.has(seat));
            rest && !handed && person && state.asks()
        })
    }

    /// Removes the advice, which has been read or no longer applies. Returns `true` if there was any.
    pub(super) fn end_advice(&self) -> bool {
        let there = self.advice.with_untracked(Option::is_some);
        if there {
            self.advice.set(None);
        }
        there
    }

    /// Closes the advice after it has been read, and resumes play that was waiting for it.
    pub(super) fn close_advice(&self) {
        // The marks of the hint are removed, unless the selection has been changed since.
        if let Some(action) = self.hinted() {
            let marked = self.displayed(|displayed| (displayed.revision, displayed.state.point_at(&action)));
            if self.chosen.with_untracked(|chosen| *chosen == marked) {
                self.chosen.set(<(u32, G::Selection)>::default());
            }
        }
        if self.end_advice() {
            schedule(*self);
        }
    }

    /// Whether the table is waiting for a person to read the reason for a bot's decision.
    pub(super) fn is_being_told_why(&self) -> bool {
        self.advice.with_untracked(|advice| matches!(advice, Some(Advice { asked: Asked::Why(_), .. })))
    }

    /// Stores the candidates found for the requested advice.
    pub(super) fn tell(&self, found: Vec<Candidate<G::Action>>) {
        self.advice.update(|advice| advice.iter_mut().for_each(|advice| advice.found = Some(found.clone())));
        self.mark_hint();
    }

    /// The information available to a seat in this state. Hidden information is sampled with a fixed seed, so that the same state always
    /// gives the same advice.
    fn known(&self, state: &G, seat: Seat) -> Known<G> {
        Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(0))
    }

    /// The advice in words.
    pub(super) fn told(&self) -> Option<AdviceText> {
        // The advice may contain secret information, which must not be handed over with the device.
        if self.handoff().is_some() {
            return None;
        }
        let (lang, names) = (self.app.settings.lang.get(), self.names());
        self.advice.with(|advice| {
            let Advice { asked, first, known, done, found } = advice.as_ref()?;
            let seat = known.seat();
            let found = found.as_deref();
            let explained = |one: &Candidate<G::Action>| AdviceLine {
                text: known.suggest(seat, &one.action, lang, &names),
                reason: G::reason(known, &one.action).map(|reason| G::explain(&reason, lang, &names)),
                // The share of a candidate without visits is meaningless.
                percent: (one.visits > 0).then(|| (100.0 * one.share).round().clamp(0.0, 100.0) as u8),
                done: done.as_ref() == Some(&one.action),
            };
            let plain = |text: String| AdviceLine { text, reason: None, percent: None, done: false };
            let lines = match (asked, found) {
                (_, None) => Vec::new(),
                (Asked::Why(_), Some(found)) => {
                    let mut shown: Vec<&Candidate<G::Action>> = found.iter().take(EXPLAINED).collect();
                    // The best candidate is the most visited one; the others are ordered by their share.
                    if let Some((_, others)) = shown.split_first_mut() {
                        others.sort_by(|one, other| other.share.total_cmp(&one.share));
                    }
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
                (Asked::Hint(step), Some([best, ..])) => {
                    let [look, what] = known.hint(&best.action, lang, &names);
                    let mut lines = Vec::new();
                    if *first == 1 {
                        lines.push(plain(look));
                    }
                    if *step >= POINTS {
                        lines.push(plain(fill(lang.words().it_is_about, &[&what])));
                    }
                    if *step >= STEPS {
                        lines.push(explained(best));
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
        })
    }
}
