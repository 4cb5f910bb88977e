//! What happens without being asked: dice come to rest, cards turn over, forced decisions play themselves, standing orders are
//! carried out.

use leptos::prelude::*;

use super::Session;
use crate::engine::{Playthrough, Turn};
use crate::games::{GameScene, OrderStep};

/// How long dice tumble, in milliseconds. A touch ends it. The style sheet has the same figure as `--tumble`.
const TUMBLE: u32 = 560;
/// How long a state stands before the next thing happens by itself, in milliseconds.
const PAUSE: u32 = 500;
/// The same, where no motion is wanted.
const SHORT_PAUSE: u32 = 120;

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
        session.next.after(pause, move || go_on(session));
    }
}

fn go_on<G: GameScene>(session: Session<G>) {
    match session.game(|game| game.state().turn()) {
        Turn::Chance => session.roll(),
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
