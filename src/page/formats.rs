//! The formats of the browser: `Intl`.

use std::cell::OnceCell;

use js_sys::{Array, Intl, JsString, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n::{Formats, Lang, Plural};

/// The formats of the browser.
pub const FORMATS: Formats = Formats { plural, tenths, list };

/// The objects of `Intl` for a language, each made at its first use: the first of its kind loads data of the language, which takes longer than
/// drawing the shelf.
struct Formatters {
    lang: Lang,
    plurals: OnceCell<Intl::PluralRules>,
    decimals: OnceCell<Intl::NumberFormat>,
    lists: OnceCell<Intl::ListFormat>,
}

impl Formatters {
    const fn of(lang: Lang) -> Self {
        Self { lang, plurals: OnceCell::new(), decimals: OnceCell::new(), lists: OnceCell::new() }
    }

    fn locales(&self) -> Array {
        Array::of1(&self.lang.locale().into())
    }

    fn plurals(&self) -> &Intl::PluralRules {
        self.plurals.get_or_init(|| Intl::PluralRules::new(&self.locales(), &Object::new()))
    }

    fn decimals(&self) -> &Intl::NumberFormat {
        self.decimals.get_or_init(|| {
            let one_decimal = Object::new();
            for option in ["minimumFractionDigits", "maximumFractionDigits"] {
                // Setting a property of a new object cannot fail.
                let _ = Reflect::set(&one_decimal, &option.into(), &1.into());
            }
            Intl::NumberFormat::new(&self.locales(), &one_decimal)
        })
    }

    fn lists(&self) -> &Intl::ListFormat {
        self.lists.get_or_init(|| Intl::ListFormat::new(&self.locales(), &Object::new()))
    }
}

fn with<T>(lang: Lang, format: impl FnOnce(&Formatters) -> T) -> T {
    thread_local! {
        static FORMATTERS: [Formatters; Lang::ALL.len()] = Lang::ALL.map(Formatters::of);
    }
    FORMATTERS.with(|formatters| format(&formatters[lang as usize]))
}

fn plural(lang: Lang, count: u32) -> Plural {
    let category = with(lang, |formatters| formatters.plurals().select(count.into()));
    Plural::named(&String::from(category)).unwrap_or(Plural::Other)
}

fn tenths(lang: Lang, tenths: u32) -> String {
    let number = f64::from(tenths) / 10.0;
    let text = with(lang, |formatters| formatters.decimals().format().call1(&JsValue::UNDEFINED, &number.into()));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn list(lang: Lang, items: &[String]) -> String {
    let items: Array = items.iter().map(|item| JsString::from(item.as_str())).collect();
    with(lang, |formatters| formatters.lists().format(&items)).into()
}
