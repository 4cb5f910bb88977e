//! The bots of Tintenherz.
//!
//! All information is open. The possible ends of a turn do not depend on the dice, which only restrict the choice among them. So the
//! strongest bot does not search: it computes the exact expectation of this turn and the following ones ([`turn`]), and a network
//! ([`learned`]) judges the states where the computation ends ([`judge`]). Level 3 searches; games are short, so every playout runs to the
//! end and nothing is estimated. The heuristic considers the card alone: not how likely it is to be taken away again, not its effect on
//! the castle, and not when the game ends.

mod chances;
mod judge;
mod learned;
mod reasons;
mod turn;

use super::{Action, Card, State};
use crate::bots::{Expectimax, Heuristic, Learning, Shares, Style, Tally};
use crate::engine::{BySeat, Game, Known, Turn};

pub use reasons::Reason;

/// Budget in states from which a decision is computed exactly. With less it is searched: even the smallest expectimax beats every search,
/// and a level between the heuristic and the best bot is wanted.
const EXACT_FROM_STATES: u32 = 1000;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [150, 100_000];

    const STYLES: [Style; 2] = [Style::plain(1000); 2];

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let value = |card: Card| i32::from(card.value());
        match *action {
            // The value at the end, doubled, so that a card to secure can count half as much.
            Action::Take { card } => 2 * value(card),
            // The card is already open in front of the player; each of the other players may take it away.
            Action::Secure { card } => value(card) * (i32::from(known.hands.count()) - 1),
            // Rolling only one die again keeps half of the known dice.
            Action::Reroll { dice: [true, true] } => 3,
            Action::Reroll { .. } => 2,
            Action::Pass => 0,
        }
    }

    fn expectimax(known: &Known<Self>, states: u32) -> Option<Box<dyn Expectimax<Action>>> {
        if states < EXACT_FROM_STATES || known.turn() != Turn::Decide(known.seat()) {
            return None;
        }
        Some(Box::new(turn::Turns::new(known, learned::network(known.hands.count())?, states)))
    }

    fn learning() -> Option<&'static dyn Learning<Self>> {
        Some(&learned::Learned)
    }

    fn evaluate(known: &Known<Self>) -> BySeat<f64> {
        // Playouts end before this limit.
        let seats = known.seats().len() as u32;
        BySeat::new(seats as u8, |_| 1.0 / f64::from(seats))
    }

    fn chance_to_win(state: &Self) -> Shares {
        chances::chances(state)
    }

    /// The highest score, whether the castle was given up for it, and whether the victory is shared.
    fn tally(&self) -> Tally {
        let Some(outcome) = self.outcome() else { return Tally::default() };
        let best = outcome.winners.iter().next().map(|seat| self.sums_now(seat));
        let shared = (outcome.winners.len() > 1).then_some("shared");
        let given_up = best.filter(|sums| sums.gives_up()).map(|_| "castle_given_up");
        let score = best.map(|sums| ("highest_score", sums.score().max(0) as u32));
        Tally { measures: score.into_iter().collect(), endings: shared.into_iter().chain(given_up).collect() }
    }
}
