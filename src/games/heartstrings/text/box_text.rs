//! The text on the box: the only words of this game available before its chunk is loaded.

use crate::games::{BoxText, BoxTextIn};

/// The text on the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 30,
    age: 6,
    en: BoxTextIn {
        tagline: "Move in by the luck of the dice, fight for rooms, and keep the last bead on your string.",
        goal: "Whoever still has beads when all others have none wins.",
    },
    de: BoxTextIn {
        tagline: "Zieh ein, wo der Würfel will, kämpf um die Kammern und behalt die letzte Perle am Faden.",
        goal: "Wer als Einzige oder Einziger noch Perlen hat, gewinnt.",
    },
    cs: BoxTextIn {
        tagline: "Nastěhuj se, kam kostka určí, bojuj o komory a udrž na niti poslední korálek.",
        goal: "Vyhrává, komu jako jedinému zbudou korálky.",
    },
};
