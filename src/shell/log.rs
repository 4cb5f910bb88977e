//! The log: every event as one line, the newest on top.

use leptos::html::Div;
use leptos::prelude::*;

use crate::games::Icon as EntryIcon;
use crate::games::log_pages::LogTurn;
use crate::session::{AppContext, Entry, Handle};
use crate::ui::{Icon, each, handler, live};

/// The symbol of an entry.
fn symbol(icon: EntryIcon) -> &'static str {
    match icon {
        EntryIcon::Die => "die",
        EntryIcon::Sword => "sword",
        EntryIcon::Shield => "shield",
        EntryIcon::Bead => "bead",
        EntryIcon::Card => "log",
        EntryIcon::Castle => "home",
        EntryIcon::Hand => "hand",
        EntryIcon::Crown => "crown",
    }
}

/// The log, page by page.
#[component]
pub fn Log(
    /// The game.
    handle: Handle,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let lines = NodeRef::<Div>::new();
    // In another language an entry is another one.
    let entries = move || handle.log.get().entries.into_iter().rev();
    let line = |entry: Entry| {
        view! {
            <li data-event=entry.index.to_string()>
                <Icon name=symbol(entry.icon) />
                <span>{entry.text}</span>
            </li>
        }
    };
    // A page is read from its top, also by whoever reads with the keyboard.
    let turn = move |turn: LogTurn| {
        handle.turn_log.run(turn);
        if let Some(lines) = lines.get_untracked() {
            lines.set_scroll_top(0);
            let _ = lines.focus();
        }
    };
    let newer = Memo::new(move |_| handle.log.with(|log| log.newer));
    let earlier = Memo::new(move |_| handle.log.with(|log| log.earlier));
    view! {
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title">{live(move || words().log)}</h2>
            <div class="log-lines" tabindex="0" role="group" aria-labelledby="log-title" node_ref=lines>
                <Show when=live(move || newer.get())>
                    <p class="log-pages">
                        <button
                            class="button plain"
                            data-testid="newest"
                            on:click=handler(move |_| turn(LogTurn::Newest))
                        >
                            {live(move || words().newest)}
                        </button>
                        <button
                            class="button plain"
                            data-testid="newer"
                            on:click=handler(move |_| turn(LogTurn::Newer))
                        >
                            {live(move || words().newer)}
                        </button>
                    </p>
                </Show>
                <ol>{each(entries, |entry| (entry.index, entry.text.clone()), line)}</ol>
                <Show when=live(move || earlier.get())>
                    <button
                        class="button plain"
                        data-testid="earlier"
                        on:click=handler(move |_| turn(LogTurn::Earlier))
                    >
                        {live(move || words().earlier)}
                    </button>
                </Show>
            </div>
        </section>
    }
    .into_any()
}

/// What happened last, announced as it happens, and what is due. On a phone a button shows and hides the whole log.
#[component]
pub fn Latest(
    /// The game.
    handle: Handle,
    /// The whole log is shown, where it has no place of its own.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let entry = move || {
        handle.latest.get().map(|Entry { icon, text, .. }| {
            view! {
                <Icon name=symbol(icon) />
                <span>{text}</span>
            }
            .into_any()
        })
    };
    let prompt = Memo::new(move |_| handle.status.with(|status| status.prompt.clone()));
    view! {
        <div class="actions-inside">
            <div class="said">
                <p class="latest" role="status" aria-live="polite">
                    {live(entry)}
                </p>
                <button
                    class="button plain whole-log"
                    data-testid="whole-log"
                    aria-label=live(move || lang.get().words().log)
                    aria-expanded=live(move || log_open.get().to_string())
                    on:click=handler(move |_| log_open.update(|open| *open = !*open))
                >
                    <Icon name="log" />
                </button>
            </div>
            <p class="prompt">{live(move || prompt.get())}</p>
        </div>
    }
    .into_any()
}
