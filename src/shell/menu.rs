//! Language, and light or dark.

use leptos::prelude::*;

use super::app::desk;
use crate::i18n::Lang;
use crate::session::Theme;
use crate::ui::icon;

/// The two choices, for the head of a screen.
pub fn preferences() -> impl IntoView {
    let settings = desk().settings;
    let choose_language = move |event| {
        if let Some(lang) = Lang::from_tag(&event_target_value(&event)) {
            settings.lang.set(lang);
        }
    };
    let next_theme = move |_| {
        settings.theme.update(|theme| {
            let at = Theme::ALL.iter().position(|other| other == theme).unwrap_or(0);
            *theme = Theme::ALL[(at + 1) % Theme::ALL.len()];
        });
    };
    move || {
        let (lang, theme) = (settings.lang.get(), settings.theme.get());
        let words = lang.words();
        let label = format!("{}: {}", words.theme, words.themes[theme as usize]);
        let option = |this: Lang| {
            view! {
                <option value=this.tag() lang=this.tag() prop:selected=this == lang>
                    {this.words().endonym}
                </option>
            }
        };
        view! {
            <div class="preferences">
                <label class="language">
                    {icon("globe")}
                    <select aria-label=words.language on:change=choose_language>
                        {Lang::ALL.map(option)}
                    </select>
                </label>
                <button class="button plain" aria-label=label.clone() title=label on:click=next_theme>
                    {icon("theme")}
                </button>
            </div>
        }
    }
}
