//! The turn gate: what happens without being asked.

use crate::signals::*;

use super::{Session, after};
use crate::engine::{Playthrough, Turn};
use crate::games::Told;

/// How long dice tumble, in milliseconds. A tap ends it. The style sheet has the same figure as `--tumble`.
const TUMBLE: u32 = 560;
/// How long a moment stands before the next thing happens by itself.
const BREATH: u32 = 500;
/// The same, where the people want no motion.
const SHORT_BREATH: u32 = 120;

/// Lets dice come to rest, cards turn over and forced decisions play themselves, one after the other and visibly.
pub(super) fn run<G: Told>(session: Session<G>) {
    let rest = StoredValue::new_local(None);
    let next = StoredValue::new_local(None);

    Effect::new(move |_| {
        // The count: a new roll begins anew.
        let _ = session.count();
        if session.tumbling.get() {
            after(rest, TUMBLE, move || session.tumbling.set(false));
        } else {
            rest.set_value(None);
        }
    });

    Effect::new(move |_| {
        let waits = session.tumbling.get() || session.elsewhere.get();
        let due = !waits && session.game.with(|game| !Playthrough::asks(game.state(), G::by_hand));
        if !due {
            next.set_value(None);
            return;
        }
        let breath = if session.settings().is_still() { SHORT_BREATH } else { BREATH };
        after(next, breath, move || go_on(session));
    });
}

fn go_on<G: Told>(session: Session<G>) {
    match session.game.with_untracked(|game| game.state().turn()) {
        Turn::Chance => session.roll(),
        Turn::Decide(_) => {
            if let Some(event) = session.game.with_untracked(Playthrough::forced) {
                session.play(event);
            }
        }
        Turn::Over => {}
    }
}
