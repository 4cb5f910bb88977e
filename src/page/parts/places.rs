//! Screens in place of others: what is being loaded, what could not be loaded, and what does not exist.

use leptos::prelude::*;

use crate::i18n::Words;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::play::AppContext;
use crate::ui::{Icon, handler, live};

/// The message that a game is being loaded, with a link back in case that takes too long.
#[component]
pub fn Loading() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <main class="missing loading">
            <p role="status">{live(move || lang.get().words().loading())}</p>
            <WayBack />
        </main>
    }
    .into_any()
}

/// The screen in place of one that could not be loaded, with another attempt.
#[component]
pub fn NotThere(
    /// What could not be loaded.
    #[prop(into)]
    sentence: Signal<String>,
    /// Tries again.
    again: impl Fn() + 'static,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <main class="missing">
            <p role="alert">{live(move || sentence.get())}</p>
            <button class="button accent" data-testid="try-again" on:click=handler(move |_| again())>
                {live(move || lang.get().words().try_again())}
            </button>
            <WayBack />
        </main>
    }
    .into_any()
}

/// The screen of an address that leads to nothing: a sentence, and the way to the shelf.
#[component]
pub fn Nowhere(
    /// The sentence.
    sentence: fn(Words) -> &'static str,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let said = move || sentence(lang.get().words());
    name_screen(move || Some([said()]));
    view! {
        <main class="missing" data-testid="nowhere">
            <h1 tabindex="-1">{live(said)}</h1>
            <WayBack class="button accent" />
        </main>
    }
    .into_any()
}

/// The link to the shelf.
#[component]
pub fn WayBack(
    /// Its classes.
    #[prop(default = "button")]
    class: &'static str,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <a class=class data-testid="way-back" href=Route::Shelf.href()>
            <Icon name="home" />
            {live(move || lang.get().words().shelf())}
        </a>
    }
    .into_any()
}

/// The link back to where somebody came from, for a screen that is looked at in between.
#[component]
pub fn BackLink(
    /// The previous route.
    back: Route,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let (icon, label): (_, fn(Words) -> &'static str) = match back {
        Route::Table(_) => ("back", |words| words.go_on()),
        Route::New(_) => ("back", |words| words.new_game()),
        _ => ("home", |words| words.shelf()),
    };
    view! {
        <a class="button plain" data-testid="back" href=back.href()>
            <Icon name=icon />
            <span>{live(move || label(lang.get().words()))}</span>
        </a>
    }
    .into_any()
}
