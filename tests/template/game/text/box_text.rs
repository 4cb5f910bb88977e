//! The text of the box: the only words of this game available before its code chunk is loaded.

use crate::games::{BoxText, BoxTextIn};

/// The text of the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 5,
    age: 6,
    en: BoxTextIn { tagline: "Take one heart or two.", goal: "Take the last one." },
    de: BoxTextIn { tagline: "Nimm ein Herz oder zwei.", goal: "Nimm das letzte." },
    cs: BoxTextIn { tagline: "Vezmi jedno srdce, nebo dvě.", goal: "Vezmi poslední." },
};
