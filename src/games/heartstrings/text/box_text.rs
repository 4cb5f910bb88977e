//! The text on the box: the only words of this game available before its chunk is loaded.

use crate::games::BoxText;
use crate::i18n::Words;

/// The text on the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    title_lang: "en",
    minutes: 30,
    age: 6,
    tagline: Words::heartstrings_box_tagline,
    goal: Words::heartstrings_box_goal,
};
