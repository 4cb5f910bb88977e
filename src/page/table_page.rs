//! The screens of a saved game: its table, or its past.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::Notice;
use crate::page::base::route::Route;
use crate::page::games::catalogue::{GameInfo, game_of};
use crate::page::games::device_games::carry_out;
use crate::page::games::game_screen::game_screen;
use crate::page::games::recovering::recovered;
use crate::page::parts::Place;
use crate::page::parts::places::{Loading, Nowhere};
use crate::page::table::{TABLE, TableProps};
use crate::page::viewer::{VIEWER, ViewerProps};
use crate::play::AppContext;
use crate::shell::games::refuse;
use crate::storage::{Loaded, SaveError, SaveId};
use crate::ui::live;

/// The table of a saved game.
#[component]
pub fn TablePage(
    /// The game.
    id: SaveId,
    /// Opens it again, in the state that another tab has saved.
    reopen: Callback<()>,
    /// Looks at its past, after this number of events, instead of playing.
    #[prop(optional_no_strip)]
    look: Option<Memo<usize>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    if app.saving.is_recovered() {
        return view! { <RecoveredTable id reopen look /> }.into_any();
    }
    let ready = RwSignal::new(false);
    spawn_local(async move {
        recovered(app).await;
        ready.try_set(true);
    });
    let table = move || match ready.get() {
        true => view! { <RecoveredTable id=id.clone() reopen look /> }.into_any(),
        false => view! { <Loading /> }.into_any(),
    };
    view! { {live(table)} }.into_any()
}

/// The table, once the saves are up to date.
#[component]
fn RecoveredTable(id: SaveId, reopen: Callback<()>, look: Option<Memo<usize>>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    app.saving.flush();
    match load(app, &id) {
        Ok((info, Loaded { saved, generation, .. })) => {
            let route = Route::Table(id.clone());
            game_screen(info, route, TABLE.piece(), move |chunk| {
                let screen = match look {
                    None => (chunk.open)(app, &id, saved, generation)
                        .map(|opened| TABLE.draw(Place::Screen, TableProps { info, chunk, opened, reopen })),
                    Some(at) => (chunk.look)(app, &id, saved, at.get_untracked())
                        .map(|opened| VIEWER.draw(Place::Screen, ViewerProps { info, id: id.clone(), opened, at })),
                };
                screen.unwrap_or_else(|error| unreadable(app, &id, error))
            })
        }
        Err(error) => unreadable(app, &id, error),
    }
}

fn load(app: AppContext, id: &SaveId) -> Result<(&'static GameInfo, Loaded), SaveError> {
    let loaded = app.saves.with_value(|saves| saves.load(id))?;
    if loaded.older {
        app.notices.notify(Notice::BrokenCopy);
    }
    Ok((game_of(&loaded.saved.record)?, loaded))
}

fn unreadable(app: AppContext, id: &SaveId, error: SaveError) -> AnyView {
    carry_out(app, refuse(id, error));
    view! { <Nowhere sentence=|words| words.not_found() /> }.into_any()
}
