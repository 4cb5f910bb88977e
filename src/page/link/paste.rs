//! The dialog in which a link is entered: a camera opens it in the browser, and not in the installed app.

use leptos::html::{Dialog, Textarea};
use leptos::prelude::*;

use super::super::dialog::Modal;
use crate::link::{self, Form, LinkFault};
use crate::play::AppContext;
use crate::ui::{handler, live};

/// The dialog.
#[component]
pub fn PasteLink(
    /// Called when it has been closed.
    close: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    let node = NodeRef::<Dialog>::new();
    let field = NodeRef::<Textarea>::new();
    let fault = RwSignal::new(None::<LinkFault>);
    let open = move |_| {
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        match link::find(&text).and_then(|payload| link::code_of(&payload).map(|_| payload)) {
            Ok(payload) => {
                let _ = window().location().set_hash(&link::address(Form::Letters, &payload));
            }
            Err(found) => fault.set(Some(found)),
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
                {live(move || fault.get().map(|fault| fault.sentence(lang.get())))}
            </p>
            <div class="share-ways">
                <button class="button accent" data-testid="open-pasted" on:click=handler(open)>
                    {live(move || words().open_link())}
                </button>
                <button
                    class="button"
                    on:click=handler(move |_| {
                        if let Some(dialog) = node.get_untracked() {
                            dialog.close();
                        }
                    })
                >
                    {live(move || words().close())}
                </button>
            </div>
        </Modal>
    }
}
