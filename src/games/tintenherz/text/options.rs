//! The options of the game.

use super::Words;
use crate::games::OptionWords;

/// The words of an option.
pub fn option_words(words: Words, field: &str) -> OptionWords {
    match field {
        "hearts" => OptionWords {
            title: words.hearts_option(),
            values: vec![
                (words.hearts_villains(), words.hearts_villains_sentence()),
                (words.hearts_humble(), words.hearts_humble_sentence()),
            ],
            ..OptionWords::default()
        },
        _ => OptionWords::default(),
    }
}
