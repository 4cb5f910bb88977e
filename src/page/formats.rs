//! The formats of the browser: `Intl`.

use js_sys::{Array, Intl, JsString, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n::{Formats, Lang, Plural};

/// The formats of the browser.
pub const FORMATS: Formats = Formats { plural, tenths, list };

/// The objects of `Intl` for a language.
struct Formatters {
    plurals: Intl::PluralRules,
    decimals: Intl::NumberFormat,
    lists: Intl::ListFormat,
}

impl Formatters {
    fn of(lang: Lang) -> Self {
        let locales = Array::of1(&lang.locale().into());
        let one_decimal = Object::new();
        for option in ["minimumFractionDigits", "maximumFractionDigits"] {
            // Setting a property of a new object cannot fail.
            let _ = Reflect::set(&one_decimal, &option.into(), &1.into());
        }
        Self {
            plurals: Intl::PluralRules::new(&locales, &Object::new()),
            decimals: Intl::NumberFormat::new(&locales, &one_decimal),
            lists: Intl::ListFormat::new(&locales, &Object::new()),
        }
    }
}

fn with<T>(lang: Lang, format: impl FnOnce(&Formatters) -> T) -> T {
    thread_local! {
        static FORMATTERS: [Formatters; Lang::ALL.len()] = Lang::ALL.map(Formatters::of);
    }
    FORMATTERS.with(|formatters| format(&formatters[lang as usize]))
}

fn plural(lang: Lang, count: u32) -> Plural {
    let category = with(lang, |formatters| formatters.plurals.select(count.into()));
    Plural::named(&String::from(category)).unwrap_or(Plural::Other)
}

fn tenths(lang: Lang, tenths: u32) -> String {
    let number = f64::from(tenths) / 10.0;
    let text = with(lang, |formatters| formatters.decimals.format().call1(&JsValue::UNDEFINED, &number.into()));
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn list(lang: Lang, items: &[String]) -> String {
    let items: Array = items.iter().map(|item| JsString::from(item.as_str())).collect();
    with(lang, |formatters| formatters.lists.format(&items)).into()
}
