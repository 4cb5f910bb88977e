//! The moments of a game in words: counted in turns, or in rounds.

use crate::i18n::Words as PageWords;
use crate::i18n::later::Words;
use crate::table::{Moment, Turns};

/// The moment after this number of events, among all of the game.
pub fn of_all(turns: &Turns, events: usize, words: Words) -> String {
    match turns.at(events) {
        Some(Moment { is_round: true, number, all, step }) => words.look_at_round(number, all, step),
        Some(Moment { number, all, step, .. }) => words.look_at_turn(number, all, step),
        None => words.look_at_start().to_owned(),
    }
}

/// The turn or round of a moment.
pub fn in_short(Moment { is_round, number, .. }: Moment, words: Words) -> String {
    if is_round { words.round(number) } else { words.turn(number) }
}

/// The turn or round in which a game stands after this number of events.
pub fn last(turns: &Turns, events: usize, words: Words) -> String {
    turns.at(events).map_or_else(|| words.look_at_start().to_owned(), |moment| in_short(moment, words))
}

/// The moment after this number of events, as another game began at it.
pub fn from(turns: &Turns, events: usize, words: PageWords) -> String {
    // Before the first turn is at its beginning.
    match turns.at(events.max(1)) {
        Some(Moment { is_round: true, number, .. }) => words.from_round(number),
        moment => words.from_turn(moment.map_or(1, |moment| moment.number)),
    }
}
