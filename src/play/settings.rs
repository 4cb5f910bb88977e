//! The settings of this device: language, theme, pace of bots, sounds.
//!
//! They are declared as one list, from which they are read, stored and drawn. A further setting is one more line of it, and its words.

use crate::table::Pace;
use leptos::prelude::*;
use serde_json::{Map, Value, json};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform::{self, window};
use super::scoped::Scoped;
use super::services;
use crate::engine::json;
use crate::i18n::{self, Lang};
use crate::storage::{PREFIX, Store};

/// The type of the values of a setting.
trait Values: Copy + PartialEq + Send + Sync + 'static {
    /// All values, in the order of their names.
    const ALL: &'static [Self];

    /// The value as it is stored.
    fn stored(self) -> Value;

    /// The value stored as `kept`; `None` if there is no such value.
    fn read(kept: &Value) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.stored() == *kept)
    }
}

impl Values for bool {
    const ALL: &'static [Self] = &[false, true];

    fn stored(self) -> Value {
        json!(self)
    }
}

impl Values for Lang {
    const ALL: &'static [Self] = &Self::ALL;

    fn stored(self) -> Value {
        json!(self.tag())
    }
}

/// The theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// The theme of the device.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Switches to the next theme; the last one is followed by the first.
    pub fn turn(&mut self) {
        *self = match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        };
    }

    fn attribute(self) -> Option<&'static str> {
        match self {
            Self::System => None,
            Self::Light => Some("light"),
            Self::Dark => Some("dark"),
        }
    }
}

impl Values for Theme {
    const ALL: &'static [Self] = &[Self::System, Self::Light, Self::Dark];

    fn stored(self) -> Value {
        json!(self.attribute())
    }
}

impl Values for Pace {
    const ALL: &'static [Self] = &[Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    fn stored(self) -> Value {
        json!(match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        })
    }
}

/// The volume of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Volume {
    /// Quieter than speech.
    Soft,
    /// As loud as speech.
    #[default]
    Medium,
    /// As loud as the device allows.
    Loud,
}

impl Volume {
    /// The amplitude, at most 1.
    pub fn amplitude(self) -> f32 {
        match self {
            Self::Soft => 0.2,
            Self::Medium => 0.5,
            Self::Loud => 1.0,
        }
    }
}

impl Values for Volume {
    const ALL: &'static [Self] = &[Self::Soft, Self::Medium, Self::Loud];

    fn stored(self) -> Value {
        json!(match self {
            Self::Soft => "soft",
            Self::Medium => "medium",
            Self::Loud => "loud",
        })
    }
}

/// Words of the page in the current language.
type Words<T> = fn(i18n::Words) -> T;

/// How a setting is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Form {
    /// By hand, in the head of every screen.
    Head,
    /// As a switch at the tables of games with offers, with the words of the game.
    Offer,
    /// Not drawn, as it is no choice of the user or not one on this device.
    Hidden,
    /// As a choice of one of its values.
    Choice {
        /// The icon of the choice.
        icon: &'static str,
        /// What is chosen.
        label: Words<&'static str>,
        /// The names of the values.
        names: Words<Vec<&'static str>>,
    },
    /// As a switch.
    Switch {
        /// What the switch turns on.
        label: Words<&'static str>,
    },
}

/// A setting without its type: the values are known by their numbers.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The key under which it is stored.
    pub key: &'static str,
    /// How it is drawn.
    pub form: Form,
    /// How many values it has.
    pub count: usize,
    /// The number of the current value.
    pub chosen: Signal<usize>,
    /// Sets the value with this number.
    pub choose: Callback<usize>,
}

impl Setting {
    fn new<T: Values>(key: &'static str, form: Form, value: RwSignal<T>) -> Self {
        let number = move || T::ALL.iter().position(|other| *other == value.get()).unwrap_or_default();
        let choose = move |number: usize| T::ALL.get(number).into_iter().for_each(|chosen| value.set(*chosen));
        Self { key, form, count: T::ALL.len(), chosen: Signal::derive(number), choose: Callback::new(choose) }
    }
}

/// A signal that holds the value of a setting.
trait Holds<T> {
    fn holding(value: T) -> Self;

    /// The signal of the page.
    fn signal(self) -> RwSignal<T>;
}

impl<T: Values> Holds<T> for RwSignal<T> {
    fn holding(value: T) -> Self {
        Self::new(value)
    }

    fn signal(self) -> RwSignal<T> {
        self
    }
}

impl<T: Values> Holds<T> for Scoped<T> {
    fn holding(value: T) -> Self {
        Self::new(value)
    }

    fn signal(self) -> RwSignal<T> {
        self.page()
    }
}

/// Declares the settings, each with its key, type, default and form.
macro_rules! settings {
    ($($(#[$doc:meta])* $key:ident: $signal:ident<$type:ty> = $default:expr, $form:expr;)*) => {
        /// The settings as signals.
        #[derive(Clone, Copy, Debug)]
        pub struct Settings {
            $($(#[$doc])* pub $key: $signal<$type>,)*
        }

        impl Settings {
            /// The settings with these stored values. The default stands in for a value that is missing or unknown.
            fn new(kept: &Value) -> Self {
                Self { $($key: $signal::holding(<$type as Values>::read(&kept[stringify!($key)]).unwrap_or_else(|| $default)),)* }
            }

            /// The values by key, as they are stored.
            fn stored(&self) -> Vec<(&'static str, Value)> {
                vec![$((stringify!($key), self.$key.signal().get().stored()),)*]
            }

            /// All settings, in the order in which they are drawn.
            pub fn list(&self) -> Vec<Setting> {
                vec![$(Setting::new(stringify!($key), $form, self.$key.signal()),)*]
            }
        }
    };
}

settings! {
    /// The language of the page.
    lang: Scoped<Lang> = language_of_the_browser().unwrap_or_default(), Form::Head;
    /// Light or dark.
    theme: RwSignal<Theme> = Theme::default(), Form::Head;
    /// The pace at which bots play.
    pace: RwSignal<Pace> = Pace::default(), Form::Choice {
        icon: "play",
        label: |words| words.pace(),
        names: |words| vec![words.pace_slow(), words.pace_normal(), words.pace_fast(), words.pace_at_once()],
    };
    /// Whether bots make no remarks.
    quiet: RwSignal<bool> = false, Form::Switch { label: |words| words.quiet() };
    /// Whether offers that most people rarely accept are declined.
    declines_offers: RwSignal<bool> = false, Form::Offer;
    /// Whether there are sounds.
    sound: RwSignal<bool> = false, Form::Switch { label: |words| words.sound() };
    /// The volume of the sounds.
    volume: RwSignal<Volume> = Volume::default(), Form::Choice {
        icon: "sound",
        label: |words| words.volume(),
        names: |words| vec![words.volume_soft(), words.volume_medium(), words.volume_loud()],
    };
    /// Whether the device vibrates with the sounds.
    vibration: RwSignal<bool> = true, match platform::can_vibrate() {
        true => Form::Switch { label: |words| words.vibration() },
        false => Form::Hidden,
    };
    /// Whether the user has been asked for sounds.
    sound_asked: RwSignal<bool> = false, Form::Hidden;
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
    kept.get("lang").and_then(Values::read).or_else(language_of_the_browser).unwrap_or_default()
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

    /// Applies the settings to the document: the language for screen readers and hyphenation, its direction, the theme for the style sheets.
    pub fn show(&self) {
        let (lang, theme) = (self.lang.get(), self.theme.get());
        let root = window().and_then(|window| window.document()?.document_element()?.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        root.set_lang(lang.tag());
        root.set_dir(lang.words().direction());
        match theme.attribute() {
            // Setting a valid name cannot fail.
            Some(theme) => root.dataset().set("theme", theme).unwrap_or_default(),
            None => root.dataset().delete("theme"),
        }
    }
}
