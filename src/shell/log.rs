//! The log: every event as one line, or every turn, the newest on top.

use leptos::html::{Details, Div};
use leptos::prelude::*;
use web_sys::Event;

use crate::games::Icon as EntryIcon;
use crate::games::log_pages::LogTurn;
use crate::session::{AppContext, Entry, Handle, Line};
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

/// The log, page by page: a line for each event, or for each turn with its events folded in.
#[component]
pub fn Log(
    /// The game.
    handle: Handle,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let box_of_lines = NodeRef::<Div>::new();
    // The turns that somebody has unfolded, by their first events: they stay so, also on another page and back.
    let unfolded = StoredValue::new(Vec::new());
    let lines = move || handle.log.get().lines.into_iter().rev();
    // In another language an entry is another one. A turn stays the same one while it goes on.
    let key = |line: &Line| {
        let single = single(line).map(|entry| entry.text.clone());
        (line.first, single)
    };
    let line = move |line: Line| match single(&line) {
        Some(entry) => entry_line(entry.clone()),
        None => view! { <FoldedTurn handle first=line.first unfolded /> }.into_any(),
    };
    // A page is read from its top, also by whoever reads with the keyboard.
    let turn = Callback::new(move |turn: LogTurn| {
        handle.turn_log.run(turn);
        if let Some(lines) = box_of_lines.get_untracked() {
            lines.set_scroll_top(0);
            let _ = lines.focus();
        }
    });
    let newer = Memo::new(move |_| handle.log.with(|log| log.newer));
    let earlier = Memo::new(move |_| handle.log.with(|log| log.earlier));
    view! {
        <section class="log" aria-labelledby="log-title">
            <h2 id="log-title">{live(move || words().log)}</h2>
            <div class="log-lines" tabindex="0" role="group" aria-labelledby="log-title" node_ref=box_of_lines>
                <Show when=live(move || newer.get())>
                    <p class="log-pages">
                        <PageButton to=LogTurn::Newest turn />
                        <PageButton to=LogTurn::Newer turn />
                    </p>
                </Show>
                <ol>{each(lines, key, line)}</ol>
                <Show when=live(move || earlier.get())>
                    <PageButton to=LogTurn::Earlier turn />
                </Show>
            </div>
        </section>
    }
    .into_any()
}

/// The button that leads to another page.
#[component]
fn PageButton(to: LogTurn, turn: Callback<LogTurn>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let label = move || {
        let words = lang.get().words();
        match to {
            LogTurn::Earlier => words.earlier,
            LogTurn::Newer => words.newer,
            LogTurn::Newest => words.newest,
        }
    };
    let test_id = match to {
        LogTurn::Earlier => "earlier",
        LogTurn::Newer => "newer",
        LogTurn::Newest => "newest",
    };
    view! {
        <button class="button plain" data-testid=test_id on:click=handler(move |_| turn.run(to))>
            {live(label)}
        </button>
    }
    .into_any()
}

/// The event of a line, if it is only one.
fn single(line: &Line) -> Option<&Entry> {
    if let [only] = line.entries.as_slice() { Some(only) } else { None }
}

/// An event.
fn entry_line(entry: Entry) -> AnyView {
    view! {
        <li data-event=entry.index.to_string()>
            <Icon name=symbol(entry.icon) />
            <span>{entry.text}</span>
        </li>
    }
    .into_any()
}

/// A turn in one line, with its events folded in.
#[component]
fn FoldedTurn(handle: Handle, first: usize, unfolded: StoredValue<Vec<usize>>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let line = Memo::new(move |_| handle.log.with(|log| log.lines.iter().find(|line| line.first == first).cloned()));
    let head = Memo::new(move |_| {
        line.with(|line| line.as_ref().map(|line| (symbol(line.icon), line.text.clone(), line.entries.len())))
    });
    let entries = move || line.get().map(|line| line.entries).unwrap_or_default().into_iter().rev();
    let sentence = move || {
        head.get().map(|(icon, text, _)| {
            view! {
                <Icon name=icon />
                <span>{text}</span>
            }
            .into_any()
        })
    };
    let steps = move || {
        let count = head.with(|head| head.as_ref().map_or(0, |(.., count)| *count));
        lang.get().count(u32::try_from(count).unwrap_or(u32::MAX), lang.get().words().steps)
    };
    let element = NodeRef::<Details>::new();
    let turned = move |_: Event| {
        let open = element.get_untracked().is_some_and(|element| element.open());
        unfolded.update_value(|unfolded| {
            unfolded.retain(|other| *other != first);
            if open {
                unfolded.push(first);
            }
        });
    };
    view! {
        <li class="log-turn">
            <details
                node_ref=element
                open=unfolded.with_value(|unfolded| unfolded.contains(&first))
                on:toggle=handler(turned)
            >
                <summary>
                    {live(sentence)} <small class="log-steps">{live(steps)}</small>
                </summary>
                <ol>{each(entries, |entry| (entry.index, entry.text.clone()), entry_line)}</ol>
            </details>
        </li>
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
