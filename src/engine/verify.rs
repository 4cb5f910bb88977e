//! Which chance events of a game its dice have given. PURE.

use super::dice::Dice;
use super::game::{Event, Game};
use super::timeline::Timeline;

/// The chance events of a game, compared with those that its dice give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of chance events.
    pub chances: u32,
    /// The indices of the chance events that the dice do not give at their position, in order.
    pub others: Vec<usize>,
}

/// Compares each chance event of a game with the one that these dice give at its position. An event that the dice do not give changes neither
/// the position nor the random numbers of those after it.
pub fn verify<G: Game>(timeline: &Timeline<G>, dice: &Dice) -> Verified {
    let mut state = timeline.state_at(0);
    let mut verified = Verified { chances: 0, others: Vec::new() };
    for (index, event) in timeline.events().iter().enumerate() {
        if let Event::Chance { chance } = event {
            if state.sample(&mut dice.at(verified.chances)).as_ref() != Some(chance) {
                verified.others.push(index);
            }
            verified.chances += 1;
        }
        let accepted = state.apply(event);
        debug_assert!(accepted.is_ok(), "{event:?} was accepted before");
    }
    verified
}
