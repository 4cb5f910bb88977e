//! Formats of the languages: plural categories of whole numbers, decimals, lists.

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

/// The formats of a platform.
#[derive(Clone, Copy, Debug)]
pub struct Formats {
    /// The plural category of a number.
    pub plural: fn(Lang, u32) -> Plural,
    /// A number of tenths, with one decimal.
    pub tenths: fn(Lang, u32) -> String,
    /// Items joined to a list that ends with "and" and the last item.
    pub list: fn(Lang, &[String]) -> String,
    /// A text in the composed form of Unicode, NFC.
    pub composed: fn(&str) -> String,
}

static FORMATS: OnceLock<Formats> = OnceLock::new();

/// Sets the formats of the platform. The page uses those of the browser; a native program has its own and needs no call.
pub fn use_formats(formats: Formats) {
    let _ = FORMATS.set(formats);
}

/// The formats that apply.
fn formats() -> &'static Formats {
    FORMATS.get_or_init(|| included::FORMATS)
}

/// A text in the composed form of Unicode: letters with marks as single characters, where there are such.
pub(super) fn composed(text: &str) -> String {
    (formats().composed)(text)
}

impl Lang {
    /// The plural category of a number.
    pub fn plural(self, count: u32) -> Plural {
        (formats().plural)(self, count)
    }

    /// A number of tenths, with one decimal: `3.4` for 34.
    pub fn tenths(self, tenths: u32) -> String {
        (formats().tenths)(self, tenths)
    }

    /// Joins items to a list: `Ada, Bo and Cy`.
    pub fn list(self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        if items.len() < 2 { items.pop().unwrap_or_default() } else { (formats().list)(self, &items) }
    }
}

/// The formats that are part of a native program, from CLDR.
#[cfg(not(target_arch = "wasm32"))]
mod included {
    use icu_decimal::DecimalFormatter;
    use icu_decimal::input::Decimal;
    use icu_list::ListFormatter;
    use icu_list::options::ListFormatterOptions;
    use icu_locale_core::Locale;
    use icu_normalizer::ComposingNormalizer;
    use icu_plurals::{PluralCategory, PluralRules};

    use super::{Formats, Lang, Plural};

    pub(super) const FORMATS: Formats = Formats { plural, tenths, list, composed };

    /// The formatters of a language.
    struct Formatters {
        plurals: Option<PluralRules>,
        decimals: Option<DecimalFormatter>,
        lists: Option<ListFormatter>,
    }

    impl Formatters {
        fn of(lang: Lang) -> Self {
            let locale = || lang.locale().parse::<Locale>().ok();
            Self {
                plurals: locale().and_then(|locale| PluralRules::try_new_cardinal((&locale).into()).ok()),
                decimals: locale()
                    .and_then(|locale| DecimalFormatter::try_new((&locale).into(), Default::default()).ok()),
                lists: locale().and_then(|locale| {
                    ListFormatter::try_new_and((&locale).into(), ListFormatterOptions::default()).ok()
                }),
            }
        }
    }

    thread_local! {
        static FORMATTERS: [Formatters; Lang::ALL.len()] = Lang::ALL.map(Formatters::of);
    }

    fn with<T>(lang: Lang, format: impl FnOnce(&Formatters) -> Option<T>) -> Option<T> {
        FORMATTERS.with(|formatters| format(&formatters[lang as usize]))
    }

    fn plural(lang: Lang, count: u32) -> Plural {
        match with(lang, |formatters| Some(formatters.plurals.as_ref()?.category_for(count))) {
            Some(PluralCategory::Zero) => Plural::Zero,
            Some(PluralCategory::One) => Plural::One,
            Some(PluralCategory::Two) => Plural::Two,
            Some(PluralCategory::Few) => Plural::Few,
            Some(PluralCategory::Many) => Plural::Many,
            Some(PluralCategory::Other) | None => Plural::Other,
        }
    }

    fn tenths(lang: Lang, tenths: u32) -> String {
        let mut number = Decimal::from(tenths);
        number.multiply_pow10(-1);
        number.absolute.pad_end(-1);
        with(lang, |formatters| Some(formatters.decimals.as_ref()?.format(&number).to_string())).unwrap_or_default()
    }

    fn composed(text: &str) -> String {
        ComposingNormalizer::new_nfc().normalize(text).into_owned()
    }

    fn list(lang: Lang, items: &[String]) -> String {
        with(lang, |formatters| Some(formatters.lists.as_ref()?.format(items.iter()).to_string())).unwrap_or_default()
    }
}

/// A program for browsers includes none.
#[cfg(target_arch = "wasm32")]
mod included {
    use super::{Formats, Plural};

    pub(super) const FORMATS: Formats = Formats {
        plural: |_, _| Plural::Other,
        tenths: |_, _| String::new(),
        list: |_, _| String::new(),
        composed: str::to_owned,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn czech_counts_in_three_forms() {
        let forms = [0, 1, 2, 4, 5, 11, 22].map(|count| Lang::Cs.plural(count).name());
        assert_eq!(forms, ["other", "one", "few", "few", "other", "other", "other"]);
        assert_eq!(Lang::De.plural(2), Plural::Other);
    }

    #[test]
    fn numbers_have_the_decimal_sign_of_the_language() {
        assert_eq!(Lang::ALL.map(|lang| lang.tenths(34)), ["3.4", "3,4", "3,4"]);
        assert_eq!(Lang::De.tenths(30), "3,0");
        assert_eq!(Lang::En.tenths(5), "0.5");
    }

    #[test]
    fn lists_end_with_and() {
        let list = |lang: Lang, count| lang.list(["Ada", "Bo", "Cy"].map(str::to_owned).into_iter().take(count));
        assert_eq!(list(Lang::En, 3), "Ada, Bo and Cy");
        assert_eq!(list(Lang::De, 3), "Ada, Bo und Cy");
        // No line ends with this word.
        assert_eq!(list(Lang::Cs, 2), "Ada a\u{a0}Bo");
        assert_eq!(list(Lang::De, 1), "Ada");
        assert_eq!(list(Lang::De, 0), "");
    }
}
