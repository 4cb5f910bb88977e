//! The text of the box: the only words of this game available before its code chunk is loaded.

use crate::games::{BoxText, BoxTextIn};

/// The text of the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 60,
    age: 12,
    en: BoxTextIn {
        tagline: "Work, eat, throw a party: and outlive the neighbours who throw theirs.",
        goal: "No indicator may reach 10. The last one alive wins.",
    },
    de: BoxTextIn {
        tagline: "Arbeiten, essen, Partys geben: und die Nachbarschaft überleben, die auch welche gibt.",
        goal: "Kein Wert darf auf 10 steigen. Wer zuletzt noch lebt, gewinnt.",
    },
    cs: BoxTextIn {
        tagline: "Pracuj, jez, pořádej večírky: a přežij sousedy, kteří je pořádají taky.",
        goal: "Žádná hodnota nesmí vystoupat na 10. Kdo zůstane naživu poslední, vyhrává.",
    },
};
