//! What the lid of the box says: the only words of this game that are there before the game itself has been fetched.

use crate::games::{Lid, LidText};

/// The lid of the box.
pub const LID: Lid = Lid {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 60,
    age: 12,
    en: LidText {
        tagline: "Work, eat, throw a party: and outlive the neighbours who throw theirs.",
        goal: "No indicator may reach 10. The last one alive wins.",
    },
    de: LidText {
        tagline: "Arbeiten, essen, Partys geben: und die Nachbarschaft überleben, die auch welche gibt.",
        goal: "Kein Wert darf auf 10 steigen. Wer zuletzt noch lebt, gewinnt.",
    },
    cs: LidText {
        tagline: "Pracuj, jez, pořádej večírky: a přežij sousedy, kteří je pořádají taky.",
        goal: "Žádná hodnota nesmí vystoupat na 10. Kdo zůstane naživu poslední, vyhrává.",
    },
};
