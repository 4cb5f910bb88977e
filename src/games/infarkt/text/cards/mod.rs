//! The texts of the cards: the name of each design and one line of flavour.

mod cs;
mod de;
mod en;

use crate::games::infarkt::Design;
use crate::games::infarkt::rules::cards::DESIGNS;
use crate::i18n::Lang;

/// Name and flavour of each design, in the order of the table: a missing one is a compile error.
type Texts = [(&'static str, &'static str); DESIGNS];

fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::En => &en::TEXTS,
        Lang::De => &de::TEXTS,
        Lang::Cs => &cs::TEXTS,
    }
}

/// The name of a design, with soft hyphens for narrow spaces.
pub fn name(design: Design, lang: Lang) -> &'static str {
    texts(lang)[design.index()].0
}

/// Its line of flavour, a sentence or two.
pub fn flavour(design: Design, lang: Lang) -> &'static str {
    texts(lang)[design.index()].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_design_has_its_own_words() {
        for lang in Lang::ALL {
            for design in Design::all() {
                let (name, flavour) = (name(design, lang), flavour(design, lang));
                assert!((3..=25).contains(&name.chars().count()), "{design:?}: {name}");
                assert!((8..=66).contains(&flavour.chars().count()), "{design:?}: {flavour}");
                assert!(flavour.ends_with(['.', '…', '”', '“']), "{design:?}: {flavour}");
                assert!(!flavour.contains("  ") && flavour.trim() == flavour, "{design:?}: {flavour}");
                let namesakes = Design::all().filter(|other| super::name(*other, lang) == name).count();
                assert_eq!(namesakes, 1, "{design:?}: {name}");
            }
        }
    }
}
