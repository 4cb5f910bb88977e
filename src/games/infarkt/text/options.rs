//! The options of the game.

use super::Words;
use crate::games::OptionWords;
use crate::games::infarkt::Extension;

/// The words of an option.
pub fn option_words(words: Words, field: &str) -> OptionWords {
    match field {
        "extensions" => OptionWords {
            title: words.option_extensions(),
            values: Extension::ALL.into_iter().map(|extension| words.extension(extension)).collect(),
            presets: vec![words.preset_basic(), words.preset_advanced(), words.preset_extreme()],
            ..OptionWords::default()
        },
        "open_planning" => OptionWords {
            title: words.option_planning(),
            values: vec![
                (words.planning_secret(), words.planning_secret_about()),
                (words.planning_open(), words.planning_open_about()),
            ],
            ..OptionWords::default()
        },
        "other_world" => OptionWords {
            title: words.option_other_world(),
            values: vec![
                (words.other_world_off(), words.other_world_off_about()),
                (words.other_world_on(), words.other_world_on_about()),
            ],
            ..OptionWords::default()
        },
        _ => OptionWords::default(),
    }
}
