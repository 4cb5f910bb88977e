//! The symbols of drawings, in the document itself.

use leptos::prelude::*;

use crate::ui::{SYMBOLS, each};

/// The symbols on this page: those of the interface, and those of each game that has been shown.
#[derive(Clone, Copy, Debug)]
pub struct Symbols(RwSignal<Vec<&'static str>>);

impl Symbols {
    /// The symbols of the interface.
    pub fn new() -> Self {
        Self(RwSignal::new(vec![SYMBOLS]))
    }

    /// Adds the symbols of a game.
    pub fn add(self, symbols: &'static str) {
        if !self.0.with_untracked(|all| all.contains(&symbols)) {
            self.0.update(|all| all.push(symbols));
        }
    }
}

/// The elements with the symbols. A `<use>` of a symbol in a file of its own is drawn only after the frame in which it
/// was added, so what is around it is styled and laid out twice.
#[component]
pub fn SymbolDefinitions(
    /// The symbols.
    symbols: Symbols,
) -> impl IntoView {
    // Symbols can be used although nothing around them is rendered.
    let definitions = |symbols: &'static str| view! { <div hidden inner_html=symbols></div> };
    each(move || symbols.0.get(), |symbols| *symbols, definitions)
}
