//! The settings of a device: read and stored by key, each on its own; what cannot be read becomes the default.
//!
//! The tests go through the list of the settings, so that a further setting is tested as well.

use std::collections::HashSet;

use heartbox::i18n::Lang;
use heartbox::play::{Form, Setting, Theme};
use heartbox::storage::Store;
use heartbox::table::Pace;
use leptos::prelude::*;
use serde_json::{Value, json};

use super::world::{Device, Page};

const KEY: &str = "heartbox:settings";

/// A device on which this text is stored as settings.
fn device(text: &str) -> Device {
    let device = Device::default();
    device.set(KEY, text).expect("memory");
    device
}

fn stored(device: &Device) -> Value {
    serde_json::from_str(&device.get(KEY).expect("memory").expect("settings")).expect("JSON")
}

fn list(page: &Page) -> Vec<Setting> {
    page.within(|| page.app.settings.list())
}

/// The numbers of the current values, by key.
fn numbers(page: &Page) -> Vec<(&'static str, usize)> {
    list(page).iter().map(|setting| (setting.key, page.within(|| setting.chosen.get_untracked()))).collect()
}

/// The number of settings.
fn count() -> usize {
    list(&Page::open(&Device::default())).len()
}

#[test]
fn every_value_of_every_setting_is_found_again_and_changes_no_other() {
    for index in 0..count() {
        let device = Device::default();
        let page = Page::open(&device);
        let setting = list(&page)[index];
        let before = numbers(&page);
        let mut texts = HashSet::new();
        for number in 0..setting.count {
            page.within(|| setting.choose.run(number));
            let mut after = before.clone();
            after[index].1 = number;
            assert_eq!(numbers(&page), after);
            assert_eq!(numbers(&Page::open(&device)), after, "{} {number}", setting.key);
            texts.insert(stored(&device)[setting.key].to_string());
        }
        assert!(setting.count > 1, "{}", setting.key);
        assert_eq!(texts.len(), setting.count, "{}: each value is stored differently", setting.key);
        page.within(|| setting.choose.run(setting.count));
        assert_eq!(numbers(&page)[index].1, setting.count - 1, "a number without a value sets nothing");
    }
}

#[test]
fn a_broken_value_becomes_the_default_and_no_other_is_lost() {
    let plain = numbers(&Page::open(&Device::default()));
    for index in 0..count() {
        for broken in [json!("gone"), json!(7), json!([]), json!({"a": 1}), Value::Null] {
            let kept = Device::default();
            let page = Page::open(&kept);
            // Another value than the default for all of them.
            for (setting, (_, number)) in list(&page).iter().zip(&plain) {
                page.within(|| setting.choose.run((number + 1) % setting.count));
            }
            let mut expected = numbers(&page);
            assert!(expected.iter().zip(&plain).all(|(other, plain)| other != plain));
            expected[index] = plain[index];
            let mut text = stored(&kept);
            text[plain[index].0] = broken.clone();
            let page = Page::open(&device(&text.to_string()));
            assert_eq!(numbers(&page), expected, "{broken} for {}", plain[index].0);
        }
    }
}

#[test]
fn where_nothing_can_be_read_every_setting_has_its_default() {
    let plain = numbers(&Page::open(&Device::default()));
    for text in ["", "{not json", "null", "[1]", "\"pace\"", "{}", r#"{"pace":"fast","pace":"slow"}"#] {
        let device = device(text);
        assert_eq!(numbers(&Page::open(&device)), plain, "{text}");
        assert!(stored(&device).is_object(), "{text}");
    }
}

#[test]
fn settings_of_another_version_of_the_page_stay() {
    let device = device(r#"{"later":{"volume":3},"pace":"slow"}"#);
    let page = Page::open(&device);
    page.within(|| page.app.settings.quiet.set(true));
    let lang = Lang::default().tag();
    assert_eq!(
        stored(&device),
        json!({
            "later": {"volume": 3}, "lang": lang, "pace": "slow", "quiet": true, "theme": null,
            "contrast": null, "text_size": null, "motion": null, "speed": null, "timer": null,
            "table_mode": "pass", "fixed_side": "lower", "hands_over": false, "own_dice": false, "own_cards": false,
            "confirms": false, "asks_consent": true, "sealed": false,
            "declines_offers": false, "sound": false, "volume": "medium", "vibration": true, "sound_asked": false,
        })
    );
}

/// What devices have stored stays readable.
#[test]
fn the_stored_texts_mean_what_they_always_meant() {
    let read = |text: &str| {
        let page = Page::open(&device(text));
        let settings = page.app.settings;
        page.within(|| {
            untrack(|| (settings.lang.get(), settings.theme.get(), settings.pace.get(), settings.quiet.get()))
        })
    };
    let en = Lang::En;
    for (text, expected) in [
        (r#"{"lang":"de","theme":"dark","pace":"fast","quiet":true}"#, (Lang::De, Theme::Dark, Pace::Fast, true)),
        (
            r#"{"lang":"cs","theme":"light","pace":"at-once","quiet":false}"#,
            (Lang::Cs, Theme::Light, Pace::AtOnce, false),
        ),
        (r#"{"lang":"en","theme":null,"pace":"slow","quiet":false}"#, (en, Theme::System, Pace::Slow, false)),
        (r#"{"lang":"en","pace":"normal"}"#, (en, Theme::System, Pace::Normal, false)),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn what_the_list_draws_has_a_name_for_everything_in_every_language() {
    for setting in list(&Page::open(&Device::default())) {
        for lang in Lang::ALL {
            let label = match setting.form {
                Form::Language | Form::Hidden => continue,
                // With the words of the game, or for what occurs in it.
                Form::Offer | Form::Own(_) => {
                    assert_eq!(setting.count, 2, "{} is on or off", setting.key);
                    continue;
                }
                Form::Switch { label } => {
                    assert_eq!(setting.count, 2, "{} is on or off", setting.key);
                    label(lang)
                }
                Form::Choice { label, names, .. } => {
                    let names: HashSet<&str> = names(lang).iter().copied().collect();
                    assert_eq!(names.len(), setting.count, "{}: {names:?}", setting.key);
                    assert!(!names.contains(""));
                    label(lang)
                }
            };
            assert!(!label.is_empty(), "{}", setting.key);
            assert!(setting.about.is_none_or(|about| !about(lang).is_empty()), "{}", setting.key);
        }
    }
}
