//! Advice at the table: the reasons of a bot's action, and hints in three steps.

use leptos::prelude::*;

use crate::page::base::keys::{HINT, with_key};
use crate::page::parts::{Place, part_view};
use crate::play::{AppContext, TableSignals};
use crate::table::{AdviceLine, AdviceText, Input};
use crate::ui::{Icon, IconButton, handler, live};

/// The button that gives a hint to the player who decides.
#[component]
pub fn HintButton(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    view! {
        <button
            class="button plain hint"
            data-testid="hint"
            disabled=live(move || !handle.can_ask_hint.get())
            aria-label=live(move || words().hint())
            title=live(move || with_key(words().hint(), HINT))
            aria-keyshortcuts=HINT
            on:click=handler(move |_| handle.send(Input::AskHint))
        >
            <Icon name="hint" />
        </button>
    }
}

/// The button that asks for the reasons of a bot's action.
#[component]
pub fn WhyButton(
    /// The game.
    handle: TableSignals,
    /// The index of the event.
    #[prop(into)]
    index: Signal<usize>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    view! {
        <button
            class="button plain why"
            data-testid="why"
            on:click=handler(move |_| handle.send(Input::AskWhy(index.get_untracked())))
        >
            {live(move || words().why())}
        </button>
    }
}

/// The place of the requested advice.
#[component]
pub fn Advice(
    /// The game.
    handle: TableSignals,
    /// Called when the advice has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let close = Callback::new(move |()| {
        handle.send(Input::CloseAdvice);
        on_close.run(());
    });
    let is_open = Memo::new(move |_| handle.advice.with(Option::is_some));
    let dialog = move || ADVICE.draw(Place::Dialog(close), AdviceDialogProps { handle, close });
    view! {
        <div class="advice-place" role="status">
            {live(move || is_open.get().then(|| untrack(dialog)))}
        </div>
    }
}

part_view! {
    /// The requested advice.
    pub static ADVICE: AdviceDialogProps = |props| AdviceDialog(props).into_any(), in dialogs, by draw_advice
}

/// The requested advice, while there is some.
#[component]
pub fn AdviceDialog(
    /// The game.
    handle: TableSignals,
    /// Closes it.
    close: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let title = move |told: &AdviceText| {
        let name = handle.names.with(|names| names.of(told.seat).to_owned());
        if told.why { words().why_of(&name) } else { words().hint().to_owned() }
    };
    let inside = move || {
        handle.advice.get().map(|told| {
            let thinking = told.thinking.then(|| view! { <p class="thinking">{words().thinking()}</p> }.into_any());
            let button = |test_id: &'static str, label: &'static str, input: Input| {
                view! {
                    <button
                        class="button accent"
                        data-testid=test_id
                        on:click=handler(move |_| handle.send(input.clone()))
                    >
                        {label}
                    </button>
                }
                .into_any()
            };
            let more = told.more.then(|| button("more", words().more(), Input::AskHint));
            let do_it = told.can_do.then(|| button("do-it", words().do_it(), Input::DoHint));
            view! {
                <div class=if told.why { "advice" } else { "advice steps" } data-testid="advice">
                    <header>
                        <Icon name="hint" />
                        <h2>{title(&told)}</h2>
                        <IconButton
                            icon="close"
                            label=Signal::derive(move || words().close().to_owned())
                            on_press=close
                        />
                    </header>
                    {thinking}
                    <ol>{told.lines.iter().map(|told| line(told, words())).collect::<Vec<_>>()}</ol>
                    {more}
                    {do_it}
                </div>
            }
            .into_any()
        })
    };
    view! { {live(inside)} }.into_any()
}

/// A line: an action, its probability of winning, compared with the next best one in a hint, and below it the reasons for it.
fn line(told: &AdviceLine, words: crate::i18n::Words) -> AnyView {
    let percent = told.percent.map(|percent| match &told.next_best {
        Some((what, next)) => words.to_win_with(percent, what, *next),
        None => words.to_win(percent),
    });
    let done = told.done.then_some(words.was_done());
    view! {
        <li class=if told.done { "done" } else { "" }>
            <span>{told.text.clone()}</span>
            <small>{[percent, done.map(str::to_owned)].into_iter().flatten().collect::<Vec<_>>().join(" · ")}</small>
            {told.reason.clone().map(|reason| view! { <small>{reason}</small> }.into_any())}
        </li>
    }
    .into_any()
}
