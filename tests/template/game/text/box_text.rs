//! The text of the box: the only words of this game available before its code chunk is loaded.

use crate::games::BoxText;
use crate::i18n::Words;

/// The text of the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    title_lang: "en",
    minutes: 5,
    age: 6,
    tagline: Words::last_heart_box_tagline,
    goal: Words::last_heart_box_goal,
};
