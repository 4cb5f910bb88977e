//! What the lid of the box says: the only words of this game that are there before the game itself has been fetched.

use crate::games::{Lid, LidText};

/// The lid of the box.
pub const LID: Lid = Lid {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 5,
    age: 6,
    en: LidText { tagline: "Take one heart or two.", goal: "Take the last one." },
    de: LidText { tagline: "Nimm ein Herz oder zwei.", goal: "Nimm das letzte." },
    cs: LidText { tagline: "Vezmi jedno srdce, nebo dvě.", goal: "Vezmi poslední." },
};
