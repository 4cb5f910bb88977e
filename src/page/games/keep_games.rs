//! All games of this device as one file.

use leptos::html::A;
use leptos::prelude::*;
use web_sys::Url;

use crate::page::games::files::file_with;
use crate::page::kit::handing::{Handed, Handing};
use crate::play::{AppContext, Timeout};
use crate::storage::write_games;
use crate::ui::{handler, live};

/// The time after which the address of a saved file is given up, in milliseconds.
const SAVED_BY: u32 = 60_000;

/// The games of this device in the text of a file.
pub fn text_of_games(app: AppContext) -> String {
    app.saving.flush();
    write_games(&app.saves.with_value(|saves| saves.collection()))
}

/// The name of the file with all games, by the day.
pub fn file_name() -> String {
    let day = String::from(js_sys::Date::new_0().to_iso_string());
    format!("heartbox-{}", day.get(..10).unwrap_or_default())
}

/// The button that saves all games as one file.
#[component]
pub fn KeepGames(
    /// Its classes.
    #[prop(default = "button")]
    class: &'static str,
    /// Whether there are no games.
    #[prop(default = Signal::stored(false))]
    disabled: Signal<bool>,
    /// What has come of it.
    handing: Handing,
    /// Called when the file has been handed to the device.
    #[prop(optional)]
    kept: Option<Callback<()>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let link = NodeRef::<A>::new();
    let forget_file = Timeout::new();
    let keep = move || {
        let (Some(link), Some(file)) = (link.get_untracked(), file_with(&text_of_games(app), &file_name())) else {
            return;
        };
        let Ok(url) = Url::create_object_url_with_blob(&file) else { return };
        link.set_href(&url);
        link.set_download(&file.name());
        link.click();
        forget_file.after(SAVED_BY, move || {
            let _ = Url::revoke_object_url(&url);
        });
        handing.say(Handed::Filed(file.name()));
        app.saving.note_backup();
        if let Some(kept) = kept {
            kept.run(());
        }
    };
    view! {
        <button
            class=class
            type="button"
            data-testid="keep-all"
            disabled=live(move || disabled.get())
            on:click=handler(move |_| keep())
        >
            {live(move || app.settings.lang.get().later_words().games_keep())}
        </button>
        <a node_ref=link hidden></a>
    }
}
