//! Form controls of choices: radio buttons and checkboxes, with their labels.

use crate::ui::{handler, live};
use leptos::html::Input;
use leptos::prelude::*;

/// A radio button.
#[component]
pub fn Radio(
    /// The name of the group.
    group: String,
    /// Whether it is chosen.
    #[prop(into)]
    checked: Signal<bool>,
    /// Chooses it.
    on_choose: Callback<()>,
    /// The accessible name, where no label encloses it.
    #[prop(optional, into)]
    label: Option<Signal<&'static str>>,
) -> impl IntoView {
    let node = NodeRef::<Input>::new();
    // The browser has already checked the touched button, but the choice may have turned out otherwise. So the property
    // is set at every change of the signals behind `checked`, even if its value is the same.
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
}

/// A checkbox.
#[component]
pub fn Tick(
    /// Whether it is checked.
    #[prop(into)]
    checked: Signal<bool>,
    /// Whether it is disabled.
    #[prop(optional, into)]
    disabled: Signal<bool>,
    /// Called when it is toggled.
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
}

/// The label of a choice, with an explanation.
#[component]
pub fn Choice(
    /// The name of the choice.
    #[prop(into)]
    name: Signal<String>,
    /// The explanation, one sentence.
    sentence: &'static str,
    /// Whether the choice is fixed.
    #[prop(optional)]
    fixed: bool,
    /// The id for tests.
    #[prop(optional)]
    test_id: Option<&'static str>,
    /// The radio button or checkbox.
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
}
