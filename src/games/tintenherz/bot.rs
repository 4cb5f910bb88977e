//! What the bots of Tintenherz go by.
//!
//! Everything lies open and games are short, so every playout goes to its end and nothing is estimated. The heuristic looks at the card
//! alone; that it may be taken away again, and when the game ends, only the search sees.

mod reasons;

use super::{Action, Card, State};
use crate::bots::{Heuristic, Tally};
use crate::engine::{BySeat, Game, Known};

pub use reasons::Reason;

impl Heuristic for State {
    const PLAYOUTS: [u32; 2] = [400, 20000];
    const PLAYOUT_EVENTS: u32 = 1000;

    fn score(known: &Known<Self>, action: &Action) -> i32 {
        let value = |card: Card| i32::from(card.value());
        match *action {
            // Brought home, nobody can take it any more.
            Action::Secure { card } => 4 + 2 * value(card),
            Action::Take { card } if card.is_hero() => {
                // From another player it is a gain twice.
                2 * value(card) + if known.open_with(card).is_some() { 3 } else { 0 }
            }
            Action::Take { card } => known.with_villain(card),
            // One die again keeps half of what is known.
            Action::Reroll { dice: [true, true] } => 3,
            Action::Reroll { .. } => 2,
            Action::Pass => 0,
        }
    }

    type Reason = Reason;

    fn reason(known: &Known<Self>, action: &Action) -> Option<Reason> {
        Some(reasons::of(known, action))
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

impl State {
    /// What a villain does to the score as it is now: its heart multiplies what it costs.
    fn with_villain(&self, card: Card) -> i32 {
        let castle = self.castle(self.turn);
        let sum: i32 = castle.iter().map(|card| i32::from(card.value())).sum();
        let hearts = i32::from(self.hearts_with_castle(self.turn));
        let more = i32::from(self.hearts_of(card));
        (sum + i32::from(card.value())) * (hearts + more) - sum * hearts
    }
}
