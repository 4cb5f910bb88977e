//! The seal of a game's dice, to be read out, written down or copied.

use leptos::html::P;
use leptos::prelude::*;

use crate::engine::Seal;
use crate::page::kit::handing::{Handing, HandingLine};
use crate::play::AppContext;
use crate::ui::{handler, live};

/// The number of digits that stand together.
const GROUP: usize = 4;

/// The digits of a seal in groups, with a button that copies them.
#[component]
pub fn SealDigits(
    /// The seal.
    seal: Seal,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let later = move || lang.get().later_words();
    let node = NodeRef::<P>::new();
    let handing = Handing::new();
    let digits = seal.to_string();
    let group = |at: usize| view! { <span>{digits.get(at..at + GROUP).map(ToOwned::to_owned)}</span> }.into_any();
    let groups: Vec<AnyView> = (0..digits.len()).step_by(GROUP).map(group).collect();
    let copy = move |_| {
        let select = move || {
            let selection = window().get_selection().ok().flatten();
            let there = node.try_get_untracked().flatten().zip(selection);
            there.is_some_and(|(node, selection)| selection.select_all_children(&node).is_ok())
        };
        handing.copy(&seal.to_string(), select);
    };
    view! {
        <p class="seal-digits" translate="no" dir="ltr" data-testid="seal" node_ref=node>
            {groups}
        </p>
        <button class="button" data-testid="copy-seal" on:click=handler(copy)>
            {live(move || if handing.is_copied() { later().link_copied() } else { later().copy_seal() })}
        </button>
        <HandingLine handing />
    }
    .into_any()
}
