//! The formats of the browser: `Intl`.

use std::cell::OnceCell;

use js_sys::{Array, Intl, JsString, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n::{Formats, Lang, Plural};
use crate::play::services::attempt;

/// The formats of the browser.
pub const FORMATS: Formats = Formats { plural, tenths, list, composed };

/// The objects of `Intl` for a language, each made at its first use: the first of its kind loads data of the language, which takes longer than
/// drawing the shelf.
struct Formatters {
    lang: Lang,
    plurals: OnceCell<Option<Intl::PluralRules>>,
    decimals: OnceCell<Option<Intl::NumberFormat>>,
    lists: OnceCell<Option<Intl::ListFormat>>,
}

impl Formatters {
    const fn of(lang: Lang) -> Self {
        Self { lang, plurals: OnceCell::new(), decimals: OnceCell::new(), lists: OnceCell::new() }
    }

    /// Makes an object for the language; `None` if the browser has none of its kind.
    fn make<T: 'static>(&self, new: impl FnOnce(&Array) -> T + 'static) -> Option<T> {
        let locales = Array::of1(&self.lang.locale().into());
        attempt(move || new(&locales))
    }

    fn plurals(&self) -> Option<&Intl::PluralRules> {
        self.plurals.get_or_init(|| self.make(|locales| Intl::PluralRules::new(locales, &Object::new()))).as_ref()
    }

    fn decimals(&self) -> Option<&Intl::NumberFormat> {
        let one_decimal = || {
            let options = Object::new();
            for option in ["minimumFractionDigits", "maximumFractionDigits"] {
                // Setting a property of a new object cannot fail.
                let _ = Reflect::set(&options, &option.into(), &1.into());
            }
            options
        };
        let decimals = || self.make(move |locales| Intl::NumberFormat::new(locales, &one_decimal()));
        self.decimals.get_or_init(decimals).as_ref()
    }

    fn lists(&self) -> Option<&Intl::ListFormat> {
        self.lists.get_or_init(|| self.make(|locales| Intl::ListFormat::new(locales, &Object::new()))).as_ref()
    }
}

fn with<T>(lang: Lang, format: impl FnOnce(&Formatters) -> T) -> T {
    thread_local! {
        static FORMATTERS: [Formatters; Lang::ALL.len()] = Lang::ALL.map(Formatters::of);
    }
    FORMATTERS.with(|formatters| format(&formatters[lang as usize]))
}

fn plural(lang: Lang, count: u32) -> Plural {
    let category = with(lang, |formatters| Some(formatters.plurals()?.select(count.into())));
    let known = category.and_then(|category| Plural::named(&String::from(category)));
    known.unwrap_or(if count == 1 { Plural::One } else { Plural::Other })
}

fn tenths(lang: Lang, tenths: u32) -> String {
    let number = f64::from(tenths) / 10.0;
    let text = with(lang, |formatters| {
        let text = formatters.decimals()?.format().call1(&JsValue::UNDEFINED, &number.into());
        text.ok()?.as_string()
    });
    text.unwrap_or_else(|| [tenths / 10, tenths % 10].map(|digits| digits.to_string()).join("."))
}

fn list(lang: Lang, items: &[String]) -> String {
    let array: Array = items.iter().map(|item| JsString::from(item.as_str())).collect();
    let text = with(lang, |formatters| Some(formatters.lists()?.format(&array)));
    text.map_or_else(|| items.join(", "), String::from)
}

fn composed(text: &str) -> String {
    JsString::from(text).normalize("NFC").into()
}
