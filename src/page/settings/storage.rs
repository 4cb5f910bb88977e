//! What this device stores for the page, whether the browser may clear it, and a backup of the games.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::page::base::route::Route;
use crate::page::games::keep_games::KeepGames;
use crate::page::games::recovering::recovered;
use crate::page::kit::handing::{Handing, HandingLine};
use crate::play::{AppContext, services};
use crate::ui::{Icon, handler, live};

/// The longest time for which an answer of the browser is awaited, in milliseconds.
const ANSWER_MAX_MS: i32 = 2000;
/// The number of bytes in a megabyte.
const MEGABYTE: f64 = 1e6;

/// Whether the browser keeps what is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    /// It does not say.
    Unknown,
    /// It may clear it when the device runs short of space.
    AtRisk,
    /// The same, although it has been asked to keep it.
    Refused,
    /// It keeps it.
    ForGood,
}

/// How much is stored, whether it stays, and the button that asks the browser to keep it.
#[component]
pub fn StorageUse() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let later = move || lang.get().later_words();
    let used = RwSignal::new(None::<u32>);
    let kept = RwSignal::new(Kept::Unknown);
    spawn_local(async move {
        let bytes = services::stored_bytes(ANSWER_MAX_MS).await;
        // Some browsers say nothing by a zero.
        let bytes = bytes.ok().and_then(|bytes| bytes.as_f64()).filter(|bytes| *bytes > 0.0);
        used.try_set(bytes.map(|bytes| (bytes / MEGABYTE).ceil() as u32));
    });
    spawn_local(async move {
        if let Ok(answer) = services::answer_within(ANSWER_MAX_MS, services::is_persisted()).await {
            kept.try_set(if answer.is_truthy() { Kept::ForGood } else { Kept::AtRisk });
        }
    });
    let keep = move |_| {
        spawn_local(async move {
            let answer = services::answer(services::persist()).await;
            kept.try_set(if answer.is_ok_and(|answer| answer.is_truthy()) { Kept::ForGood } else { Kept::Refused });
        });
    };
    let state = move || match kept.get() {
        Kept::Unknown => later().storage_unknown(),
        Kept::AtRisk => later().storage_at_risk(),
        Kept::Refused => later().storage_refused(),
        Kept::ForGood => later().storage_kept(),
    };
    let can_ask = Memo::new(move |_| kept.get() == Kept::AtRisk);
    let amount = move || used.get().map(|used| later().storage_used(used));
    view! {
        <p data-testid="storage-used">{live(amount)}</p>
        <div class="settings-row">
            <p role="status" data-testid="storage-state">{live(state)}</p>
            <Show when=live(move || can_ask.get())>
                <button class="button" type="button" data-testid="storage-keep" on:click=handler(keep)>
                    {live(move || later().storage_keep())}
                </button>
            </Show>
        </div>
    }
}

/// The backup of all games, and the way to where it is read.
#[component]
pub fn Backup() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    // A game may be newer in its journal.
    spawn_local(async move {
        if !app.saving.is_recovered() {
            recovered(app).await;
        }
    });
    let handing = Handing::new();
    view! {
        <p>{live(move || lang.get().later_words().backup_about())}</p>
        <div class="settings-row">
            <KeepGames handing />
            <a class="button" data-testid="to-saves" href=Route::Saves.href()>
                <Icon name="menu" />
                {live(move || lang.get().words().saved_games())}
            </a>
        </div>
        <HandingLine handing />
    }
}
