//! Modal dialogs; they keep the focus inside.

use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;

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
}
