//! What the people at this device like: language, light or dark.

use leptos::prelude::*;
use serde_json::json;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform::window;
use super::window::media;
use crate::engine::json;
use crate::i18n::Lang;
use crate::storage::{PREFIX, Store};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// The next one, and after the last the first again.
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

/// How fast bots play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// One can tell others what happens.
    Slow,
    /// One can follow.
    #[default]
    Normal,
    /// Whoever knows the game can follow.
    Fast,
    /// Without a pause.
    AtOnce,
}

impl Pace {
    /// All, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::AtOnce];

    /// How long a state stands before a bot plays, in milliseconds.
    pub(super) fn pause(self) -> u32 {
        match self {
            Self::Slow => 1800,
            Self::Normal => 900,
            Self::Fast => 350,
            Self::AtOnce => 0,
        }
    }

    /// As it is kept.
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
    /// How fast bots play.
    pub pace: RwSignal<Pace>,
    /// Bots make no remarks.
    pub quiet: RwSignal<bool>,
    /// The device asks for less motion.
    still: Signal<bool>,
}

fn key() -> String {
    format!("{PREFIX}settings")
}

impl Settings {
    /// What was chosen on this device; the language of the browser where none was.
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

    /// Keeps them. That they cannot be kept is no reason to bother anybody: the choice holds for this page.
    pub fn keep(&self, store: &impl Store) {
        let (lang, theme) = (self.lang.get_untracked().tag(), self.theme.get_untracked().attribute());
        let kept = json!({ "lang": lang, "theme": theme, "pace": self.pace.get_untracked().id(), "quiet": self.quiet.get_untracked() });
        let _ = store.set(&key(), &kept.to_string());
    }

    /// Tells the document: language for screen readers and hyphenation, theme for the style sheets.
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

    /// Do the people want no motion? For whoever starts one; nobody hears of a change.
    pub fn is_still(&self) -> bool {
        untrack(|| self.still.get())
    }

    fn language_of_the_browser() -> Option<Lang> {
        let languages = window()?.navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Lang::from_tag(&tag))
    }
}
