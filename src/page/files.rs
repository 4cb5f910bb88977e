//! Games as files: a backup where the storage fails, and opening of files from elsewhere.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File, HtmlInputElement};

use super::banner::Banner;
use super::catalogue::game_of;
use super::chunks::Missing;
use super::route::Route;
use crate::play::AppContext;
use crate::storage::{FileFault, LONGEST_FILE, SaveId, parse_file};
use crate::ui::{Icon, IconButton, handler, live};

/// The button that saves the last played game as a file, in its current state.
#[component]
pub fn KeepFile() -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let record = Memo::new(move |_| app.latest_record());
    let link = move || {
        let (game, _) = record.with(|record| record.clone())?;
        let href = move || {
            let text = record.with(|record| record.as_ref().map(|(_, text)| text.clone())).unwrap_or_default();
            format!("data:application/json;charset=utf-8,{}", js_sys::encode_uri_component(&text))
        };
        Some(
            view! {
                <a class="button" data-testid="keep-file" download=format!("heartbox-{game}.json") href=live(href)>
                    {live(move || words().keep_file())}
                </a>
            }
            .into_any(),
        )
    };
    let there = Memo::new(move |_| record.with(Option::is_some));
    view! { {live(move || there.get().then(|| untrack(link)))} }.into_any()
}

/// The button that opens a game from a file.
#[component]
pub fn OpenFile(
    /// The fault of the last file.
    fault: RwSignal<Option<FileFault>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let missing = expect_context::<Missing>();
    let words = move || app.settings.lang.get().words();
    let chosen = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let file = input.as_ref().and_then(HtmlInputElement::files).and_then(|files| files.get(0));
        if let Some(input) = input {
            // Cleared, so that the same file can be chosen again.
            input.set_value("");
        }
        let Some(file) = file else { return };
        spawn_local(async move {
            match read(app, missing, file).await {
                Ok(Some(id)) => {
                    let _ = window().location().set_hash(&Route::Table(id).href());
                }
                Ok(None) => {}
                Err(found) => {
                    fault.try_set(Some(found));
                }
            }
        });
    };
    view! {
        <label class="button open-file">
            <Icon name="log" />
            <span>{live(move || words().open_file())}</span>
            <input class="sr" type="file" accept="application/json,.json" data-testid="open-file" on:change=handler(chosen) />
        </label>
    }
}

/// The banner that reports why a file was refused.
#[component]
pub fn FileFaultBanner(
    /// The fault.
    fault: RwSignal<Option<FileFault>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let text = move || match fault.get() {
        Some(FileFault::TooLarge) => words().file_too_large().to_owned(),
        Some(FileFault::NotARecord) => words().file_not_a_record().to_owned(),
        Some(FileFault::LaterVersion) => words().file_later().to_owned(),
        Some(FileFault::Setup) => words().file_setup().to_owned(),
        // People count events from 1.
        Some(FileFault::Event(index)) => words().file_event(index as u32 + 1),
        Some(FileFault::Result) => words().file_result().to_owned(),
        None => String::new(),
    };
    let banner = move || {
        view! {
            <Banner icon="warning" notice="FileFault" text=Signal::derive(text)>
                <IconButton
                    icon="close"
                    label=Signal::derive(move || words().close().to_owned())
                    on_press=move |()| fault.set(None)
                />
            </Banner>
        }
        .into_any()
    };
    let there = Memo::new(move |_| fault.with(Option::is_some));
    view! { <div role="status">{live(move || there.get().then(banner))}</div> }.into_any()
}

/// Reads a file and saves its game under a new id; `None` if the chunk of the game cannot be loaded now, which the shelf reports.
async fn read(app: AppContext, missing: Missing, file: File) -> Result<Option<SaveId>, FileFault> {
    // The size limit, checked before reading: `size` is in bytes, and a text never has more characters than bytes.
    if file.size() > LONGEST_FILE as f64 {
        return Err(FileFault::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    let record = parse_file(&text.ok_or(FileFault::NotARecord)?)?;
    let info = game_of(&record).map_err(|_| FileFault::NotARecord)?;
    let chunk = match info.load(app.settings.lang).await {
        Ok(chunk) => chunk,
        Err(error) => {
            missing.tell(info, Route::Shelf, error);
            return Ok(None);
        }
    };
    Ok(app.admit((chunk.check)(record)?))
}
