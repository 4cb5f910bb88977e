//! Games are separate chunks: a screen that needs one waits for it.

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::catalogue::{ChunkError, GameInfo, SHELF};
use super::game::GameChunk;
use super::late::LATE;
use super::link::LINKS;
use super::new_game::{NEW_GAME, NewGameProps};
use super::route::Route;
use super::screens::{SCREENS, Screens};
use super::stylesheets::Stylesheets;
use super::symbols::Symbols;
use super::thinkers::THINKERS;
use super::title::name_screen;
use crate::i18n::{Lang, Words};
use crate::play::{AppContext, Scoped, Timeout};
use crate::ui::{Icon, handler, live};

/// How long the page is left undisturbed before games are prefetched, in milliseconds: first-time visitors look at the shelf first.
pub const QUIET: u32 = 2000;

/// The game whose loading failed, the requested screen, and the error. The shelf reports it.
#[derive(Clone, Copy)]
pub struct Missing(RwSignal<Option<(&'static GameInfo, Route, ChunkError)>>);

impl Missing {
    /// No game is missing yet.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Reports that this game could not be loaded.
    pub fn tell(self, info: &'static GameInfo, route: Route, error: ChunkError) {
        self.0.try_set(Some((info, route, error)));
    }

    /// The game, the screen and the error.
    pub fn get(self) -> Option<(&'static GameInfo, Route, ChunkError)> {
        self.0.get()
    }

    /// Clears the report after it has been read.
    pub fn clear(self) {
        self.0.set(None);
    }
}

/// A screen of a game: drawn as soon as the game and its style sheet have been loaded. If the game cannot be loaded,
/// the shelf is shown instead.
#[component]
pub fn WithChunk(
    /// The game.
    info: &'static GameInfo,
    /// The route of the screen, for another attempt.
    route: Route,
    /// Draws the screen, once.
    draw: Box<dyn FnOnce(&'static Screens, &'static GameChunk) -> AnyView>,
) -> impl IntoView {
    let Missing(missing) = expect_context();
    let stylesheets: Stylesheets = expect_context();
    let symbols: Symbols = expect_context();
    let id = info.facts.id;
    stylesheets.request(id);
    // Without its style sheet a screen would be laid out again under the finger.
    let styled = Memo::new(move |_| stylesheets.is_loaded(id));
    let lang = expect_context::<AppContext>().settings.lang;
    if let (Some(screens), Some(chunk)) = (SCREENS.get(), info.get(lang.get_untracked()))
        && styled.get_untracked()
    {
        symbols.add(chunk.symbols);
        return draw(screens, chunk);
    }
    let ready = RwSignal::new(None::<(&'static Screens, &'static GameChunk)>);
    let draw = StoredValue::new_local(Some(draw));
    spawn_local(async move {
        match both(info, lang).await {
            Ok(both) => {
                missing.set(None);
                ready.try_set(Some(both));
            }
            // After a change of screen the error no longer matters.
            Err(_) if ready.is_disposed() => {}
            Err(error) => {
                missing.set(Some((info, route, error)));
                Route::Shelf.replace();
            }
        }
    });
    view! {
        {live(move || match ready.get().filter(|_| styled.get()) {
            Some((screens, chunk)) => {
                symbols.add(chunk.symbols);
                let draw = draw.try_update_value(Option::take).flatten();
                draw.map(|draw| untrack(|| draw(screens, chunk))).into_any()
            }
            None if stylesheets.has_failed(id) => {
                let sentence = Signal::derive(move || lang.get().words().game_missing(info.box_text.title));
                view! { <NotThere sentence again=move || stylesheets.request(id) /> }.into_any()
            }
            None => view! { <Loading /> }.into_any(),
        })}
    }
    .into_any()
}

/// The screen of a new game, drawn as soon as it has been loaded; the game is loaded meanwhile. If one of them cannot be loaded, the shelf is
/// shown instead, and the draft is kept.
#[component]
pub fn WithNewGame(
    /// The game.
    info: &'static GameInfo,
    /// Whether another screen is shown, while this one is kept below it.
    hidden: Signal<bool>,
) -> impl IntoView {
    let missing: Missing = expect_context();
    let stylesheets: Stylesheets = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let ready = RwSignal::new(None);
    spawn_local(async move {
        let loaded = async {
            let screen = NEW_GAME.load();
            let (screen, words) = join(screen, info.load_words(lang)).await;
            let screen = screen?;
            words?;
            missing.clear();
            ready.try_set(Some(screen));
            stylesheets.request(info.facts.id);
            both(info, lang).await
        };
        match loaded.await {
            Ok(_) => {}
            // After a change of screen the error no longer matters.
            Err(_) if ready.is_disposed() => {}
            Err(error) => {
                missing.tell(info, Route::New(info.facts.id), error);
                Route::Shelf.replace();
            }
        }
    });
    let screen = move || match ready.get() {
        Some(screen) => untrack(|| (screen.draw)(NewGameProps { info, hidden })),
        None => view! { <Loading /> }.into_any(),
    };
    view! { {live(screen)} }.into_any()
}

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

/// Loads the screens chunk and the chunk of a game in parallel.
async fn both(
    info: &'static GameInfo,
    lang: Scoped<Lang>,
) -> Result<(&'static Screens, &'static GameChunk), ChunkError> {
    // Started before the game's chunk; the later call waits for the same request.
    spawn_local(async {
        let _ = SCREENS.load().await;
    });
    let chunk = info.load(lang).await?;
    Ok((SCREENS.load().await?, chunk))
}

/// Loads the screens chunk and brings the saves up to date, if the chunk can be loaded now.
pub async fn recovered(app: AppContext) {
    if let Ok(screens) = SCREENS.load().await {
        (screens.recover)(app).await;
    }
}

/// Loads all games, one after the other, and what every table needs later, when the page is idle: then each opens immediately, and without
/// a network.
pub fn prefetch(lang: Scoped<Lang>) {
    let fetch = move || {
        spawn_local(async move {
            let _ = NEW_GAME.load().await;
            for info in SHELF {
                // A failed chunk is requested again when it is needed.
                let _ = both(info, lang).await;
            }
            let _ = LATE.load().await;
            let _ = LINKS.load().await;
            let _ = THINKERS.load().await;
        });
    };
    Timeout::new().after(QUIET, move || {
        if request_idle_callback_with_handle(fetch).is_err() {
            fetch();
        }
    });
}
