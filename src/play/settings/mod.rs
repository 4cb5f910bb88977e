//! The settings of this device: language, theme, pace of bots, sounds.
//!
//! They are declared as one list, from which they are read, stored and drawn. A further setting is one more line of it, and its words.

mod chosen;
mod form;
mod values;

use leptos::prelude::*;
use serde_json::{Map, Value};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform::{self, window};
use super::scoped::Scoped;
use super::services;
use crate::engine::json;
use crate::games::ChanceKind;
use crate::i18n::Lang;
use crate::shell::around::{Side, TableMode};
use crate::storage::{PREFIX, Store};
use crate::table::{OwnChance, Pace, Speed};

pub use chosen::Chosen;
use chosen::Holds;
pub use form::{Form, Section, Setting, Words};
pub use values::{Contrast, Motion, TextScale, Theme, TurnTime, Volume};
pub(super) use values::{Stored, Values};

/// Declares the settings by section, each with its key, type, default and form, and with a sentence about it where the label says too little.
macro_rules! settings {
    ($($section:ident {
        $($(#[$doc:meta])* $key:ident: $signal:ident<$type:ty> = $default:expr, $form:expr $(, $about:expr)?;)*
    })*) => {
        /// The settings as signals.
        #[derive(Clone, Copy, Debug)]
        pub struct Settings {
            $($($(#[$doc])* pub $key: $signal<$type>,)*)*
        }

        impl Settings {
            /// The settings with these stored values. The default stands in for a value that is missing or unknown.
            fn new(kept: &Value) -> Self {
                Self {
                    $($($key: $signal::holding(
                        Stored::number_of(&kept[stringify!($key)], <$type>::STORED)
                            .unwrap_or_else(|| <$type as Values>::number($default)),
                    ),)*)*
                }
            }

            /// The values by key, as they are stored.
            fn stored(&self) -> Vec<(&'static str, Value)> {
                vec![$($((stringify!($key), <$type>::STORED[self.$key.number()].value()),)*)*]
            }

            /// All settings, in the order in which they are drawn.
            pub fn list(&self) -> Vec<Setting> {
                vec![$($(
                    Setting::new(Section::$section, stringify!($key), $form, $default, self.$key)$(.with_about($about))?,
                )*)*]
            }
        }
    };
}

settings! {
    Look {
        /// The language of the page.
        lang: Scoped<Lang> = language_of_the_browser().unwrap_or_default(), Form::Language;
        /// Light or dark.
        theme: Chosen<Theme> = Theme::default(), Form::Choice {
            icon: "theme",
            label: |lang| lang.later_words().theme(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.theme_system(), words.theme_light(), words.theme_dark()]
            },
        };
        /// The contrast.
        contrast: Chosen<Contrast> = Contrast::default(), Form::Choice {
            icon: "theme",
            label: |lang| lang.later_words().contrast(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.theme_system(), words.contrast_more()]
            },
        };
        /// The size of the text.
        text_size: Chosen<TextScale> = TextScale::default(), Form::Choice {
            icon: "search",
            label: |lang| lang.later_words().text_size(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.text_size_100(), words.text_size_125(), words.text_size_150(), words.text_size_200()]
            },
        };
    }
    Motion {
        /// Whether things travel.
        motion: Chosen<Motion> = Motion::default(), Form::Choice {
            icon: "update",
            label: |lang| lang.later_words().motion(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.theme_system(), words.motion_full(), words.motion_reduced()]
            },
        }, |lang| lang.later_words().motion_about();
        /// The speed of animations.
        speed: Chosen<Speed> = Speed::default(), Form::Choice {
            icon: "play",
            label: |lang| lang.later_words().speed(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.speed_calm(), words.pace_normal(), words.speed_quick()]
            },
        };
    }
    Table {
        /// How the table behaves when the turn passes to somebody else.
        table_mode: Chosen<TableMode> = TableMode::default(), Form::Choice {
            icon: "update",
            label: |lang| lang.later_words().table_mode(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.table_mode_pass(), words.table_mode_turn(), words.table_mode_fixed()]
            },
        };
        /// The edge to which the table is turned by hand.
        fixed_side: Chosen<Side> = Side::default(), Form::Hidden;
        /// Whether each person takes the device at the beginning of their turn, also when nothing is secret.
        hands_over: RwSignal<bool> = false, Form::Switch { label: |lang| lang.later_words().hands_over() },
            |lang| lang.later_words().hands_over_about();
        /// Whether people roll their own dice and enter them.
        own_dice: RwSignal<bool> = false, Form::Own(ChanceKind::Dice);
        /// Whether people draw their own cards and enter them.
        own_cards: RwSignal<bool> = false, Form::Own(ChanceKind::Cards);
        /// Whether a decision by a single touch is played only by a second one.
        confirms: RwSignal<bool> = false, Form::Switch { label: |lang| lang.later_words().confirms() },
            |lang| lang.later_words().confirms_about();
        /// Whether undo asks those whose steps it takes back.
        asks_consent: RwSignal<bool> = true, Form::Switch { label: |lang| lang.later_words().asks_consent() };
        /// Whether the dice of new games are sealed.
        sealed: RwSignal<bool> = false, Form::Hidden;
        /// The soft timer of turns.
        timer: Chosen<TurnTime> = TurnTime::default(), Form::Choice {
            icon: "history",
            label: |lang| lang.later_words().timer(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.timer_off(), words.timer_30(), words.timer_60(), words.timer_120()]
            },
        }, |lang| lang.later_words().timer_about();
    }
    Bots {
        /// The pace at which bots play.
        pace: Chosen<Pace> = Pace::default(), Form::Choice {
            icon: "play",
            label: |lang| lang.later_words().pace(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.pace_slow(), words.pace_normal(), words.pace_fast(), words.pace_at_once()]
            },
        };
        /// Whether bots make no remarks.
        quiet: RwSignal<bool> = false, Form::Switch { label: |lang| lang.later_words().quiet() },
            |lang| lang.later_words().quiet_about();
        /// Whether offers that most people rarely accept are declined.
        declines_offers: RwSignal<bool> = false, Form::Offer;
    }
    Sound {
        /// Whether there are sounds.
        sound: RwSignal<bool> = false, Form::Switch { label: |lang| lang.later_words().sound() };
        /// The volume of the sounds.
        volume: Chosen<Volume> = Volume::default(), Form::Choice {
            icon: "sound",
            label: |lang| lang.later_words().volume(),
            names: |lang| {
                let words = lang.later_words();
                vec![words.volume_soft(), words.volume_medium(), words.volume_loud()]
            },
        };
        /// Whether the device vibrates with the sounds.
        vibration: RwSignal<bool> = true, match platform::can_vibrate() {
            true => Form::Switch { label: |lang| lang.later_words().vibration() },
            false => Form::Hidden,
        };
        /// Whether the user has been asked for sounds.
        sound_asked: RwSignal<bool> = false, Form::Hidden;
    }
}

/// The key of all settings together.
fn key() -> String {
    format!("{PREFIX}settings")
}

/// What is stored: the values by key. Nothing if it cannot be read.
fn kept(store: &impl Store) -> Map<String, Value> {
    let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
    match kept {
        Some(Value::Object(kept)) => kept,
        _ => Map::new(),
    }
}

fn language_of_the_browser() -> Option<Lang> {
    services::languages().iter().find_map(|tag| Lang::from_tag(tag))
}

/// The language in which the page begins: the stored one, or else that of the browser.
pub fn first_language() -> Lang {
    let kept = kept(&platform::device());
    let number = kept.get("lang").and_then(|lang| Stored::number_of(lang, <Lang as Values>::STORED));
    number.map(|number| Lang::ALL[number]).or_else(language_of_the_browser).unwrap_or_default()
}

/// The text under which a value is stored, if it is one.
fn stored_text<T: Values>(value: T) -> Option<&'static str> {
    T::STORED[value.number()].text()
}

impl Settings {
    /// The settings for a screen, which live as long as the current owner.
    #[must_use]
    pub fn for_screen(self) -> Self {
        Self { lang: self.lang.for_screen(), ..self }
    }

    /// The settings stored on this device; without a stored language, that of the browser.
    pub fn read(store: &impl Store) -> Self {
        Self::new(&Value::Object(kept(store)))
    }

    /// Stores the settings; their values are tracked. A failure is not reported: the settings still apply to this page.
    pub fn keep(&self, store: &impl Store) {
        // Another version of the page may know settings that this one does not.
        let mut kept = kept(store);
        kept.extend(self.stored().into_iter().map(|(key, value)| (key.to_owned(), value)));
        let _ = store.set(&key(), &Value::Object(kept).to_string());
    }

    /// The kinds of chance events that people enter; tracked.
    pub fn own_chance(&self) -> OwnChance {
        OwnChance { dice: self.own_dice.get(), cards: self.own_cards.get() }
    }

    /// Sets every setting to its default, but not the language, whose words have to be loaded first.
    pub fn reset(&self) {
        let all = self.list().into_iter().filter(|setting| !matches!(setting.form, Form::Language));
        all.for_each(|setting| setting.choose.run(setting.default));
    }

    /// Applies the settings to the document: the language for screen readers and hyphenation, its direction, and what style sheets select.
    /// The size of the text and the speed may be those of the person to whom the screen belongs.
    pub fn show(&self, text_size: TextScale, speed: Speed, is_still: bool, is_high_contrast: bool) {
        let lang = self.lang.get();
        let root = window().and_then(|window| window.document()?.document_element()?.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        root.set_lang(lang.tag());
        root.set_dir(lang.words().direction());
        let attributes = [
            ("theme", self.theme.text()),
            ("contrast", is_high_contrast.then_some("more")),
            ("textSize", stored_text(text_size)),
            ("motion", is_still.then_some("reduced")),
            ("speed", stored_text(speed)),
        ];
        for (name, value) in attributes {
            match value {
                // Setting a valid name cannot fail.
                Some(value) => root.dataset().set(name, value).unwrap_or_default(),
                None => root.dataset().delete(name),
            }
        }
    }
}
