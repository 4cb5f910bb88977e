//! Dialogs that come before everything else, with the keyboard inside.

use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;

/// A modal dialog, open from when it is put on the page.
#[component]
pub fn Modal(
    /// The element, for whoever closes it.
    node: NodeRef<Dialog>,
    /// Its classes.
    class: &'static str,
    /// The id of the element inside that names it.
    labelled_by: &'static str,
    /// It asks for something that cannot be put off: it stays open until it is taken from the page.
    #[prop(optional)]
    insists: bool,
    /// Hears that it has been closed.
    #[prop(optional)]
    on_close: Option<Callback<()>>,
    /// What stands inside.
    children: Children,
) -> impl IntoView {
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
        } else if let Some(on_close) = on_close {
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
    .into_any()
}
