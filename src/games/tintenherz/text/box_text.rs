//! The text on the box: the only words of this game available before its chunk is loaded.

use crate::games::{BoxText, BoxTextIn};

/// The text on the box.
pub const BOX: BoxText = BoxText {
    title: include_str!("../title.txt").trim_ascii(),
    minutes: 20,
    age: 7,
    en: BoxTextIn {
        tagline: "Roll characters out of a book, bring the heroes home, and mind the villains: they have the hearts.",
        goal: "The cards under your castle times the hearts on them and on the castle: the most points win.",
    },
    de: BoxTextIn {
        tagline: "Erwürfle Figuren aus einem Buch, bring sie in die Burg und bedenke: Die Herzen haben die Schurken.",
        goal: "Die Karten unter deiner Burg mal die Herzen auf ihnen und auf der Burg: Die meisten Punkte gewinnen.",
    },
    cs: BoxTextIn {
        tagline: "Vyhraj v kostkách postavy z knihy, ukryj je pod hrad a pamatuj: srdce mají padouši.",
        goal: "Karty pod hradem krát srdce na nich a na hradu: nejvíc bodů vyhrává.",
    },
};
