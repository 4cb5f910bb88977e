//! The text on the box: the only words of this game available before its chunk is loaded.

use crate::games::BoxText;
use crate::i18n::Words;

/// The text on the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    title_lang: "de",
    minutes: 20,
    age: 7,
    tagline: Words::tintenherz_box_tagline,
    goal: Words::tintenherz_box_goal,
};
