//! The title of the document, which names the screen.

use leptos::prelude::*;

use crate::i18n::titles::HEARTBOX;

/// Names the screen that is up by these words, from what is on it to what it belongs to; by nothing while another one is up.
pub fn name_screen<const N: usize>(words: impl Fn() -> Option<[&'static str; N]> + 'static) {
    Effect::new(move |_| {
        if let Some(words) = words() {
            let all: Vec<&str> = words.into_iter().chain([HEARTBOX]).collect();
            document().set_title(&all.join(" · "));
        }
    });
}
