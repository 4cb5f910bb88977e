//! Buttons that several screens have.

use leptos::prelude::*;

use super::live::{handler, live};

use super::icon::Icon;
use super::piece::Piece;
use crate::engine::Colour;

/// A large button in the place of the next action. While it does nothing it stays on the page, disabled, and the style sheet does not
/// show it: a button with the focus that is removed or gets `hidden` has the browser lay out the page at once, before the rest has
/// changed. Measured at a touch on a processor four times slower: 7 ms.
#[component]
pub fn ActionButton(
    /// Whether it can be used now.
    #[prop(into)]
    shown: Signal<bool>,
    /// How tests find it.
    test_id: &'static str,
    /// Whether it is what most people do next.
    #[prop(optional, into)]
    primary: Signal<bool>,
    /// The id of a symbol before the label.
    #[prop(optional)]
    icon: Option<&'static str>,
    /// What it says.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class=live(move || if primary.get() { "button accent large" } else { "button large" })
            type="button"
            data-testid=test_id
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            {icon.map(|name| view! { <Icon name /> }.into_any())}
            {live(move || label.get())}
        </button>
    }
    .into_any()
}

/// The button that takes back what has been chosen and not yet done; see [`ActionButton`].
#[component]
pub fn CancelButton(
    /// Whether something has been chosen.
    #[prop(into)]
    shown: Signal<bool>,
    /// What it says.
    #[prop(into)]
    label: Signal<&'static str>,
    /// What takes it back.
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button large cancel"
            type="button"
            data-testid="cancel"
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            <Icon name="close" />
            <span>{live(move || label.get())}</span>
        </button>
    }
    .into_any()
}

/// The large button that rolls dice, in the colour of whoever rolls them; see [`ActionButton`].
#[component]
pub fn RollButton(
    /// Whether dice are to be rolled now.
    #[prop(into)]
    shown: Signal<bool>,
    /// What it says.
    #[prop(into)]
    label: Signal<&'static str>,
    /// The colour of whoever rolls; `None` where everybody does.
    #[prop(into)]
    colour: Signal<Option<Colour>>,
    /// What rolls them.
    on_press: Callback<()>,
) -> impl IntoView {
    // While it is not shown it keeps its colour.
    let colour = Memo::new(move |before: Option<&Option<Colour>>| match before {
        Some(before) if !shown.get() => *before,
        _ => colour.get(),
    });
    let class = move || match colour.get() {
        Some(colour) => format!("button large seat-button seat-{}", colour.id()),
        None => "button large accent".to_owned(),
    };
    view! {
        <button
            class=live(class)
            type="button"
            data-testid="roll"
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            {live(move || colour.get().map(|colour| view! { <Piece colour /> }.into_any()))}
            {live(move || label.get())}
        </button>
    }
    .into_any()
}

/// A button that is a symbol alone, with its label for those who do not see it.
#[component]
pub fn IconButton(
    /// The id of the symbol.
    icon: &'static str,
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button plain"
            type="button"
            aria-label=live(move || label.get())
            on:click=handler(move |_| on_press.run(()))
        >
            <Icon name=icon />
        </button>
    }
    .into_any()
}
