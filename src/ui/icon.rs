//! The small symbols of the interface.

use leptos::prelude::*;

/// A symbol of [`SYMBOLS`](super::SYMBOLS). It is hidden from screen readers: a label is beside it or on the button around it.
#[component]
pub fn Icon(
    /// The id of the symbol, without `ui-`.
    name: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#ui-{name}") />
        </svg>
    }
}
