//! The last played game as a file, where the storage fails.

use leptos::prelude::*;

use crate::page::kit::handing::{Handed, Handing, HandingLine};
use crate::page::parts::part_view;
use crate::play::AppContext;
use crate::ui::{handler, live};

part_view! {
    /// The button that saves the last played game as a file.
    pub static KEEP_FILE: () = |()| view! { <KeepFile /> }.into_any(), in dialogs, by draw_keep_file
}

/// The button that saves the last played game as a file, in its current state.
#[component]
fn KeepFile() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let latest = Memo::new(move |_| app.saving.latest_file());
    let handing = Handing::new();
    let link = move || {
        let (game, _) = latest.get()?;
        let file = format!("heartbox-{game}.json");
        let kept = file.clone();
        let href = move || {
            let text = latest.with(|latest| latest.as_ref().map(|(_, text)| text.clone())).unwrap_or_default();
            format!("data:application/json;charset=utf-8,{}", js_sys::encode_uri_component(&text))
        };
        Some(
            view! {
                <a
                    class="button"
                    data-testid="keep-file"
                    download=file
                    href=live(href)
                    on:click=handler(move |_| handing.say(Handed::Filed(kept.clone())))
                >
                    {live(move || words().keep_file())}
                </a>
                <HandingLine handing />
            }
            .into_any(),
        )
    };
    let there = Memo::new(move |_| latest.with(Option::is_some));
    view! { {live(move || there.get().then(|| untrack(link)))} }.into_any()
}
