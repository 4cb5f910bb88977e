//! The screens of a game, which is loaded before they are drawn.

use leptos::prelude::*;

use crate::page::base::route::Route;
use crate::page::games::catalogue::GameInfo;
use crate::page::games::game::GameChunk;
use crate::page::parts::{Fetch, PartError, Place, Symbols, deferred};
use crate::play::AppContext;

/// The game whose loading failed, the requested screen, and the error. The shelf reports it.
#[derive(Clone, Copy)]
pub struct Missing(RwSignal<Option<(&'static GameInfo, Route, PartError)>>);

impl Missing {
    /// No game is missing yet.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Reports that this game could not be loaded.
    pub fn tell(self, info: &'static GameInfo, route: Route, error: PartError) {
        self.0.try_set(Some((info, route, error)));
    }

    /// The game, the screen and the error.
    pub fn get(self) -> Option<(&'static GameInfo, Route, PartError)> {
        self.0.get()
    }

    /// Clears the report after it has been read.
    pub fn clear(self) {
        self.0.set(None);
    }
}

/// A screen of a game: drawn as soon as the game, with its messages and style sheet, and the code of the screen have been loaded. If they cannot be
/// loaded, the shelf is shown instead.
pub fn game_screen(
    info: &'static GameInfo,
    route: Route,
    screen: &'static dyn Fetch,
    draw: impl FnOnce(&'static GameChunk) -> AnyView + 'static,
) -> AnyView {
    let missing: Missing = expect_context();
    let symbols: Symbols = expect_context();
    let lang = expect_context::<AppContext>().settings.lang;
    let failed = Callback::new(move |error| {
        missing.tell(info, route.clone(), error);
        Route::Shelf.replace();
    });
    let sentence = Signal::derive(move || lang.get().words().game_missing(info.box_text.title));
    let draw = move || {
        let chunk = info.get(lang.get_untracked())?;
        missing.clear();
        symbols.add(chunk.symbols);
        Some(draw(chunk))
    };
    deferred((screen, Some(info.piece())), Place::Instead { failed, sentence }, move || draw().into_any())
}
