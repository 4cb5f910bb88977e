//! Plural categories of whole numbers.

use std::sync::OnceLock;

use super::Lang;

/// A plural category of CLDR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Plural {
    Zero,
    One,
    Two,
    Few,
    Many,
    Other,
}

impl Plural {
    const ALL: [Self; 6] = [Self::Zero, Self::One, Self::Two, Self::Few, Self::Many, Self::Other];

    /// The category with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|plural| plural.name() == name)
    }

    /// The name, as in Fluent files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

/// A function that selects the category of a number in a language.
pub type PluralRules = fn(Lang, u32) -> Plural;

static RULES: OnceLock<PluralRules> = OnceLock::new();

/// Sets the rules of the platform. The page uses those of the browser; a native program has its own and needs no call.
pub fn use_plural_rules(rules: PluralRules) {
    let _ = RULES.set(rules);
}

impl Lang {
    /// The plural category of a number.
    pub fn plural(self, count: u32) -> Plural {
        RULES.get_or_init(|| included)(self, count)
    }
}

/// The rules that are part of a native program, from CLDR.
#[cfg(not(target_arch = "wasm32"))]
fn included(lang: Lang, count: u32) -> Plural {
    use icu_plurals::{PluralCategory, PluralRules};

    thread_local! {
        static RULES: [Option<PluralRules>; Lang::ALL.len()] = Lang::ALL.map(|lang| {
            let locale: icu_locale_core::Locale = lang.tag().parse().ok()?;
            PluralRules::try_new_cardinal((&locale).into()).ok()
        });
    }
    match RULES.with(|rules| rules[lang as usize].as_ref().map(|rules| rules.category_for(count))) {
        Some(PluralCategory::Zero) => Plural::Zero,
        Some(PluralCategory::One) => Plural::One,
        Some(PluralCategory::Two) => Plural::Two,
        Some(PluralCategory::Few) => Plural::Few,
        Some(PluralCategory::Many) => Plural::Many,
        Some(PluralCategory::Other) | None => Plural::Other,
    }
}

/// A program for browsers includes none.
#[cfg(target_arch = "wasm32")]
fn included(_: Lang, _: u32) -> Plural {
    Plural::Other
}
