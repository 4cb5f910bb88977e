//! Radio buttons, alone and as a row of buttons with one chosen item.

use leptos::html::Input;
use leptos::prelude::*;

use crate::ui::{handler, live};

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

/// A row of radio buttons that look like chips. Unlike a native list it shows all items, so it suits short lists.
#[component]
pub fn RadioRow<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name of the group, unique on the page.
    group: String,
    /// The visible label.
    label: Signal<&'static str>,
    /// The accessible label.
    full_label: Signal<String>,
    /// The chosen item.
    chosen: Signal<T>,
    /// The items with their names.
    options: Vec<(T, Signal<&'static str>)>,
    /// Called with the chosen item.
    on_choose: Callback<T>,
) -> impl IntoView {
    let option = |(value, name): (T, Signal<&'static str>)| {
        view! {
            <label class="chip">
                <Radio
                    group=group.clone()
                    checked=Signal::derive(move || chosen.get() == value)
                    on_choose=Callback::new(move |()| on_choose.run(value))
                />
                <span>{live(move || name.get())}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <div class="radio-row" role="radiogroup" aria-label=live(move || full_label.get())>
            <span>{live(move || label.get())}</span>
            <div class="chips">{options.into_iter().map(option).collect::<Vec<_>>()}</div>
        </div>
    }
}
