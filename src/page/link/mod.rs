//! Games by link: the dialog that makes one, with its QR code, and the screen that opens one. With the screen for the past of a game and the
//! page of the saved games they are a separate chunk, loaded when it is wanted.

mod code;
mod open;
mod paste;
mod share;

use futures_util::future::join;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::catalogue::{Chunk, ChunkError, Fetched};
use super::chunks::{Loading, NotThere};
use super::route::Route;
use super::saves::SavedGames;
use super::stylesheets::Stylesheets;
use super::texts::load_read;
use super::viewer::{Viewer, ViewerProps};
use crate::i18n::{Messages, Notice, later};
use crate::play::AppContext;
use crate::storage::SaveId;
use crate::ui::{Icon, IconButton, handler, live};

use open::{OpenLink, OpenLinkProps};
use paste::PasteLink;
use share::ShareGame;

pub use paste::PasteLinkProps;
pub use share::ShareGameProps;

/// The style sheet of the chunk.
const SHEET: &str = "later";

/// The functions of the chunk.
pub struct Links {
    /// The dialog with the link to a game.
    share: fn(ShareGameProps) -> AnyView,
    /// The dialog in which a link or a record is entered.
    paste: fn(PasteLinkProps) -> AnyView,
    /// The screen of a link.
    open: fn(OpenLinkProps) -> AnyView,
    /// The past of a game.
    look: fn(ViewerProps) -> AnyView,
    /// The page of the saved games.
    saves: fn() -> AnyView,
}

static HERE: Links = Links {
    share: |props| ShareGame(props).into_any(),
    paste: |props| PasteLink(props).into_any(),
    open: |props| OpenLink(props).into_any(),
    look: |props| Viewer(props).into_any(),
    saves: || view! { <SavedGames /> }.into_any(),
};

/// The chunk.
pub static LINKS: Chunk<Links> = Chunk::new(fetch);

// For the reason of `allow`, see `page::catalogue`.
#[allow(unsafe_code)]
#[cfg(not(debug_assertions))]
#[wasm_split_helpers::wasm_split(links, fallible)]
fn links() -> Result<&'static Links, ChunkError> {
    Ok(&HERE)
}

// A development build is not split.
#[cfg(debug_assertions)]
async fn links() -> Result<&'static Links, ChunkError> {
    Ok(&HERE)
}

fn fetch() -> Fetched<Links> {
    Box::pin(links())
}

/// Where a view of the chunk is drawn.
#[derive(Clone, Copy)]
enum Place {
    /// The whole screen: another attempt is offered if the chunk cannot be loaded.
    Screen,
    /// A dialog over the screen: a notice says that the chunk cannot be loaded, and the callback closes the dialog.
    Dialog(Callback<()>),
}

/// A view of the chunk, drawn once the chunk is loaded.
fn with_links(place: Place, draw: Callback<&'static Links, AnyView>) -> AnyView {
    let app: AppContext = expect_context();
    let lang = app.settings.lang;
    let texts = later::Words::texts();
    let there = RwSignal::new(LINKS.get().filter(|_| texts.has(lang.get_untracked())));
    let has_failed = RwSignal::new(false);
    let load = move || {
        has_failed.set(false);
        spawn_local(async move {
            let loaded = join(LINKS.load(), load_read(texts, lang)).await;
            match (loaded.0.and_then(|links| loaded.1.map(|()| links)), place) {
                (Ok(links), _) => {
                    there.try_set(Some(links));
                }
                (Err(_), _) if there.is_disposed() => {}
                (Err(_), Place::Screen) => has_failed.set(true),
                (Err(_), Place::Dialog(close)) => {
                    app.say(Notice::NotLoaded);
                    close.run(());
                }
            }
        });
    };
    if there.with_untracked(Option::is_none) {
        load();
    }
    let stylesheets: Stylesheets = expect_context();
    stylesheets.request(SHEET);
    // Without its style sheet it would be laid out again under the finger.
    let is_styled = Memo::new(move |_| stylesheets.is_loaded(SHEET) || stylesheets.has_failed(SHEET));
    let drawn = move || match (there.get().filter(|_| is_styled.get()), place) {
        (Some(links), _) => untrack(|| draw.run(links)),
        (None, Place::Screen) if has_failed.get() => {
            let sentence = Signal::derive(move || lang.get().words().notice_not_loaded().to_owned());
            view! { <NotThere sentence again=load /> }.into_any()
        }
        (None, Place::Screen) => view! { <Loading /> }.into_any(),
        (None, Place::Dialog(_)) => ().into_any(),
    };
    view! { {live(drawn)} }.into_any()
}

/// The screen of a link.
#[component]
pub fn LinkPage(
    /// The part of the address after `#`.
    hash: String,
) -> impl IntoView {
    let draw = Callback::new(move |links: &'static Links| (links.open)(OpenLinkProps { hash: hash.clone() }));
    with_links(Place::Screen, draw)
}

/// The screen for the past of a game.
pub fn look(props: ViewerProps) -> AnyView {
    let props = StoredValue::new_local(Some(props));
    let draw = Callback::new(move |links: &'static Links| {
        let props = props.try_update_value(Option::take).flatten();
        props.map(links.look).into_any()
    });
    with_links(Place::Screen, draw)
}

/// The page of the saved games.
pub fn saved_games() -> AnyView {
    with_links(Place::Screen, Callback::new(move |links: &'static Links| (links.saves)()))
}

/// The look of a button or link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// With its words.
    Words,
    /// As an icon alone.
    Symbol,
}

/// The button that opens the dialog with the link to a game, and the dialog.
#[component]
pub fn ShareButton(
    /// The look of the button.
    look: Look,
    /// The record of the game at the time of the touch.
    record: Callback<(), Option<serde_json::Value>>,
    /// Whether that is the game up to a moment of its past.
    #[prop(optional)]
    is_moment: bool,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let label = Signal::derive(move || lang.get().words().share_game().to_owned());
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let draw = Callback::new(move |links: &'static Links| match record.run(()) {
        Some(record) => (links.share)(ShareGameProps { record, is_moment, close }),
        None => ().into_any(),
    });
    let dialog = move || with_links(Place::Dialog(close), draw);
    let button = match look {
        Look::Words => view! {
            <button class="button" data-testid="share-game" aria-haspopup="dialog" on:click=handler(move |_| open.set(true))>
                <Icon name="share" />
                {live(move || label.get())}
            </button>
        }
        .into_any(),
        Look::Symbol => {
            view! { <IconButton icon="share" label on_press=move |()| open.set(true) attr:data-testid="share-game" /> }
                .into_any()
        }
    };
    view! {
        {button}
        {live(move || open.get().then(|| untrack(dialog)))}
    }
}

/// The button that opens the dialog in which a link is entered, and the dialog.
#[component]
pub fn PasteButton() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    let draw = Callback::new(move |links: &'static Links| (links.paste)(PasteLinkProps { close }));
    let dialog = move || with_links(Place::Dialog(close), draw);
    view! {
        <button class="button" data-testid="open-link" aria-haspopup="dialog" on:click=handler(move |_| open.set(true))>
            <Icon name="share" />
            {live(move || lang.get().words().open_link())}
        </button>
        {live(move || open.get().then(|| untrack(dialog)))}
    }
}

/// The link to the past of a game, at this moment of it.
#[component]
pub fn LookBack(
    /// The save of the game.
    id: SaveId,
    /// The number of events before the moment.
    at: usize,
    /// The look of the link.
    look: Look,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let label = move || lang.get().words().look_back();
    let href = Route::Look(id, at).href();
    match look {
        Look::Words => view! {
            <a class="button large" data-testid="look-back" href=href>
                <Icon name="history" />
                {live(label)}
            </a>
        }
        .into_any(),
        Look::Symbol => view! {
            <a class="button plain" data-testid="look-back" href=href aria-label=live(label) title=live(label)>
                <Icon name="history" />
            </a>
        }
        .into_any(),
    }
}
