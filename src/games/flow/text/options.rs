//! The options of the game, and the rules of a seat.

use super::Words;
use crate::games::OptionWords;

/// The words of an option.
pub fn option_words(words: Words, field: &str) -> OptionWords {
    match field {
        "balance" => OptionWords {
            title: words.balance(),
            values: vec![("", ""), (words.balance(), words.balance_about())],
            fixed: words.balance_is_on(),
            ..OptionWords::default()
        },
        "slow_end" => OptionWords {
            title: words.slow_end(),
            values: vec![("", ""), (words.slow_end(), words.slow_end_about())],
            ..OptionWords::default()
        },
        "rules" => OptionWords {
            title: words.hybrid(),
            values: vec![(words.plays_flow(), ""), (words.plays_ludo(), words.hybrid_about())],
            ..OptionWords::default()
        },
        _ => OptionWords::default(),
    }
}
