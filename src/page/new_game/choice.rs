//! Form controls of choices: checkboxes, and labels with an explanation.

use crate::ui::{handler, live};
use leptos::prelude::*;

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
