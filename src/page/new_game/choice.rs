//! What can be chosen: radio buttons and boxes to tick, with their labels.

use crate::ui::{handler, live};
use leptos::html::Input;
use leptos::prelude::*;

/// One of several that exclude each other.
#[component]
pub fn Radio(
    /// The name of the group.
    group: String,
    /// It is the chosen one.
    #[prop(into)]
    checked: Signal<bool>,
    /// Chooses it.
    on_choose: Callback<()>,
    /// What it is called, where no label stands around it.
    #[prop(optional, into)]
    label: Option<Signal<&'static str>>,
) -> impl IntoView {
    let node = NodeRef::<Input>::new();
    // The browser has ticked what was touched; the choice may have turned out otherwise. So it is set with every change of what
    // `checked` follows from, also where it stays the same.
    Effect::new(move |_| {
        let checked = checked.get();
        if let Some(input) = node.get() {
            input.set_checked(checked);
        }
    });
    view! {
        <input
            type="radio"
            node_ref=node
            name=group
            aria-label=live(move || label.map(|label| label.get()))
            on:change=handler(move |_| on_choose.run(()))
        />
    }
    .into_any()
}

/// A box to tick.
#[component]
pub fn Tick(
    /// It is ticked.
    #[prop(into)]
    checked: Signal<bool>,
    /// It cannot be changed.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Ticks it, or takes the tick away.
    on_turn: Callback<()>,
) -> impl IntoView {
    view! {
        <input
            type="checkbox"
            disabled=live(move || disabled.get())
            prop:checked=live(move || checked.get())
            on:change=handler(move |_| on_turn.run(()))
        />
    }
    .into_any()
}

/// The label of a choice, with a sentence.
#[component]
pub fn Choice(
    /// What it is called.
    #[prop(into)]
    name: Signal<String>,
    /// What it means.
    sentence: &'static str,
    /// Nobody can choose.
    #[prop(optional)]
    fixed: bool,
    /// Its id for tests.
    #[prop(optional)]
    test_id: Option<&'static str>,
    /// The button or box.
    children: Children,
) -> impl IntoView {
    view! {
        <label class=if fixed { "choice fixed" } else { "choice" } data-testid=test_id>
            {children()}
            <span>
                <strong>{live(move || name.get())}</strong>
                <small>{sentence}</small>
            </span>
        </label>
    }
    .into_any()
}
