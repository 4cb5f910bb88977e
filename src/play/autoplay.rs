//! What happens without being asked: dice come to rest, cards turn over, forced decisions play themselves, standing orders are
//! carried out, bots play.

use leptos::prelude::*;

use super::Session;
use crate::engine::{EventOf, Turn};
use crate::games::seam::pace::{NextStep, PAUSE, due_chance, next_step};
use crate::games::{GameScene, OrderStep};

/// How long dice tumble, in milliseconds. A touch ends it. The style sheet has the same figure as `--tumble`.
const TUMBLE: u32 = 560;
/// How long a state stands before the next thing happens by itself where no motion is wanted, in milliseconds.
const SHORT_PAUSE: u32 = 120;

/// For how long after something has come by itself no control is heard, from the moment at which it is seen, in milliseconds: a touch that
/// comes sooner was meant for what was there before.
pub const SETTLE: u32 = 350;

/// Whether the table hears touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readiness {
    /// It does.
    Ready,
    /// Something is about to happen by itself: a touch only hurries that.
    Busy,
    /// What happened by itself has just come to rest: a touch does nothing. See [`SETTLE`].
    Settling,
}

/// Schedules what comes by itself after what is shown now, one thing after the other and visibly. What was awaited before is
/// forgotten.
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

    /// How long a state stands: shorter where no motion is wanted, and no longer than bots take.
    fn pause(&self, pause: u32) -> u32 {
        let pause = if self.app.settings.is_still() { pause.min(SHORT_PAUSE) } else { pause };
        if self.is_hurried() { 0 } else { pause }
    }

    /// What has changed has been changed by a touch elsewhere: touches on the table are heard at once.
    pub(super) fn end_settling(&self) {
        if self.readiness.get_untracked() == Readiness::Settling {
            self.settling.cancel();
            self.readiness.set(Readiness::Ready);
        }
    }

    pub(super) fn next_step(&self) -> Option<NextStep<G>> {
        self.autosave.with_value(|autosave| self.game(|game| next_step(game, &autosave.dice)))
    }

    /// One event may be dice, which tumble.
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

    /// Are so many cards being dealt that they come several at a time?
    pub(super) fn is_dealing(&self) -> bool {
        // Asked with every change: whether somebody decides is known without all that they could do.
        let chance = self.game(|game| game.state().turn()) == Turn::Chance;
        chance && self.next_step().is_some_and(|step| step.deals)
    }

    /// Deals all that is left of many cards; `false` if there is nothing to deal.
    pub(super) fn finish_dealing(&self) -> bool {
        let dealing = self.is_dealing();
        if dealing {
            let rest = self.autosave.with_value(|autosave| self.game(|game| due_chance(game, &autosave.dice)));
            self.play_all(rest);
        }
        dealing
    }

    /// Plays what is ordered or forced without waiting for its time; `false` if there is nothing of that.
    pub(super) fn hurry_step(&self) -> bool {
        match (self.ordered(), self.next_step()) {
            (Some(action), _) => self.decide(action),
            (None, Some(step)) => self.go_on(step.events),
            (None, None) => return false,
        }
        true
    }

    /// What the standing orders come to now. Those that have ended are forgotten.
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
