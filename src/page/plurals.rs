//! The plural rules of the browser.

use js_sys::{Array, Intl, Object};

use crate::i18n::{Lang, Plural};

/// The plural category of a number, from `Intl.PluralRules`.
pub fn plural(lang: Lang, count: u32) -> Plural {
    thread_local! {
        static RULES: [Intl::PluralRules; Lang::ALL.len()] =
            Lang::ALL.map(|lang| Intl::PluralRules::new(&Array::of1(&lang.tag().into()), &Object::new()));
    }
    let category = RULES.with(|rules| rules[lang as usize].select(count.into()));
    Plural::named(&String::from(category)).unwrap_or(Plural::Other)
}
