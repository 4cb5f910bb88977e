//! The settings of this device: language, theme, pace of bots.

use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform::window;
use super::window::media;
use crate::engine::json;
use crate::i18n::Lang;
use crate::storage::{PREFIX, Store};

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

/// The pace at which bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Slow enough to explain each move to others.
    Slow,
    /// Slow enough to follow.
    #[default]
    Normal,
    /// Slow enough to follow for people who know the game.
    Fast,
    /// Without a pause.
    AtOnce,
}

impl Pace {
    /// All paces, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// The pause before a bot plays, in milliseconds.
    pub(super) fn pause(self) -> u32 {
        match self {
            Self::Slow => 1800,
            Self::Normal => 900,
            Self::Fast => 350,
            Self::AtOnce => 0,
        }
    }

    /// The id under which it is stored.
    fn id(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::AtOnce => "at-once",
        }
    }
}

/// The settings as signals.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page.
    pub lang: RwSignal<Lang>,
    /// Light or dark.
    pub theme: RwSignal<Theme>,
    /// The pace at which bots play.
    pub pace: RwSignal<Pace>,
    /// Whether bots make no remarks.
    pub quiet: RwSignal<bool>,
    /// Whether the device asks for reduced motion.
    still: Signal<bool>,
}

fn key() -> String {
    format!("{PREFIX}settings")
}

impl Settings {
    /// The settings stored on this device; without a stored language, that of the browser.
    pub fn read(store: &impl Store) -> Self {
        let kept = store.get(&key()).ok().flatten().and_then(|text| json::parse(text.as_bytes()).ok());
        let kept = kept.unwrap_or_default();
        let lang = kept["lang"].as_str().and_then(Lang::from_tag).or_else(Self::language_of_the_browser);
        let theme = [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.attribute() == kept["theme"].as_str());
        let pace = Pace::ALL.into_iter().find(|pace| Some(pace.id()) == kept["pace"].as_str());
        Self {
            pace: RwSignal::new(pace.unwrap_or_default()),
            quiet: RwSignal::new(kept["quiet"] == true),
            lang: RwSignal::new(lang.unwrap_or_default()),
            theme: RwSignal::new(theme.unwrap_or_default()),
            still: media("(prefers-reduced-motion: reduce)"),
        }
    }

    /// Stores the settings. A failure is not reported: the settings still apply to this page.
    pub fn keep(&self, store: &impl Store) {
        let (lang, theme) = (self.lang.get_untracked().tag(), self.theme.get_untracked().attribute());
        let kept = json!({ "lang": lang, "theme": theme, "pace": self.pace.get_untracked().id(), "quiet": self.quiet.get_untracked() });
        let _ = store.set(&key(), &kept.to_string());
    }

    /// Applies the settings to the document: the language for screen readers and hyphenation, the theme for the style sheets.
    pub fn show(&self) {
        let (lang, theme) = (self.lang.get(), self.theme.get());
        let root = window().and_then(|window| window.document()?.document_element()?.dyn_into::<HtmlElement>().ok());
        let Some(root) = root else { return };
        root.set_lang(lang.tag());
        match theme.attribute() {
            // Setting a valid name cannot fail.
            Some(theme) => root.dataset().set("theme", theme).unwrap_or_default(),
            None => root.dataset().delete("theme"),
        }
    }

    /// Whether reduced motion is requested. For code that starts an animation; changes are not tracked.
    pub fn is_still(&self) -> bool {
        untrack(|| self.still.get())
    }

    fn language_of_the_browser() -> Option<Lang> {
        let languages = window()?.navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Lang::from_tag(&tag))
    }
}
