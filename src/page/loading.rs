//! What is loaded when a game is chosen, and ahead of it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::Lang;
use crate::page::base::route::Route;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::games::game_screen::Missing;
use crate::page::games::search::SEARCH;
use crate::page::new_game::{NEW_GAME, NewGameProps};
use crate::page::parts::{Fetch, PartError, Place, QUIET_MS, Stylesheets, deferred, fetch};
use crate::page::saves::SAVED_GAMES;
use crate::page::settings::SETTINGS;
use crate::page::table::TABLE;
use crate::page::table::advice::ADVICE;
use crate::play::{AppContext, Scoped, Timeout};

/// The screen of a new game, drawn as soon as it has been loaded; the game is loaded meanwhile. If one of them cannot be loaded, the shelf is
/// shown instead, and the draft is kept.
pub fn new_game_screen(info: &'static GameInfo, hidden: Signal<bool>) -> AnyView {
    let missing: Missing = expect_context();
    let stylesheets: Stylesheets = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let is_here = RwSignal::new(());
    let failed = Callback::new(move |error| {
        // After a change of screen the error no longer matters.
        if !is_here.is_disposed() {
            missing.tell(info, Route::New(info.facts.id), error);
            Route::Shelf.replace();
        }
    });
    let sentence = Signal::derive(move || lang.get().words().game_missing(info.box_text.title));
    let draw = move || {
        missing.clear();
        stylesheets.request(info.facts.id);
        spawn_local(async move {
            if let Err(error) = with_table(info, lang).await {
                failed.try_run(error);
            }
        });
        NEW_GAME.draw(Place::Quiet, NewGameProps { info, hidden })
    };
    deferred((NEW_GAME.piece(), Some(info.words())), Place::Instead { failed, sentence }, draw)
}

/// Loads a game, and what every table needs.
async fn with_table(info: &'static GameInfo, lang: Scoped<Lang>) -> Result<(), PartError> {
    // Started before the game; the later call waits for the same request.
    spawn_local(async {
        let _ = TABLE.piece().load().await;
    });
    fetch(info.piece(), lang).await?;
    TABLE.piece().load().await.map(|_| ())
}

/// Loads all games, one after the other, and what every table needs later, when the page is idle: then each opens immediately, and without
/// a network.
pub fn load_ahead(lang: Scoped<Lang>) {
    let load = move || {
        spawn_local(async move {
            // What cannot be loaded is requested again when it is needed.
            let _ = NEW_GAME.piece().load().await;
            for info in SHELF {
                let _ = with_table(info, lang).await;
            }
            let late: [&'static dyn Fetch; 4] = [ADVICE.piece(), SAVED_GAMES.piece(), SETTINGS.piece(), &SEARCH];
            for piece in late {
                let _ = piece.fetch().await;
            }
        });
    };
    Timeout::new().after(QUIET_MS, move || {
        if request_idle_callback_with_handle(load).is_err() {
            load();
        }
    });
}
