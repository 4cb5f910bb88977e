//! The text on the box: the only words of this game available before its chunk is loaded.

use crate::games::{BoxText, BoxTextIn};

/// The text on the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 45,
    age: 8,
    en: BoxTextIn {
        tagline: "Flow around a ring at the pace of a beating heart, and slip in before it changes its mind.",
        goal: "Bring all four pieces into the heart, the master last.",
    },
    de: BoxTextIn {
        tagline: "Fließ im Takt eines klopfenden Herzens um den Ring und schlüpf hinein, solange es offen steht.",
        goal: "Bring alle vier Figuren ins Herz, die Hauptfigur zuletzt.",
    },
    cs: BoxTextIn {
        tagline: "Pluj po okruhu v rytmu bijícího srdce a vklouzni dovnitř, dokud je otevřené.",
        goal: "Doveď do srdce všechny čtyři figurky, hlavní jako poslední.",
    },
};
