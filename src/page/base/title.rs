//! The title of the document, which names the screen.

use leptos::prelude::*;

use crate::i18n::titles::HEARTBOX;

/// Sets the title to these words, from the content of the screen to what it belongs to; does nothing while `words`
/// returns `None` because another screen is shown.
pub fn name_screen<const N: usize>(words: impl Fn() -> Option<[&'static str; N]> + 'static) {
    Effect::new(move |_| {
        if let Some(words) = words() {
            let all: Vec<&str> = words.into_iter().chain([HEARTBOX]).collect();
            document().set_title(&all.join(" · "));
        }
    });
}
