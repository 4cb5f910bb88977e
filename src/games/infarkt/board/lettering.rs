//! The words of the board, measured with the text metrics of the browser.

use std::rc::Rc;

use leptos::html::Span;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::games::infarkt::Place;
use crate::games::infarkt::scene::lettering::{Face, Lettering, REFERENCE, Text};
use crate::games::infarkt::scene::panel::texts;
use crate::i18n::Lang;
use crate::ui::{live, on_size};

/// Measures the words of a board before they are drawn. They are on one invisible line, whose length changes as soon as a font is loaded or
/// a style sheet of the reader spaces letters and words (WCAG 1.4.12).
///
/// The line is no part of the drawing: WebKit leaves the spacing of letters out of the length of a text in SVG.
#[component]
pub fn WordMeasure(
    /// The places on the board.
    places: Vec<Place>,
    /// The language.
    lang: Signal<Lang>,
    /// Set to the measured words.
    lettering: RwSignal<Option<Lettering>>,
) -> impl IntoView {
    let element = NodeRef::<Span>::new();
    let line = move || {
        // A new language is observed anew: its line can be as long as that of the last one.
        lang.track();
        element.get().map(Into::into)
    };
    let on_line = places.clone();
    let read = move |line: &Element| {
        let (lang, words) = (lang.get_untracked(), line.children());
        let measured = |(text, index): (Text, u32)| {
            let word: HtmlElement = words.item(index)?.unchecked_into();
            // Rounded to the nearest pixel; 0 while the board is not displayed.
            let width = word.offset_width();
            (width > 0).then_some((text, width + 1))
        };
        let measured: Option<Vec<_>> = texts(&places, lang).into_iter().zip(0..).map(measured).collect();
        let now = measured.map(|measured| Lettering::new(lang, measured));
        if now.is_some() && lettering.with_untracked(|last| *last != now) {
            lettering.set(now);
        }
    };
    on_size(Rc::new(line), Rc::new(read));
    let word = |(face, text): Text| {
        let class = (face == Face::Title).then_some("in-name");
        // Letters of two words that touched each other could be drawn closer together.
        view! {
            <span class=class>{text}</span>
            " "
        }
        .into_any()
    };
    view! {
        <div class="in-lettering" aria-hidden="true">
            <span style=("font-size", live(|| format!("{REFERENCE}px"))) node_ref=element>
                {live(move || texts(&on_line, lang.get()).into_iter().map(word).collect::<Vec<_>>())}
            </span>
        </div>
    }
}
