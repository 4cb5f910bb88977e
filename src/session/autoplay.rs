//! What happens without being asked: dice come to rest, cards turn over, forced decisions play themselves, standing orders are
//! carried out.

use leptos::prelude::*;

use super::Session;
use crate::engine::{Event, EventOf, Playthrough, Turn};
use crate::games::{GameScene, OrderStep};

/// How long dice tumble, in milliseconds. A touch ends it. The style sheet has the same figure as `--tumble`.
const TUMBLE: u32 = 560;
/// How long a state stands before the next thing happens by itself, in milliseconds.
const PAUSE: u32 = 500;
/// The same, where no motion is wanted.
const SHORT_PAUSE: u32 = 120;

/// In how many steps cards are dealt, however many they are, and how long each stands, in milliseconds: together at most 1.5 s.
/// A touch deals the rest at once.
const DEAL_STEPS: usize = 5;
const DEAL_PAUSE: u32 = 240;
/// So many things that chance brings one after the other are shown one by one.
const ONE_BY_ONE: usize = 2;

/// Schedules what comes by itself after what is shown now, one thing after the other and visibly. What was awaited before is
/// forgotten.
pub(super) fn schedule<G: GameScene>(session: Session<G>) {
    let pause = if session.app.settings.is_still() { SHORT_PAUSE } else { PAUSE };
    if session.displayed(|displayed| displayed.tumbling.is_some()) {
        session.next.after(TUMBLE, move || {
            session.skip_animation();
        });
    } else if let Some(action) = session.ordered() {
        session.next.after(pause, move || session.decide(action));
    } else if session.game(|game| game.state().asks()) {
        session.next.cancel();
    } else {
        let dealt = session.is_dealing();
        session.next.after(if dealt { pause.min(DEAL_PAUSE) } else { pause }, move || go_on(session));
    }
}

fn go_on<G: GameScene>(session: Session<G>) {
    match session.game(|game| game.state().turn()) {
        Turn::Chance => session.deal_on(),
        Turn::Decide(_) => {
            if let Some(action) = session.game(|game| game.state().plays_itself()) {
                session.decide(action);
            } else if let Some(event) = session.game(Playthrough::forced) {
                session.play(event);
            }
        }
        Turn::Over => {}
    }
}

impl<G: GameScene> Session<G> {
    /// What chance brings now without anybody being asked and without dice.
    fn due_chance(&self) -> Vec<EventOf<G>> {
        if self.game(|game| game.state().turn()) != Turn::Chance {
            return Vec::new();
        }
        let by_itself = |state: &G, event: &EventOf<G>| {
            !state.is_manual_chance() && !matches!(event, Event::Chance { chance } if G::is_dice(chance))
        };
        self.autosave.with_value(|autosave| self.game(|game| game.chance_run(&autosave.dice, by_itself)))
    }

    /// Are so many cards being dealt that they come several at a time?
    pub(super) fn is_dealing(&self) -> bool {
        let run = self.due_chance();
        !run.is_empty() && self.game(Playthrough::latest_chance) + run.len() > ONE_BY_ONE
    }

    /// The next thing that chance brings by itself, or the next cards of many.
    fn deal_on(&self) {
        let mut run = self.due_chance();
        let all = self.game(Playthrough::latest_chance) + run.len();
        if all <= ONE_BY_ONE || run.is_empty() {
            return self.roll();
        }
        run.truncate(all.div_ceil(DEAL_STEPS));
        self.play_all(run);
    }

    /// Deals all that is left of many cards; `false` if there is nothing to deal.
    pub(super) fn finish_dealing(&self) -> bool {
        let dealing = self.is_dealing();
        if dealing {
            self.play_all(self.due_chance());
        }
        dealing
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
