//! Deletes everything that this device stores for the page. Asked twice, with a file first.

use leptos::html::{Dialog, H2};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::page::base::route::Route;
use crate::page::games::keep_games::KeepGames;
use crate::page::kit::dialog::{self, CloseButton, Modal};
use crate::page::kit::handing::{Handing, HandingLine};
use crate::page::parts::choose;
use crate::play::{AppContext, Timeout, first_language};
use crate::ui::{Icon, handler, live};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// Whether to go on, with or without a file.
    File,
    /// Whether everything is to be deleted.
    Sure,
    /// Nothing: the browser did not delete everything.
    Failed,
}

/// The button that opens the dialog, and the dialog.
#[component]
pub fn ClearAll() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let later = move || lang.get().later_words();
    let open = RwSignal::new(false);
    let close = Callback::new(move |()| open.set(false));
    view! {
        <p>{live(move || later().clear_about())}</p>
        <div class="settings-row">
            <button
                class="button"
                type="button"
                data-testid="clear-all"
                aria-haspopup="dialog"
                on:click=handler(move |_| open.set(true))
            >
                <Icon name="trash" />
                {live(move || later().clear_all())}
            </button>
        </div>
        {live(move || open.get().then(|| view! { <ClearDialog close /> }.into_any()))}
    }
}

/// The dialog.
#[component]
fn ClearDialog(
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let later = move || lang.get().later_words();
    let node = NodeRef::<Dialog>::new();
    let heading = NodeRef::<H2>::new();
    let question = RwSignal::new(Question::File);
    let handing = Handing::new();
    let focus = Timeout::new();
    let ask = move |next: Question| {
        question.set(next);
        // The button that was pressed has gone.
        focus.after_frame(move || {
            if let Some(heading) = heading.get_untracked() {
                let _ = heading.focus();
            }
        });
    };
    let clear = move || {
        spawn_local(async move {
            if app.saving.clear_all().await.is_err() {
                return ask(Question::Failed);
            }
            app.settings.reset();
            choose(app, first_language(), || ());
            dialog::close(node);
            Route::Shelf.replace();
        });
    };
    let text = move || match question.get() {
        Question::File => later().clear_file(),
        Question::Sure => later().clear_sure(),
        Question::Failed => later().clear_failed(),
    };
    let ways = move || {
        match question.get() {
        Question::File => view! {
            <KeepGames class="button accent" handing />
            <button class="button" type="button" data-testid="clear-go-on" on:click=handler(move |_| ask(Question::Sure))>
                {live(move || later().clear_go_on())}
            </button>
        }
        .into_any(),
        Question::Sure => view! {
            <button class="button accent" type="button" data-testid="clear-now" on:click=handler(move |_| clear())>
                <Icon name="trash" />
                {live(move || later().clear_now())}
            </button>
        }
        .into_any(),
        Question::Failed => ().into_any(),
    }
    };
    view! {
        <Modal node class="dialog clear" labelled_by="clear-title" on_close=close>
            <h2 id="clear-title" tabindex="-1" node_ref=heading>{live(move || later().clear_all())}</h2>
            <p role="status">{live(text)}</p>
            <HandingLine handing />
            <div class="settings-row">
                {live(ways)}
                <CloseButton node test_id="clear-not" word=|words| words.cancel() />
            </div>
        </Modal>
    }
}
