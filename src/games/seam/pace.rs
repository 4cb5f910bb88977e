//! Automatic events: the steps in which they happen, and the pause before each. PURE.

use super::{Asked, GamePlay};
use crate::engine::{Dice, Event, EventOf, Game, Timeline, Turn};

/// Time for which a state is displayed before the next automatic event, in milliseconds.
pub const PAUSE: u32 = 500;
/// Number of steps in which cards are dealt, however many cards there are. With [`DEAL_PAUSE`] before each, at most 1.5 s in total.
pub const DEAL_STEPS: usize = 5;
/// Time for which each of the [`DEAL_STEPS`] is displayed, in milliseconds.
pub const DEAL_PAUSE: u32 = 240;
/// Maximum number of consecutive chance events that are displayed one by one.
const ONE_BY_ONE: usize = 2;

/// The next automatic step.
#[derive(Clone, Debug, PartialEq)]
pub struct NextStep<G: Game> {
    /// Time for which the state before it is displayed, in milliseconds.
    pub pause: u32,
    /// One event, or several chance events at once.
    pub events: Vec<EventOf<G>>,
    /// Whether it is one of the steps in which many cards are dealt.
    pub deals: bool,
}

/// The next automatic step; `None` while a decision or a roll by a person is awaited, and when the game is over. `asked` is what the state of
/// the game asks for.
pub fn next_step<G: GamePlay>(game: &Timeline<G>, asked: &Asked<G>, dice: &Dice) -> Option<NextStep<G>> {
    if asked.asks {
        return None;
    }
    let one = |event| NextStep { pause: PAUSE, events: vec![event], deals: false };
    match asked.turn {
        Turn::Decide(seat) => asked.by_itself.clone().map(|action| one(EventOf::<G>::decision(seat, action))),
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

/// The chance events that are due now, up to the next decision or roll of dice.
pub fn due_chance<G: GamePlay>(game: &Timeline<G>, dice: &Dice) -> Vec<EventOf<G>> {
    game.chance_run(dice, |state, event| {
        !state.is_manual_chance() && !matches!(event, Event::Chance { chance } if G::is_dice(chance))
    })
}
