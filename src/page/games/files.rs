//! Games as files: a backup where the storage fails, opening of files from elsewhere, and the share sheet of the device.

use std::cell::Cell;

use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Event, File, FileList, FilePropertyBag, HtmlInputElement, ShareData};

use crate::page::base::drops::take_files;
use crate::page::base::route::Route;
use crate::page::games::catalogue::game_of;
use crate::page::games::game_screen::Missing;
use crate::page::games::merge::{Course, Refused, fault_sentence, merge, text_of};
use crate::page::kit::banner::Banner;
use crate::play::{AppContext, services};
use crate::shell::merge::Merged;
use crate::storage::{FileFault, GamesFile, SaveId, parse_games};
use crate::ui::{Icon, IconButton, handler, live};

thread_local! {
    /// The result of a merge that has not been displayed yet, for the page of the saved games.
    static MERGED: Cell<Option<Merged>> = const { Cell::new(None) };
}

/// Takes the result of a merge that has not been displayed yet.
pub fn take_merged() -> Option<Merged> {
    MERGED.take()
}

/// The button that opens a game from a file, or merges the games of a file with those of this device.
#[component]
pub fn OpenFile(
    /// The fault of the last file.
    fault: RwSignal<Option<FileFault>>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let missing = expect_context::<Missing>();
    let go_to = |route: Route| {
        let _ = window().location().set_hash(&route.href());
    };
    let chosen = Callback::new(move |files: FileList| {
        let Some(file) = files.get(0) else { return };
        spawn_local(async move {
            match read(app, missing, file).await {
                Ok(Some(Read::Game(id))) => go_to(Route::Table(id)),
                Ok(Some(Read::Collection(merged))) => {
                    MERGED.set(Some(merged));
                    go_to(Route::Saves);
                }
                Ok(None) => {}
                Err(found) => {
                    fault.try_set(Some(found));
                }
            }
        });
    });
    take_files(chosen);
    view! { <FileInput chosen /> }
}

/// The button that chooses files.
#[component]
pub fn FileInput(
    /// Called with the chosen files.
    chosen: Callback<FileList>,
    /// Whether several files can be chosen.
    #[prop(optional)]
    multiple: bool,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let change = move |event: Event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let Some(input) = input else { return };
        if let Some(files) = input.files() {
            chosen.run(files);
        }
        // Cleared, so that the same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="button open-file">
            <Icon name="log" />
            <span>{live(move || lang.get().words().open_file())}</span>
            <input
                class="sr"
                type="file"
                accept="application/json,.json,text/plain,.txt"
                multiple=multiple
                data-testid="open-file"
                on:change=handler(change)
            />
        </label>
    }
}

/// The banner that reports why a file was refused.
#[component]
pub fn FileFaultBanner(
    /// The fault.
    fault: RwSignal<Option<FileFault>>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let text = move || fault.get().map(|fault| fault_sentence(fault, lang.get())).unwrap_or_default();
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

/// The content of a file, saved on this device.
enum Read {
    /// A game.
    Game(SaveId),
    /// A collection.
    Collection(Merged),
}

/// Reads a file. Its game is saved under a new id, a collection is merged; `None` if a game cannot be loaded now, which the
/// shelf reports.
async fn read(app: AppContext, missing: Missing, file: File) -> Result<Option<Read>, FileFault> {
    let record = match parse_games(&text_of(&file).await?)? {
        GamesFile::Record(record) => record,
        collection => {
            return match merge(app, collection, Course::new()).await {
                Ok(merged) => Ok(Some(Read::Collection(merged))),
                Err(Refused::File(fault)) => Err(fault),
                Err(Refused::NoGame(info, error)) => {
                    missing.tell(info, Route::Shelf, error);
                    Ok(None)
                }
            };
        }
    };
    let info = game_of(&record).map_err(|_| FileFault::NotARecord)?;
    let chunk = match info.load(app.settings.lang).await {
        Ok(chunk) => chunk,
        Err(error) => {
            missing.tell(info, Route::Shelf, error);
            return Ok(None);
        }
    };
    Ok(app.saving.import((chunk.check)(record)?).map(Read::Game))
}

/// The name and the type of a file with games: some share sheets take text, but no JSON.
const KINDS: [(&str, &str); 2] = [("json", "application/json"), ("txt", "text/plain")];

/// A file with games, as JSON.
pub fn file_with(text: &str, name: &str) -> Option<File> {
    file_of_kind(text, name, KINDS[0])
}

fn file_of_kind(text: &str, name: &str, (ending, kind): (&str, &str)) -> Option<File> {
    let options = FilePropertyBag::new();
    options.set_type(kind);
    let parts = Array::of1(&text.into());
    File::new_with_str_sequence_and_options(&parts, &format!("{name}.{ending}"), &options).ok()
}

/// What the share sheet of this device takes to share a file with games; `None` if there is no sheet, or it takes no such files.
pub fn to_share(text: &str, name: &str) -> Option<ShareData> {
    KINDS.iter().find_map(|kind| {
        let data = ShareData::new();
        data.set_files(&Array::of1(&file_of_kind(text, name, *kind)?.into()));
        services::can_share(&data).then_some(data)
    })
}
