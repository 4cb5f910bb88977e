//! Games by link: the dialog that makes one, with its QR code, the screen that opens one, and the buttons that lead to them. Never in
//! here: the table, the list of games.

mod code;
mod open;
mod paste;
mod share;

use leptos::prelude::*;

use crate::page::base::route::Route;
use crate::page::parts::Place;
use crate::play::AppContext;
use crate::storage::SaveId;
use crate::ui::{Icon, IconButton, handler, live};

pub use open::link_page;
use paste::{PASTE, PasteLinkProps};
use share::{SHARE, ShareGameProps};

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
    let dialog = move || {
        record.run(()).map(|record| SHARE.draw(Place::Dialog(close), ShareGameProps { record, is_moment, close }))
    };
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
    let dialog = move || PASTE.draw(Place::Dialog(close), PasteLinkProps { close });
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
