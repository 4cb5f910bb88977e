//! The choices of language and theme.

use leptos::prelude::*;

use crate::i18n::Lang;
use crate::play::{AppContext, Theme};
use crate::ui::{Icon, handler, live};

/// The two choices, for the head of a screen.
#[component]
pub fn Preferences() -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let lang = settings.lang;
    let words = move || lang.get().words();
    let options = Lang::ALL.map(|this| {
        view! {
            <option value=this.tag() lang=this.tag() prop:selected=live(move || lang.get() == this)>
                {this.endonym()}
            </option>
        }
        .into_any()
    });
    let choose = move |event| {
        if let Some(chosen) = Lang::from_tag(&event_target_value(&event)) {
            lang.set(chosen);
        }
    };
    let theme = move || {
        let chosen = match settings.theme.get() {
            Theme::System => words().theme_system(),
            Theme::Light => words().theme_light(),
            Theme::Dark => words().theme_dark(),
        };
        format!("{}: {chosen}", words().theme())
    };
    view! {
        <div class="preferences">
            <label class="language">
                <Icon name="globe" />
                <select aria-label=live(move || words().language()) on:change=choose>
                    {options}
                </select>
            </label>
            <button
                class="button plain"
                type="button"
                aria-label=live(theme)
                title=live(theme)
                on:click=handler(move |_| settings.theme.update(Theme::turn))
            >
                <Icon name="theme" />
            </button>
        </div>
    }
    .into_any()
}
