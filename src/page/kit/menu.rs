//! The choice of the language.

use leptos::prelude::*;
use web_sys::{Event, HtmlSelectElement};

use crate::i18n::Lang;
use crate::page::parts::choose;
use crate::play::AppContext;
use crate::ui::{Icon, live};

/// The choice of the language, for the head of a screen.
#[component]
pub fn Preferences() -> impl IntoView {
    view! {
        <div class="preferences">
            <LanguageChoice />
        </div>
    }
}

/// The choice of the language. It applies once its words are loaded.
#[component]
pub fn LanguageChoice() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let options = Lang::ALL.map(|this| {
        view! {
            <option value=this.tag() lang=this.tag() prop:selected=live(move || lang.get() == this)>
                {this.endonym()}
            </option>
        }
        .into_any()
    });
    let choose = move |event: Event| {
        let select: HtmlSelectElement = event_target(&event);
        let Some(chosen) = Lang::from_tag(&select.value()) else { return };
        choose(app, chosen, move || select.set_value(lang.get_untracked().tag()));
    };
    view! {
        <label class="language">
            <Icon name="globe" />
            <select aria-label=live(move || lang.get().words().language()) on:change=choose>
                {options}
            </select>
        </label>
    }
}
