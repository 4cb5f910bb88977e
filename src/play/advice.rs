//! Advice: why a bot did what it did, and hints for whoever decides.

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

/// How long a person waits for advice at most, in milliseconds.
const PATIENCE: u64 = 900;
/// So many of the best actions are explained.
const EXPLAINED: usize = 3;
/// An action that a search has tried less often has no chance to win that could be told.
const TRIED: u32 = 16;
/// The steps of a hint: what to look at, what it is about there, with all of it marked on the table, and what to do, which is done on
/// request.
const STEPS: u8 = 3;
/// The step from which what to do is marked.
const POINTS: u8 = 2;

/// What somebody wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// Why a bot did what it did; the index of the event.
    Why(usize),
    /// What to do, as far as this step, 1 to [`STEPS`].
    Hint(u8),
}

/// Advice that has been asked for.
#[derive(Clone, Debug)]
pub(super) struct Advice<G: GameScene> {
    pub asked: Asked,
    /// The first step of the hint.
    first: u8,
    /// What is known to the seat that it is about, before it decides.
    known: Known<G>,
    /// What was done, if anything was.
    done: Option<G::Action>,
    /// What has been found out, the best first; nothing while it is still thought about.
    found: Option<Vec<Candidate<G::Action>>>,
}

/// Advice in the language of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceText {
    /// Whom it is about.
    pub seat: Seat,
    /// It is about what a bot did; else it is a hint.
    pub why: bool,
    /// It is still thought about.
    pub thinking: bool,
    /// A hint has further steps.
    pub more: bool,
    /// A hint has said what to do, and can do it.
    pub can_do: bool,
    /// Its lines.
    pub lines: Vec<AdviceLine>,
}

/// A line of advice.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceLine {
    /// What it says.
    pub text: String,
    /// What speaks for it.
    pub reason: Option<String>,
    /// The share of the victory that it brings, in per cent.
    pub percent: Option<u8>,
    /// It is what was done.
    pub done: bool,
}

impl<G: GameScene> Session<G> {
    /// May it be asked why this was done? A bot chose it, and nothing about it is a secret.
    pub(super) fn can_ask_why(&self, index: usize) -> bool {
        self.play.with(|play| play.displayed.notes.get(index).is_some_and(|note| note.chosen))
    }

    /// Why was this done? While it is told, bots wait.
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
        // Where the choice was clear, the bot has hardly tried anything else.
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

    /// The next step of a hint, or the first one, for the person who decides now.
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
        // Where there is only one thing to do, it is about to be done.
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

    /// The first step of a hint that tells anything: where all that can be done is at the same place, nobody has to be told to look there.
    fn first_step(&self, known: &Known<G>) -> u8 {
        let (lang, names) = untrack(|| (self.app.settings.lang.get(), self.names()));
        let mut legal = Vec::new();
        known.legal(&mut legal);
        let mut looks = legal.iter().map(|action| known.hint(action, lang, &names)[0].clone());
        let first = looks.next();
        if looks.any(|look| Some(look) != first) { 1 } else { POINTS }
    }

    /// What the hint says to do, as soon as its step marks it.
    fn hinted(&self) -> Option<G::Action> {
        self.advice.with_untracked(|advice| match advice {
            Some(Advice { asked: Asked::Hint(POINTS..), found: Some(found), .. }) => {
                found.first().map(|best| best.action.clone())
            }
            _ => None,
        })
    }

    /// Marks on the table what the hint says to do, as if somebody had chosen it.
    fn mark_hint(&self) {
        if let Some(action) = self.hinted() {
            self.chosen.set(self.displayed(|displayed| (displayed.revision, displayed.state.point_at(&action))));
        }
    }

    /// Does what the hint says, now that it has said all.
    pub(super) fn do_hint(&self) {
        if let Some(action) = self.hinted().filter(|_| self.told_all()) {
            self.decide(action);
        }
    }

    /// Has the hint been read to its last step?
    fn told_all(&self) -> bool {
        self.advice.with_untracked(|advice| matches!(advice, Some(Advice { asked: Asked::Hint(STEPS..), .. })))
    }

    /// Is there a person who decides now and sees the table?
    pub(super) fn can_ask_hint(&self) -> bool {
        let handed = self.handoff().is_some();
        self.play.with(|play| {
            let state = &play.displayed.state;
            let rest = play.displayed.tumbling.is_none() && !play.conflict;
            let person = matches!(state.turn(), Turn::Decide(seat) if play.displayed.persons.has(seat));
            rest && !handed && person && state.asks()
        })
    }

    /// It has been read, or is about another moment now. `true` if there was some.
    pub(super) fn end_advice(&self) -> bool {
        let there = self.advice.with_untracked(Option::is_some);
        if there {
            self.advice.set(None);
        }
        there
    }

    /// Advice has been read: what it held up goes on.
    pub(super) fn close_advice(&self) {
        // What it has marked is marked no more, unless somebody has chosen something else since.
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

    /// Does the table wait until somebody has read why?
    pub(super) fn is_being_told_why(&self) -> bool {
        self.advice.with_untracked(|advice| matches!(advice, Some(Advice { asked: Asked::Why(_), .. })))
    }

    /// What has been found out for whoever asked.
    pub(super) fn tell(&self, found: Vec<Candidate<G::Action>>) {
        self.advice.update(|advice| advice.iter_mut().for_each(|advice| advice.found = Some(found.clone())));
        self.mark_hint();
    }

    /// What a seat knows here. The same advice for the same moment: what is unknown is drawn alike each time.
    fn known(&self, state: &G, seat: Seat) -> Known<G> {
        Known::sample(state, seat, &mut ChaCha8Rng::seed_from_u64(0))
    }

    /// The advice in words.
    pub(super) fn told(&self) -> Option<AdviceText> {
        // It may be about what is secret: whoever hands the device over does not hand that over too.
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
                // What was hardly tried says nothing.
                percent: (one.visits > 0).then(|| (100.0 * one.share).round().clamp(0.0, 100.0) as u8),
                done: done.as_ref() == Some(&one.action),
            };
            let plain = |text: String| AdviceLine { text, reason: None, percent: None, done: false };
            let lines = match (asked, found) {
                (_, None) => Vec::new(),
                (Asked::Why(_), Some(found)) => {
                    let mut shown: Vec<&Candidate<G::Action>> = found.iter().take(EXPLAINED).collect();
                    // The best is what was tried most; of the others the likelier to win comes first.
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
