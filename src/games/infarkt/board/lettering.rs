//! The words of the board, measured with the text metrics of the browser.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::html::Div;
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use web_sys::Element;

use crate::games::infarkt::Place;
use crate::games::infarkt::scene::lettering::{Face, Lettering, REFERENCE, Text};
use crate::games::infarkt::scene::panel::texts;
use crate::i18n::Lang;
use crate::ui::{live, on_size};

/// The width of a letter where there is no browser to measure words, at the type size [`REFERENCE`].
const UNMEASURED: i32 = REFERENCE * 3 / 5;

/// The words of a board before they are measured; without a browser, with letters of one width.
pub fn unmeasured(places: &[Place], lang: Lang) -> Option<Lettering> {
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let texts = texts(places, lang);
    let widths = texts.iter().map(|(_, text)| text.chars().count() as i32 * UNMEASURED).collect();
    Some(Lettering::new(lang, texts, widths))
}

/// The words of a board, tracked like a signal. Not a signal of this type: that would make the page larger.
#[derive(Clone)]
pub struct Measured {
    words: Arc<SendWrapper<RefCell<Option<Lettering>>>>,
    changed: Trigger,
}

impl Measured {
    /// These words.
    pub fn new(words: Option<Lettering>) -> Self {
        Self { words: Arc::new(SendWrapper::new(RefCell::new(words))), changed: Trigger::new() }
    }

    /// Reads the words; there are none until they are measured.
    pub fn with<T>(&self, read: impl FnOnce(Option<&Lettering>) -> T) -> T {
        self.changed.track();
        read(self.words.borrow().as_ref())
    }

    fn set(&self, words: Lettering) {
        let is_new = self.words.borrow().as_ref().is_none_or(|last| !last.is_same(&words));
        if is_new {
            self.words.replace(Some(words));
            self.changed.notify();
        }
    }
}

/// The words on the line, measured; `None` while the board is not displayed.
fn measured(line: &Element, texts: Vec<Text>, lang: Lang) -> Option<Lettering> {
    if line.client_width() == 0 {
        return None;
    }
    let words = line.children();
    let mut widths = Vec::with_capacity(texts.len());
    for index in 0..texts.len() {
        // The browser rounds to the nearest pixel.
        widths.push(words.item(index as u32)?.client_width() + 1);
    }
    Some(Lettering::new(lang, texts, widths))
}

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
    lettering: Measured,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    let line = move || {
        // The observation starts again with each language: a line of the same length would not be reported.
        lang.track();
        element.get().map(Into::into)
    };
    let on_line = places.clone();
    let read = move |line: &Element| {
        let lang = lang.get_untracked();
        if let Some(words) = measured(line, texts(&places, lang), lang) {
            lettering.set(words);
        }
    };
    on_size(Rc::new(line), Rc::new(read));
    let word = |(face, text): Text| {
        let class = if face == Face::Title { "in-name" } else { "" };
        view! { <span class=class>{text}</span> }.into_any()
    };
    view! {
        <div class="in-lettering">
            <div node_ref=element>
                {live(move || texts(&on_line, lang.get()).into_iter().map(word).collect::<Vec<_>>())}
            </div>
        </div>
    }
}
