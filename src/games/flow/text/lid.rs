//! What the lid of the box says: the only words of this game that are there before the game itself has been fetched.

use crate::games::{Lid, LidText};

/// The lid of the box.
pub const LID: Lid = Lid {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 45,
    age: 8,
    en: LidText {
        tagline: "Flow around a ring at the pace of a beating heart, and slip in before it changes its mind.",
        goal: "Bring all four pieces into the heart, the master last.",
    },
    de: LidText {
        tagline: "Fließ im Takt eines klopfenden Herzens um den Ring und schlüpf hinein, solange es offen steht.",
        goal: "Bring alle vier Figuren ins Herz, die Hauptfigur zuletzt.",
    },
    cs: LidText {
        tagline: "Pluj po okruhu v rytmu bijícího srdce a vklouzni dovnitř, dokud je otevřené.",
        goal: "Doveď do srdce všechny čtyři figurky, hlavní jako poslední.",
    },
};
