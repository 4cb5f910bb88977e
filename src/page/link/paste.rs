//! The dialog in which a link is entered: a camera opens it in the browser, and not in the installed app. It also takes the text of a file
//! with games.

use leptos::html::{Dialog, Textarea};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games;
use crate::i18n::Lang;
use crate::link::{self, Form, LinkFault};
use crate::page::base::route::Route;
use crate::page::games::merge::{Course, Refused, merge, sentences};
use crate::page::kit::dialog::{CloseButton, Modal};
use crate::page::parts::part_view;
use crate::play::AppContext;
use crate::shell::merge::Merged;
use crate::storage::parse_games;
use crate::ui::{handler, live};

/// The first letter of a text with games.
const RECORD: char = '{';

/// Why the dialog stays open.
#[derive(Clone)]
enum Answer {
    /// The link cannot be read.
    Link(LinkFault),
    /// The games cannot be read.
    Refused(Refused),
    /// Not exactly one game is new.
    Merged(Merged),
}

impl Answer {
    fn sentences(&self, lang: Lang) -> String {
        match self {
            Self::Link(fault) => fault.sentence(lang).to_owned(),
            Self::Refused(refused) => refused.sentence(lang),
            Self::Merged(merged) => sentences(merged, lang),
        }
    }
}

/// Merges the games of a text with those of this device.
async fn merge_text(app: AppContext, text: &str) -> Result<Merged, Refused> {
    merge(app, parse_games(text)?, Course::new()).await
}

part_view! {
    /// The dialog in which a link or a record is entered.
    pub static PASTE: PasteLinkProps = |props| PasteLink(props).into_any(), in library, by draw_paste
}

/// The dialog.
#[component]
pub fn PasteLink(
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let node = NodeRef::<Dialog>::new();
    let field = NodeRef::<Textarea>::new();
    let answer = RwSignal::new(None::<Answer>);
    let open = move |_| {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if text.trim_start().starts_with(RECORD) {
            spawn_local(async move {
                let said = match merge_text(app, &text).await {
                    Ok(merged) => match merged.added.as_slice() {
                        [id] => {
                            let _ = window().location().set_hash(&Route::Table(id.clone()).href());
                            return;
                        }
                        _ => Answer::Merged(merged),
                    },
                    Err(refused) => Answer::Refused(refused),
                };
                answer.try_set(Some(said));
            });
            return;
        }
        match link::find(&text).and_then(games::read_found) {
            Ok((payload, _)) => {
                let _ = window().location().set_hash(&link::address(Form::Letters, &payload));
            }
            Err(found) => answer.set(Some(Answer::Link(found))),
        }
    };
    view! {
        <Modal node class="dialog share" labelled_by="paste-title" on_close=close>
            <h2 id="paste-title">{live(move || words().open_link())}</h2>
            <label class="share-paste">
                <span>{live(move || later().paste_link())}</span>
                <textarea node_ref=field rows="4" dir="ltr" data-testid="paste-link" autocomplete="off" spellcheck="false"></textarea>
            </label>
            <p role="alert" data-testid="link-fault">
                {live(move || answer.get().map(|answer| answer.sentences(lang.get())))}
            </p>
            <div class="share-ways">
                <button class="button accent" data-testid="open-pasted" on:click=handler(open)>
                    {live(move || words().open_link())}
                </button>
                <CloseButton node test_id="close-paste" />
            </div>
        </Modal>
    }
}
