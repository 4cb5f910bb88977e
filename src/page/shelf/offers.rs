//! Banners that the shelf shows until they are closed: the news of this version, and the offer to install the page.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use crate::page::base::route::Route;
use crate::page::kit::banner::Banner;
use crate::page::shelf::waiting::ShelfGames;
use crate::play::{AppContext, Fact, services};
use crate::ui::{Icon, IconButton, handler, live};

/// The version of the page.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The number of finished games from which on installing is offered.
const GAMES: usize = 2;
/// The global variable with the deferred event of a browser that can install the page. See `index.html`.
const DEFERRED: &str = "installing";

/// The banners.
#[component]
pub fn Offers(
    /// The games.
    waiting: ShelfGames,
) -> impl IntoView {
    view! {
        <div class="banners">
            <News />
            <InstallOffer waiting />
        </div>
    }
}

/// What is new in this version, for people who know an earlier one.
#[component]
fn News() -> impl IntoView {
    let app: AppContext = expect_context();
    let words = move || app.settings.lang.get().words();
    let seen = Fact::Version.read(app.saves);
    // At the first visit everything is new.
    if seen.is_none() {
        Fact::Version.remember(app.saves, VERSION);
    }
    let is_open = RwSignal::new(seen.is_some_and(|seen| seen != VERSION));
    let close = move |()| {
        Fact::Version.remember(app.saves, VERSION);
        is_open.set(false);
    };
    let lines = move || {
        let words = words();
        [words.news_1(), words.news_2(), words.news_3(), words.news_4(), words.news_5()]
            .map(|line| view! { <li>{line}</li> }.into_any())
            .into_iter()
            .collect::<Vec<_>>()
    };
    view! {
        <Show when=live(move || is_open.get())>
            <div class="banner good" data-testid="news">
                <Icon name="update" />
                <details>
                    <summary>{live(move || words().news(VERSION))}</summary>
                    <ul>{live(lines)}</ul>
                </details>
                <IconButton
                    icon="close"
                    label=Signal::derive(move || words().close().to_owned())
                    on_press=close
                    attr:data-testid="close-news"
                />
            </div>
        </Show>
    }
}

/// A way to install the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The browser asks when the page tells it to.
    Prompt,
    /// On iOS: by hand, with the share sheet.
    ShareSheet,
}

impl Way {
    /// The way on this device; `None` if there is none, or the page is installed.
    fn find() -> Option<Self> {
        let is_installed =
            window().match_media("(display-mode: standalone)").ok().flatten().is_some_and(|list| list.matches());
        if is_installed {
            return None;
        }
        let property = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).unwrap_or_default();
        if property(&window(), DEFERRED).is_object() {
            return Some(Self::Prompt);
        }
        // Only Safari on iOS has the property.
        let is_standalone = property(&window().navigator(), "standalone").as_bool();
        (is_standalone == Some(false)).then_some(Self::ShareSheet)
    }
}

/// Tells the browser to ask whether to install the page. Its answer changes nothing here.
fn prompt() -> Option<()> {
    let deferred = Reflect::get(&window(), &DEFERRED.into()).ok()?;
    let prompt: Function = Reflect::get(&deferred, &"prompt".into()).ok()?.dyn_into().ok()?;
    services::ignore(prompt.call0(&deferred));
    Some(())
}

/// The offer to install the page, once, after the second finished game.
#[component]
fn InstallOffer(waiting: ShelfGames) -> impl IntoView {
    let app: AppContext = expect_context();
    let words = move || app.settings.lang.get().words();
    let is_closed = RwSignal::new(Fact::InstallOffer.read(app.saves).is_some());
    let offer = Memo::new(move |_| {
        let is_due = !is_closed.get() && waiting.ids(true).len() >= GAMES;
        is_due.then(Way::find).flatten()
    });
    let close = move |()| {
        Fact::InstallOffer.remember(app.saves, VERSION);
        is_closed.set(true);
    };
    let install = move |_| {
        prompt();
        close(());
    };
    let close_button = move || {
        view! {
            <IconButton
                icon="close"
                label=Signal::derive(move || words().close().to_owned())
                on_press=close
                attr:data-testid="close-install"
            />
        }
    };
    let banner = move |way: Way| match way {
        Way::Prompt => view! {
            <Banner class="banner good" icon="home" text=Signal::derive(move || words().install_offer().to_owned())>
                <button class="button" data-testid="install" on:click=handler(install)>
                    {live(move || words().install_now())}
                </button>
                {close_button()}
            </Banner>
        }
        .into_any(),
        Way::ShareSheet => view! {
            <Banner class="banner good" icon="share" text=Signal::derive(move || words().install_share().to_owned())>
                <a class="button" data-testid="take-along" href=Route::Saves.href()>
                    {live(move || words().saved_games())}
                </a>
                {close_button()}
            </Banner>
        }
        .into_any(),
    };
    view! { {live(move || offer.get().map(|way| untrack(|| banner(way))))} }
}
