//! Automatic play: dice come to rest, cards are turned over, forced decisions are played, standing orders are carried out, and bots play.

use leptos::prelude::*;

use super::Session;
use crate::engine::{EventOf, Turn};
use crate::games::seam::pace::{NextStep, PAUSE, due_chance, next_step};
use crate::games::{GameScene, OrderStep};

/// Duration of the tumbling of dice, in milliseconds. A touch ends it. The style sheet has the same value as `--tumble`.
const TUMBLE: u32 = 560;
/// Maximum pause before the next automatic step if reduced motion is requested, in milliseconds.
const SHORT_PAUSE: u32 = 120;

/// Time after automatic play during which controls ignore touches, counted from the frame in which its result is visible, in milliseconds:
/// an earlier touch was meant for what was displayed before.
pub const SETTLE: u32 = 350;

/// Whether the table accepts touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readiness {
    /// Touches are accepted.
    Ready,
    /// An automatic step is pending: a touch only skips the pause before it.
    Busy,
    /// Automatic play has just come to rest: a touch has no effect. See [`SETTLE`].
    Settling,
}

/// Schedules the next automatic step after the displayed state, so that steps are displayed one by one. Cancels any step scheduled before.
pub(super) fn schedule<G: GameScene>(session: Session<G>) {
    session.stop_thinking();
    if session.is_being_told_why() {
        return session.next.cancel();
    }
    let pause = |pause: u32| session.pause(pause);
    let mut busy = true;
    if session.displayed(|displayed| displayed.tumbling.is_some()) {
        session.next.after(TUMBLE, move || {
            session.skip_animation();
        });
    } else if let Some(action) = session.ordered() {
        session.next.after(pause(PAUSE), move || session.unless_touched(|session| session.decide(action)));
    } else if let Some(step) = session.next_step() {
        session.next.after(pause(step.pause), move || session.unless_touched(|session| session.go_on(step.events)));
    } else if session.is_bot_due() {
        let pause = session.app.settings.pace.get_untracked().pause();
        session.next.after(pause, move || session.unless_touched(Session::play_bot));
    } else {
        session.next.cancel();
        busy = false;
    }
    session.follow_readiness(busy);
}

impl<G: GameScene> Session<G> {
    fn follow_readiness(&self, busy: bool) {
        let readiness = self.readiness;
        match (busy, readiness.get_untracked()) {
            (true, Readiness::Busy) | (false, Readiness::Ready | Readiness::Settling) => {}
            (true, _) => {
                self.settling.cancel();
                readiness.set(Readiness::Busy);
            }
            (false, Readiness::Busy) => {
                readiness.set(Readiness::Settling);
                self.settling.after_seen(SETTLE, move || {
                    readiness.try_set(Readiness::Ready);
                });
            }
        }
    }

    /// The pause before an automatic step: shorter if reduced motion is requested, none while bots play without a pause.
    fn pause(&self, pause: u32) -> u32 {
        let pause = if self.app.is_still() { pause.min(SHORT_PAUSE) } else { pause };
        if self.is_hurried() { 0 } else { pause }
    }

    /// Accepts touches again at once: the change was caused by a touch elsewhere, not by automatic play.
    pub(super) fn end_settling(&self) {
        if self.readiness.get_untracked() == Readiness::Settling {
            self.settling.cancel();
            self.readiness.set(Readiness::Ready);
        }
    }

    pub(super) fn next_step(&self) -> Option<NextStep<G>> {
        self.autosave.with_value(|autosave| self.game(|game| next_step(game, &autosave.dice)))
    }

    /// Plays the events of an automatic step. A single event may be a roll of dice, which tumble.
    fn go_on(&self, mut events: Vec<EventOf<G>>) {
        match (events.pop(), events.is_empty()) {
            (Some(event), true) => self.play(event),
            (Some(event), false) => {
                events.push(event);
                self.play_all(events);
            }
            (None, _) => {}
        }
    }

    /// Whether the deal has more cards than steps, so that each step deals several.
    pub(super) fn is_dealing(&self) -> bool {
        // Evaluated on every change: checking the turn first avoids generating the legal actions of a decision.
        let chance = self.game(|game| game.state().turn()) == Turn::Chance;
        chance && self.next_step().is_some_and(|step| step.deals)
    }

    /// Deals all remaining cards of a deal at once; returns `false` if no deal is in progress.
    pub(super) fn finish_dealing(&self) -> bool {
        let dealing = self.is_dealing();
        if dealing {
            let rest = self.autosave.with_value(|autosave| self.game(|game| due_chance(game, &autosave.dice)));
            self.play_all(rest);
        }
        dealing
    }

    /// Plays the pending standing order or automatic step without its pause; returns `false` if there is none.
    pub(super) fn hurry_step(&self) -> bool {
        match (self.ordered(), self.next_step()) {
            (Some(action), _) => self.decide(action),
            (None, Some(step)) => self.go_on(step.events),
            (None, None) => return false,
        }
        true
    }

    /// The action due by the standing orders in this state. Orders that have ended are removed.
    pub(super) fn ordered(&self) -> Option<G::Action> {
        let mut due = None;
        self.orders.update_value(|orders| {
            orders.retain(|order| match self.game(|game| game.state().carry_out(order)) {
                OrderStep::Act(action) => {
                    due.get_or_insert(action);
                    true
                }
                OrderStep::Wait => true,
                OrderStep::Done => false,
            });
        });
        due
    }
}
