//! Buttons that several screens have.

use leptos::prelude::*;

use super::live::{handler, live};

use super::icon::Icon;
use super::piece::Piece;
use crate::engine::Colour;

/// The large button that rolls dice, in the colour of whoever rolls them.
#[component]
pub fn RollButton(
    /// What it says.
    #[prop(into)]
    label: Signal<&'static str>,
    /// The colour of whoever rolls; `None` where everybody does.
    #[prop(into)]
    colour: Signal<Option<Colour>>,
    /// What rolls them.
    on_press: Callback<()>,
) -> impl IntoView {
    let class = move || match colour.get() {
        Some(colour) => format!("button large seat-button seat-{}", colour.id()),
        None => "button large accent".to_owned(),
    };
    view! {
        <button class=live(class) type="button" data-testid="roll" on:click=handler(move |_| on_press.run(()))>
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
