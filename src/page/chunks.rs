//! Games are parts of the program of their own: a screen that needs one waits for it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::catalogue::{ChunkError, GameInfo, SHELF};
use super::game::GameChunk;
use super::route::Route;
use super::screens::{SCREENS, Screens};
use super::stylesheets::Stylesheets;
use crate::i18n::fill;
use crate::play::{AppContext, Timeout};
use crate::ui::{Icon, handler, live};

/// How long the page is left alone before games are fetched ahead, in milliseconds: whoever has just come looks at the shelf first.
pub const QUIET: u32 = 2000;

/// The game that could not be had when somebody wanted it, the screen that they wanted, and why. The shelf says so.
#[derive(Clone, Copy)]
pub struct Missing(RwSignal<Option<(&'static GameInfo, Route, ChunkError)>>);

impl Missing {
    /// Nothing is missing yet.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// This one could not be had.
    pub fn tell(self, info: &'static GameInfo, route: Route, error: ChunkError) {
        self.0.try_set(Some((info, route, error)));
    }

    /// The game, the screen and the reason.
    pub fn get(self) -> Option<(&'static GameInfo, Route, ChunkError)> {
        self.0.get()
    }

    /// It has been read.
    pub fn clear(self) {
        self.0.set(None);
    }
}

/// A screen of a game: drawn as soon as the game and its style sheet are there. If the game cannot be had, the shelf comes instead.
#[component]
pub fn WithChunk(
    /// The game.
    info: &'static GameInfo,
    /// The screen, to be tried again.
    route: Route,
    /// Draws it, once.
    draw: Box<dyn FnOnce(&'static Screens, &'static GameChunk) -> AnyView>,
) -> impl IntoView {
    let Missing(missing) = expect_context();
    let stylesheets: Stylesheets = expect_context();
    let id = info.facts.id;
    stylesheets.request(id);
    // Without its style sheet a screen would be laid out anew under the finger.
    let styled = Memo::new(move |_| stylesheets.is_loaded(id));
    if let (Some(screens), Some(chunk)) = (SCREENS.get(), info.chunk.get())
        && styled.get_untracked()
    {
        return draw(screens, chunk);
    }
    let lang = expect_context::<AppContext>().settings.lang;
    let ready = RwSignal::new(None::<(&'static Screens, &'static GameChunk)>);
    let draw = StoredValue::new_local(Some(draw));
    spawn_local(async move {
        match both(info).await {
            Ok(both) => {
                missing.set(None);
                ready.try_set(Some(both));
            }
            // Whoever has gone elsewhere meanwhile does not miss it.
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
                let draw = draw.try_update_value(Option::take).flatten();
                draw.map(|draw| untrack(|| draw(screens, chunk))).into_any()
            }
            None if stylesheets.has_failed(id) => {
                let again = handler(move |_| stylesheets.request(id));
                view! {
                    <main class="missing">
                        <p role="alert">{live(move || fill(lang.get().words().game_missing, &[info.box_text.title]))}</p>
                        <button class="button accent" data-testid="try-again" on:click=again>
                            {live(move || lang.get().words().try_again)}
                        </button>
                        <WayBack />
                    </main>
                }
                    .into_any()
            }
            None => view! { <Loading /> }.into_any(),
        })}
    }
    .into_any()
}

/// A game is being fetched. Where that hangs, there is a way back.
#[component]
pub fn Loading() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <main class="missing loading">
            <p role="status">{live(move || lang.get().words().loading)}</p>
            <WayBack />
        </main>
    }
    .into_any()
}

/// Leads to the shelf.
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
            {live(move || lang.get().words().shelf)}
        </a>
    }
    .into_any()
}

/// The screens of a game and the game, side by side.
async fn both(info: &'static GameInfo) -> Result<(&'static Screens, &'static GameChunk), ChunkError> {
    // On its way while the game is fetched; whoever asks for it then waits for the same.
    spawn_local(async {
        let _ = SCREENS.load().await;
    });
    let chunk = info.chunk.load().await?;
    Ok((SCREENS.load().await?, chunk))
}

/// The screens of a game, with the saves up to date; without them, if they cannot be had now.
pub async fn recovered(app: AppContext) -> Option<&'static Screens> {
    let screens = SCREENS.load().await.ok()?;
    (screens.recover)(app).await;
    Some(screens)
}

/// Fetches all games, one after the other, when the page has nothing better to do: then each opens at once, and without a network.
pub fn prefetch() {
    let fetch = || {
        spawn_local(async {
            for info in SHELF {
                // What cannot be had now is asked for again when somebody wants it.
                let _ = both(info).await;
            }
        });
    };
    Timeout::new().after(QUIET, move || {
        if request_idle_callback_with_handle(fetch).is_err() {
            fetch();
        }
    });
}
