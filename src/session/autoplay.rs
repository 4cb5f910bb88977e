//! The turn gate: what happens without being asked.

use super::{Session, after};
use crate::engine::{Playthrough, Turn};
use crate::games::GameText;

/// How long dice tumble, in milliseconds. A tap ends it. The style sheet has the same figure as `--tumble`.
const TUMBLE: u32 = 560;
/// How long a moment stands before the next thing happens by itself.
const BREATH: u32 = 500;
/// The same, where the people want no motion.
const SHORT_BREATH: u32 = 120;

/// Sees to what comes by itself after what is shown now: dice come to rest, cards turn over, forced decisions play themselves,
/// one after the other and visibly. What was awaited before is forgotten.
pub(super) fn schedule<G: GameText>(session: Session<G>) {
    let tumbling = session.with_untracked(|moment| moment.tumbling.is_some());
    if tumbling {
        after(session.next, TUMBLE, move || {
            session.skip_animation();
        });
    } else if session.game(|game| Playthrough::asks(game.state(), G::is_manual_chance)) {
        session.next.set_value(None);
    } else {
        let breath = if session.settings().is_still() { SHORT_BREATH } else { BREATH };
        after(session.next, breath, move || go_on(session));
    }
}

fn go_on<G: GameText>(session: Session<G>) {
    match session.game(|game| game.state().turn()) {
        Turn::Chance => session.roll(),
        Turn::Decide(_) => {
            if let Some(event) = session.game(Playthrough::forced) {
                session.play(event);
            }
        }
        Turn::Over => {}
    }
}
