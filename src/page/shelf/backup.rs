//! The link from the shelf to the saved games, and whether a backup of them is due.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::page::base::route::Route;
use crate::page::shelf::waiting::ShelfGames;
use crate::play::{AppContext, services};
use crate::ui::{Icon, live};

/// The greatest number of games for which the shelf alone is enough.
const FEW_GAMES_MAX: usize = 3;
/// The longest time for which the browser's answer is awaited, in milliseconds.
const ANSWER_MAX_MS: i32 = 2000;

/// Sets `due` if a backup is due, judging by the times of the saves, and the browser may clear the storage. The answer comes later.
pub fn ask_for_backup(app: AppContext, times: &[u64], due: RwSignal<bool>) {
    if app.saving.is_backup_due(times) {
        spawn_local(async move {
            if !is_persistent().await {
                due.try_set(true);
            }
        });
    }
}

/// Whether the browser keeps the storage of this page even if the device runs short of space.
async fn is_persistent() -> bool {
    services::answer_within(ANSWER_MAX_MS, services::is_persisted()).await.is_ok_and(|answer| answer.is_truthy())
}

/// The link to the saved games, if there are more than a few.
#[component]
pub fn SavedGamesLink(
    /// The games.
    waiting: ShelfGames,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let are_many = Memo::new(move |_| waiting.times().len() > FEW_GAMES_MAX);
    let link = move || {
        let due = RwSignal::new(false);
        ask_for_backup(app, &waiting.times(), due);
        let mark = move || {
            let mark =
                move || view! { <span aria-hidden="true">"•"</span><span class="sr">{words().backup_due()}</span> };
            due.get().then(|| mark().into_any())
        };
        view! {
            <a class="button" data-testid="saved-games" href=Route::Saves.href()>
                <Icon name="menu" />
                <span>{live(move || words().saved_games())}</span>
                {live(mark)}
            </a>
        }
        .into_any()
    };
    view! { {live(move || are_many.get().then(|| untrack(link)))} }
}
