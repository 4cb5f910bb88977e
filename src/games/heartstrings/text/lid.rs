//! What the lid of the box says: the only words of this game that are there before the game itself has been fetched.

use crate::games::{Lid, LidText};

/// The lid of the box.
pub const LID: Lid = Lid {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 30,
    age: 6,
    en: LidText {
        tagline: "Move in by the luck of the dice, fight for rooms, and keep the last bead on your string.",
        goal: "Whoever still has beads when all others have none wins.",
    },
    de: LidText {
        tagline: "Zieh ein, wo der Würfel will, kämpf um die Kammern und behalt die letzte Perle am Faden.",
        goal: "Wer als Einzige oder Einziger noch Perlen hat, gewinnt.",
    },
    cs: LidText {
        tagline: "Nastěhuj se, kam kostka určí, bojuj o komory a udrž na niti poslední korálek.",
        goal: "Vyhrává, komu jako jedinému zbudou korálky.",
    },
};
