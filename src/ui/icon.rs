//! The small symbols of the interface.

use leptos::prelude::*;

/// A symbol of the sprite `art/ui.svg`. It is hidden from screen readers: a label is beside it or on the button around it.
#[component]
pub fn Icon(
    /// The id of the symbol in the sprite.
    name: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("art/ui.svg#{name}") />
        </svg>
    }
    .into_any()
}
