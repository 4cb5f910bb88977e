//! Messages of the app to the table, in banners that block nothing.

use leptos::prelude::*;

use crate::i18n::Notice;
use crate::page::kit::keep_file::KEEP_FILE;
use crate::page::parts::Place;
use crate::play::AppContext;
use crate::storage::{SaveError, StoreError};
use crate::ui::{Icon, IconButton, each, handler, live};

/// All banners. The one about a new version is shown only while no game is being played.
#[component]
pub fn Banners(
    /// Whether a game is being played.
    #[prop(into)]
    in_game: Signal<bool>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let words = move || app.settings.lang.get().words();
    let has_played = Memo::new(move |_| app.saving.has_played());
    let keep_file = || untrack(|| KEEP_FILE.draw(Place::Quiet, ()));
    let banner = move |notice: Notice| {
        view! {
            <Banner
                icon="warning"
                notice=format!("{notice:?}")
                text=Signal::derive(move || words().notice(notice).to_owned())
            >
                {notice.is_of_storage().then(|| live(move || has_played.get().then(keep_file)))}
                <IconButton
                    icon="close"
                    label=Signal::derive(move || words().close().to_owned())
                    on_press=move |()| app.notices.clear(notice)
                />
            </Banner>
        }
    };
    view! {
        <div class="banners" role="status">
            <Show when=live(move || app.update.is_ready() && !in_game.get())>
                <Banner class="banner good" icon="update" text=Signal::derive(move || words().update_ready().to_owned())>
                    <button class="button" data-testid="update-now" on:click=handler(move |_| app.update.take_over())>
                        {live(move || words().update_now())}
                    </button>
                </Banner>
            </Show>
            {each(move || app.notices.get(), |notice| *notice, banner)}
        </div>
    }
}

/// A banner with a symbol and a sentence; buttons can follow.
#[component]
pub fn Banner(
    /// The symbol.
    icon: &'static str,
    /// The sentence.
    text: Signal<String>,
    /// Its classes.
    #[prop(default = "banner")]
    class: &'static str,
    /// The notice that it shows, by name.
    #[prop(optional, into)]
    notice: Option<String>,
    /// Buttons.
    children: Children,
) -> impl IntoView {
    view! {
        <p class=class data-notice=notice>
            <Icon name=icon />
            <span>{live(move || text.get())}</span>
            {children()}
        </p>
    }
}

/// Reports a fault of a save. A missing save is not reported in a banner.
pub fn say_fault(app: AppContext, error: SaveError) {
    match error {
        SaveError::LaterVersion => app.notices.notify(Notice::LaterSave),
        SaveError::Broken => app.notices.notify(Notice::BrokenSave),
        SaveError::Store(StoreError::Forbidden) => app.notices.notify(Notice::StorageForbidden),
        SaveError::Store(StoreError::Full) => app.notices.notify(Notice::StorageFull),
        SaveError::Missing | SaveError::Conflict => {}
    }
}
