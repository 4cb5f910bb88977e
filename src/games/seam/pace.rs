//! What comes by itself, in which steps, and after which pause. PURE.

use super::GameScene;
use crate::engine::{Dice, Event, EventOf, Game, Playthrough, Turn};

/// How long a state stands before the next thing happens by itself, in milliseconds.
pub const PAUSE: u32 = 500;
/// In how many steps cards are dealt, however many they are, and how long each stands, in milliseconds: together at most 1.5 s.
pub const DEAL_STEPS: usize = 5;
/// See [`DEAL_STEPS`].
pub const DEAL_PAUSE: u32 = 240;
/// So many things that chance brings one after the other are shown one by one.
const ONE_BY_ONE: usize = 2;

/// What comes next by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct NextStep<G: Game> {
    /// How long the state before it stands, in milliseconds.
    pub pause: u32,
    /// One event, or several that chance brings at once.
    pub events: Vec<EventOf<G>>,
    /// It is a part of many cards that are dealt.
    pub deals: bool,
}

/// The next step of what comes by itself; `None` where somebody is asked or the game is over.
pub fn next_step<G: GameScene>(game: &Playthrough<G>, dice: &Dice) -> Option<NextStep<G>> {
    let state = game.state();
    if state.asks() {
        return None;
    }
    let one = |event| NextStep { pause: PAUSE, events: vec![event], deals: false };
    match state.turn() {
        Turn::Decide(seat) => match state.plays_itself() {
            Some(action) => Some(one(EventOf::<G>::decision(seat, action))),
            None => game.forced().map(one),
        },
        Turn::Chance => {
            let mut run = due_chance(game, dice);
            let all = game.latest_chance() + run.len();
            if run.is_empty() || all <= ONE_BY_ONE {
                return game.roll(dice).map(one);
            }
            run.truncate(all.div_ceil(DEAL_STEPS));
            Some(NextStep { pause: DEAL_PAUSE, events: run, deals: true })
        }
        Turn::Over => None,
    }
}

/// What chance brings now, up to where somebody is asked or dice are thrown.
pub fn due_chance<G: GameScene>(game: &Playthrough<G>, dice: &Dice) -> Vec<EventOf<G>> {
    game.chance_run(dice, |state, event| {
        !state.is_manual_chance() && !matches!(event, Event::Chance { chance } if G::is_dice(chance))
    })
}
