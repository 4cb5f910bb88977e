//! Games are parts of the program of their own: a screen that needs one waits for it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::route::Route;
use super::screens::{SCREENS, Screens};
use super::stylesheets::Stylesheets;
use crate::games::tables::{GameInfo, GamePart, PartError, SHELF};
use crate::session::{AppContext, Later};
use crate::ui::live;

/// How long the page is left alone before games are fetched ahead, in milliseconds: whoever has just come looks at the shelf first.
pub const QUIET: u32 = 2000;

/// The game that could not be fetched when somebody wanted it, and the screen that they wanted. The shelf says so.
#[derive(Clone, Copy)]
pub struct Missing(RwSignal<Option<(&'static GameInfo, Route)>>);

impl Missing {
    /// Nothing is missing yet.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// This one could not be fetched.
    pub fn tell(self, info: &'static GameInfo, route: Route) {
        self.0.try_set(Some((info, route)));
    }

    /// The game and the screen.
    pub fn get(self) -> Option<(&'static GameInfo, Route)> {
        self.0.get()
    }

    /// It has been read.
    pub fn clear(self) {
        self.0.set(None);
    }
}

/// A screen of a game: drawn as soon as the game and its style sheet are there. If the game cannot be had, the shelf comes instead.
#[component]
pub fn WithPart(
    /// The game.
    info: &'static GameInfo,
    /// The screen, to be tried again.
    route: Route,
    /// Draws it, once.
    draw: Box<dyn FnOnce(&'static Screens, &'static GamePart) -> AnyView>,
) -> impl IntoView {
    let Missing(missing) = expect_context();
    let stylesheets: Stylesheets = expect_context();
    let id = info.facts.id;
    stylesheets.request(id);
    // Without its style sheet a screen would be laid out anew under the finger.
    let styled = Memo::new(move |_| stylesheets.is_settled(id));
    if let (Some(screens), Some(part)) = (SCREENS.get(), info.part.get())
        && styled.get_untracked()
    {
        return draw(screens, part);
    }
    let lang = expect_context::<AppContext>().settings.lang;
    let ready = RwSignal::new(None::<(&'static Screens, &'static GamePart)>);
    let draw = StoredValue::new_local(Some(draw));
    spawn_local(async move {
        match both(info).await {
            Ok(both) => {
                missing.set(None);
                ready.try_set(Some(both));
            }
            // Whoever has gone elsewhere meanwhile does not miss it.
            Err(_) if ready.is_disposed() => {}
            Err(_) => {
                missing.set(Some((info, route)));
                Route::Shelf.replace();
            }
        }
    });
    view! {
        {live(move || match ready.get().filter(|_| styled.get()) {
            Some((screens, part)) => {
                let draw = draw.try_update_value(Option::take).flatten();
                draw.map(|draw| untrack(|| draw(screens, part))).into_any()
            }
            None => {
                view! {
                    <main class="missing loading">
                        <p role="status">{live(move || lang.get().words().loading)}</p>
                    </main>
                }
                    .into_any()
            }
        })}
    }
    .into_any()
}

/// The screens of a game and the game, side by side.
async fn both(info: &'static GameInfo) -> Result<(&'static Screens, &'static GamePart), PartError> {
    // On its way while the game is fetched; whoever asks for it then waits for the same.
    spawn_local(async {
        let _ = SCREENS.load().await;
    });
    let part = info.part.load().await?;
    Ok((SCREENS.load().await?, part))
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
    Later::new().after(QUIET, move || {
        if request_idle_callback_with_handle(fetch).is_err() {
            fetch();
        }
    });
}
