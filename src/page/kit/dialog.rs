//! Modal dialogs; they keep the focus inside.

use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::i18n::Words;
use crate::page::base::focus::clear_selection;
use crate::play::AppContext;
use crate::ui::{IconButton, handler, live};

/// Closes a dialog that is mounted.
pub fn close(node: NodeRef<Dialog>) {
    if let Some(dialog) = node.get_untracked() {
        dialog.close();
    }
}

/// The button with a word that closes a dialog.
#[component]
pub fn CloseButton(
    /// The dialog.
    node: NodeRef<Dialog>,
    /// The test id of the button.
    test_id: &'static str,
    /// Whether it is the main button of the dialog.
    #[prop(optional)]
    accent: bool,
    /// Its word.
    #[prop(default = |words| words.close())]
    word: fn(Words) -> &'static str,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <button
            class=if accent { "button accent" } else { "button" }
            data-testid=test_id
            on:click=handler(move |_| close(node))
        >
            {live(move || word(lang.get().words()))}
        </button>
    }
}

/// The head of a dialog: its title, which has the focus first, and a button that closes it.
#[component]
pub fn DialogHead(
    /// The dialog.
    node: NodeRef<Dialog>,
    /// The id of the title.
    id: &'static str,
    /// The title.
    title: &'static str,
    /// The test id of the button.
    test_id: &'static str,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <header>
            <h2 id=id tabindex="-1" autofocus>
                {title}
            </h2>
            <IconButton
                icon="close"
                label=Signal::derive(move || lang.get().words().close().to_owned())
                on_press=move |()| close(node)
                attr:data-testid=test_id
            />
        </header>
    }
}

/// A modal dialog, opened when it is mounted.
#[component]
pub fn Modal(
    /// The element, so that the caller can close it.
    node: NodeRef<Dialog>,
    /// Its classes.
    class: &'static str,
    /// The id of the element inside that labels it.
    labelled_by: &'static str,
    /// Whether it cannot be dismissed: it stays open until it is unmounted.
    #[prop(optional)]
    insists: bool,
    /// Called when it has been closed.
    #[prop(optional)]
    on_close: Option<Callback<()>>,
    /// The content.
    children: Children,
) -> impl IntoView {
    let dialogs = expect_context::<AppContext>().dialogs;
    dialogs.update(|count| *count += 1);
    on_cleanup(move || dialogs.update(|count| *count -= 1));
    let open = move || {
        if let Some(dialog) = node.get().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
        }
    };
    Effect::new(move |_| open());
    let cancelled = move |event: Event| {
        if insists {
            event.prevent_default();
        }
    };
    let closed = move |_| {
        if insists {
            untrack(open);
            return;
        }
        clear_selection();
        if let Some(on_close) = on_close {
            on_close.run(());
        }
    };
    view! {
        <dialog
            node_ref=node
            class=class
            role=insists.then_some("alertdialog")
            aria-labelledby=labelled_by
            on:cancel=cancelled
            on:close=closed
        >
            {children()}
        </dialog>
    }
}
