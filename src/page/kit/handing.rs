//! What has come of handing something to the device: to its clipboard, its share sheet, its files.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ShareData};

use crate::i18n::{Lang, Messages, later};
use crate::page::parts::load_read;
use crate::play::{AppContext, Scoped, services};
use crate::ui::live;

/// The longest time for which the clipboard's answer is awaited, in milliseconds: the older way needs the touch, which counts for some seconds.
const CLIPBOARD_MAX_MS: i32 = 1500;

/// What has come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handed {
    /// The device has taken it.
    Over,
    /// It was saved as a file with this name.
    Filed(String),
    /// The user has changed their mind.
    Kept,
    /// It is in the clipboard.
    Copied,
    /// The browser allows pages no clipboard: the text is selected.
    Selected,
    /// The share sheet has failed.
    NotShared,
    /// The share sheet has failed, and it was saved as a file.
    Saved,
    /// The browser draws no pictures.
    NoPicture,
    /// The browser changes what pages draw.
    Spoiled,
}

impl Handed {
    /// As a sentence; `None` if nothing has to be said.
    fn sentence(&self, lang: Lang) -> Option<String> {
        let words = lang.later_words();
        let sentence = match self {
            Self::Kept => return None,
            Self::Filed(file) => return Some(words.handed_filed(file)),
            Self::Over => words.handed_over(),
            Self::Copied => words.link_copied(),
            Self::Selected => words.handed_selected(),
            Self::NotShared => words.handed_not_shared(),
            Self::Saved => words.handed_saved(),
            Self::NoPicture => words.handed_no_picture(),
            Self::Spoiled => words.handed_spoiled(),
        };
        Some(sentence.to_owned())
    }
}

/// The result of the last attempt. Copies are handles to the same one.
#[derive(Clone, Copy)]
pub struct Handing {
    lang: Scoped<Lang>,
    result: RwSignal<Option<Handed>>,
}

impl Handing {
    /// Nothing has been handed over yet.
    pub fn new() -> Self {
        Self { lang: expect_context::<AppContext>().settings.lang, result: RwSignal::new(None) }
    }

    /// Whether the text is in the clipboard.
    pub fn is_copied(self) -> bool {
        self.result.get() == Some(Handed::Copied)
    }

    /// Says what has come of it, with words that may have to be loaded.
    pub fn say(self, result: Handed) {
        spawn_local(async move {
            if load_read(later::Words::texts(), self.lang).await.is_ok() {
                self.result.try_set(Some(result));
            }
        });
    }

    /// Copies a text to the clipboard and displays the result. Where the clipboard is closed to pages, the text is at least selected, and can be
    /// copied by hand: `select` selects it, and returns whether it is still there.
    pub fn copy(self, text: &str, select: impl FnOnce() -> bool + 'static) {
        let written = services::write_text(text);
        let button = document().active_element().and_then(|button| button.dyn_into::<HtmlElement>().ok());
        spawn_local(async move {
            let mut is_copied = services::answer_within(CLIPBOARD_MAX_MS, written).await.is_ok();
            if !is_copied && select() {
                is_copied = services::copy_selected();
                if let Some(button) = button.filter(|_| is_copied) {
                    let _ = button.focus();
                }
            }
            self.say(if is_copied { Handed::Copied } else { Handed::Selected });
        });
    }

    /// Opens the share sheet and returns its result.
    pub async fn share(self, data: &ShareData) -> Handed {
        self.result.try_set(None);
        match services::answer(services::share(data)).await {
            Ok(_) => Handed::Over,
            Err(error) if services::is_change_of_mind(&error) => Handed::Kept,
            Err(_) => Handed::NotShared,
        }
    }

    /// Opens the share sheet and displays its result.
    pub fn offer(self, data: ShareData) {
        spawn_local(async move { self.say(self.share(&data).await) });
    }
}

/// The line that says what has come of it.
#[component]
pub fn HandingLine(
    /// The result.
    handing: Handing,
) -> impl IntoView {
    let sentence = move || handing.result.get().and_then(|result| result.sentence(handing.lang.get()));
    view! { <p class="handing" role="status" data-testid="handing">{live(sentence)}</p> }.into_any()
}
