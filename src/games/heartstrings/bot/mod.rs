//! The bots of Heartstrings.
//!
//! Nearly everything is rolled; the decisions are which token to pick up, and whether to sacrifice one for a bead. A game is short and its
//! rules are fast, so every playout runs to the end and nothing is estimated. The best and the worst action of a decision differ by 0.8
//! points of the chance to win, which takes many playouts to see: with 2,000 of them the strongest bot lost 1.5 points a game against
//! 40,000.

mod chances;
mod reasons;

use super::{Action, Buff, Room, State};
use crate::bots::{Heuristic, Shares, Style};
use crate::engine::{BySeat, Known};

pub use reasons::Reason;

/// The rolls of a fight that are computed exactly: those of the attacker and of the first defender.
const ROLLS: u8 = 2;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [100, 10_000];

    const STYLES: [Style; 2] = [Style::plain(1000); 2];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let seat = known.turn;
        let guard = |room: Room| i32::from(room.defender_bonus()) - i32::from(room.attacker_bonus());
        let tokens = |room: Room| i32::from(known.tokens_in(room, seat));
        // A bead room pays again when a token returns to it.
        let pays = |room: Room| i32::from(room.buff() == Buff::Bead);
        match *action {
            // Prefer the token that guards the least.
            Action::Relocate { from } => 2 * pays(from) - 2 * guard(from) - i32::from(tokens(from) == 1),
            // A bead is permanent, and the token returns to play.
            Action::Sacrifice { room } => 10 + tokens(room) - guard(room),
            Action::Keep => 0,
        }
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        // Playouts end before this limit.
        let seats = known.seats().len() as u32;
        BySeat::new(seats as u8, |_| 1.0 / f64::from(seats))
    }

    fn chance_to_win(state: &Self) -> Shares {
        chances::chances(state, ROLLS)
    }
}
