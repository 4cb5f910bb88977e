//! What the bots of Tintenherz go by.
//!
//! Everything lies open, and what a turn can come to does not depend on the dice; only what may be chosen does. So the strongest bot does not
//! search: it weighs everything that this turn and the next ones can come to exactly ([`turn`]), and a network judges the states where
//! that ends ([`learned`]). Level 3 searches; games are short, so every playout goes to its end and nothing is estimated. The rule of
//! thumb looks at the card alone; how likely it is to be taken away again, what it does to the castle, and when the game ends, it does not see.

mod learned;
mod reasons;
mod turn;

use super::{Action, Card, State};
use crate::bots::{Heuristic, Learning, Reckoning, Style, Tally};
use crate::engine::{BySeat, Game, Known, Seat, Turn};

pub use reasons::Reason;

/// A decision is reckoned that is worth so many states. What is worth fewer is searched: even the least expectimax beats every search, and
/// there is to be a level between the rule of thumb and the best.
const RECKONED: u32 = 1000;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [150, 100_000];
    const STYLES: [Style; 2] = [Style::plain(1000); 2];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let value = |card: Card| i32::from(card.value());
        match *action {
            // What it counts in the end, twice, so that what is secured can count half as much.
            Action::Take { card } => 2 * value(card),
            // It lies in front of the player already; each of the others may take it away.
            Action::Secure { card } => value(card) * (i32::from(known.hands.count()) - 1),
            // One die again keeps half of what is known.
            Action::Reroll { dice: [true, true] } => 3,
            Action::Reroll { .. } => 2,
            Action::Pass => 0,
        }
    }

    fn expectimax(known: &Known<Self>, states: u32) -> Option<Box<dyn Reckoning<Action>>> {
        if states < RECKONED || known.turn() != Turn::Decide(known.seat()) {
            return None;
        }
        Some(Box::new(turn::Turns::new(known, learned::network(known.hands.count())?, states)))
    }

    fn learning() -> Option<&'static dyn Learning<Self>> {
        Some(&learned::Learned)
    }

    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        reasons::of(known, action)
    }

    fn holds(reason: &Reason, seat: Seat, action: &Action, before: &Self, after: &Self) -> bool {
        reasons::holds(reason, seat, action, before, after)
    }

    fn outlook(known: &Known<Self>) -> BySeat<f64> {
        // Playouts end before.
        let seats = known.seats().len() as u32;
        BySeat::new(seats as u8, |_| 1.0 / f64::from(seats))
    }

    /// The highest score, whether a castle was given up for it, and whether the victory is shared.
    fn tally(&self) -> Tally {
        let Some(outcome) = self.outcome() else { return Tally::default() };
        let best = outcome.winners.iter().next().map(|seat| self.sums_now(seat));
        let shared = (outcome.winners.iter().len() > 1).then_some("shared");
        let given_up = best.filter(|sums| sums.gives_up()).map(|_| "castle_given_up");
        let score = best.map(|sums| ("highest_score", sums.score().max(0) as u32));
        Tally { measures: score.into_iter().collect(), endings: shared.into_iter().chain(given_up).collect() }
    }
}
