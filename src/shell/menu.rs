//! Language, and light or dark.

use leptos::prelude::*;

use super::app::desk;
use crate::i18n::Lang;
use crate::session::Theme;
use crate::ui::Icon;

/// The two choices, for the head of a screen.
#[component]
pub fn Preferences() -> impl IntoView {
    let settings = desk().settings;
    let words = move || settings.lang.get().words();
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
    let theme_label = move || {
        let words = words();
        format!("{}: {}", words.theme, words.themes[settings.theme.get() as usize])
    };
    view! {
        <div class="preferences">
            <label class="language">
                <Icon name="globe" />
                <select aria-label=move || words().language on:change=choose_language>
                    {Lang::ALL
                        .map(|lang| {
                            view! {
                                <option value=lang.tag() lang=lang.tag() selected=move || settings.lang.get() == lang>
                                    {lang.words().endonym}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <button class="button plain" aria-label=theme_label title=theme_label on:click=next_theme>
                <Icon name="theme" />
            </button>
        </div>
    }
}
