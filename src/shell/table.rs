//! The table: bar, strip of seats, board, one place for the next action, log.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

use super::advice::{Advice, HintButton};
use super::banner::say_fault;
use super::bots::Bots;
use super::dialog::Modal;
use super::double_tap::DoubleTap;
use super::flights::Flights;
use super::focus::{Focus, no_focus};
use super::handoff::Handoff;
use super::log::{Latest, Log};
use super::menu::Preferences;
use super::parts::{WithPart, recovered};
use super::result::GameResult;
use super::route::Route;
use super::rules::RulesLink;
use super::screens::Screens;
use super::seats::Seats;
use crate::games::Format;
use crate::games::tables::{GameInfo, GamePart, Opened, game_of};
use crate::i18n::Notice;
use crate::session::{AppContext, Handle, Refused, on_window};
use crate::storage::{Loaded, SaveError, SaveId};
use crate::ui::{Icon, IconButton, handler, live};

/// Where the keyboard goes when what it stood on has gone: to what is due, and to the way back.
const PLACES: &[&str] = &[
    "[data-testid='reveal']",
    ".table:not([inert]) .action-buttons button:not(:disabled)",
    ".table:not([inert]) .board :is(.lit:is(button, [tabindex]), .lit :is(button, [tabindex]))",
    ".table:not([inert]) .actions :is(button, [tabindex]):not(:disabled, .whole-log, .places)",
    ".table:not([inert]) .bar button:not(:disabled)",
];
/// The button that shows the whole log, where it has no place of its own.
const WHOLE_LOG: &str = "[data-testid='whole-log']";
/// The same for whoever touches: what never goes.
const REST: &[&str] = &["[data-testid='reveal']", ".table:not([inert]) .actions"];

/// The table with a saved game on it.
#[component]
pub fn TablePage(
    /// The game.
    id: SaveId,
    /// Opens it anew, as another tab has left it.
    reopen: Callback<()>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    if app.is_recovered() {
        return view! { <RecoveredTable id reopen /> }.into_any();
    }
    let ready = RwSignal::new(false);
    spawn_local(async move {
        recovered(app).await;
        ready.try_set(true);
    });
    let table = move || ready.get().then(|| view! { <RecoveredTable id=id.clone() reopen /> }.into_any());
    view! { {live(table)} }.into_any()
}

/// The table, when it is known how the game stands.
#[component]
fn RecoveredTable(id: SaveId, reopen: Callback<()>) -> impl IntoView {
    let app = expect_context::<AppContext>();
    app.write_saves();
    match load(app, &id) {
        Ok((info, Loaded { saved, generation, .. })) => {
            let route = Route::Table(id.clone());
            let draw = Box::new(move |screens: &'static Screens, part: &'static GamePart| {
                match (part.open)(app, &id, saved, generation) {
                    Ok(opened) => (screens.table)(TableProps { info, part, opened, reopen }),
                    Err(error) => unreadable(app, &id, error),
                }
            });
            view! { <WithPart info route draw /> }.into_any()
        }
        Err(error) => unreadable(app, &id, error),
    }
}

fn load(app: AppContext, id: &SaveId) -> Result<(&'static GameInfo, Loaded), SaveError> {
    let loaded = app.saves.with_value(|saves| saves.load(id))?;
    if loaded.older {
        app.say(Notice::BrokenCopy);
    }
    Ok((game_of(&loaded.saved.record)?, loaded))
}

fn unreadable(app: AppContext, id: &SaveId, error: SaveError) -> AnyView {
    if error == SaveError::Broken {
        app.set_aside(id);
    }
    say_fault(app, error);
    let words = move || app.settings.lang.get().words();
    view! {
        <main class="missing">
            <h1>{live(move || words().not_found)}</h1>
            <a class="button accent" href=Route::Shelf.href()>
                <Icon name="home" />
                {live(move || words().shelf)}
            </a>
        </main>
    }
    .into_any()
}

/// The table itself.
#[component]
pub fn Table(
    /// The game.
    info: &'static GameInfo,
    /// Its part of the program.
    part: &'static GamePart,
    /// The saved game.
    opened: Opened,
    /// Opens it anew, as another tab has left it.
    reopen: Callback<()>,
) -> impl IntoView {
    let Opened { handle, board, actions, player_panels, score_table } = opened;
    let screen = NodeRef::<Div>::new();
    let focus = Focus::within(screen, PLACES).resting_at(REST);
    let keep_focus = Callback::new(move |()| focus.keep());
    Effect::new(move |_| {
        handle.latest.track();
        handle.handoff.track();
        if !handle.status.with(|status| status.tumbling) {
            focus.keep();
        }
    });
    on_window("keydown", move |event| {
        focus.note_input(false);
        if let Some(event) = event.dyn_ref() {
            shortcut(event, handle);
        }
    });

    let taps = DoubleTap::new();
    let log_open = RwSignal::new(false);
    let show_places = Callback::new(move |index: usize| {
        let again = handle.pointed_out.get_untracked() == Some(index);
        handle.pointed_out.set((!again).then_some(index));
        // It lies over the board.
        if log_open.get_untracked() {
            log_open.set(false);
            focus.go(vec![WHOLE_LOG.to_owned()]);
        }
    });
    let handed = move || handle.handoff.with(Option::is_some);
    let conflict = move || handle.status.with(|status| status.conflict);
    let tumbling = Memo::new(move |_| handle.status.with(|status| status.tumbling));
    // A bot is to act: what can be done is not for anybody at the table.
    let watching = Memo::new(move |_| {
        let active = handle.status.with(|status| status.active_seat);
        active.is_some_and(|seat| handle.is_bot(seat))
    });
    let people = handle.seats.with_value(|seats| seats.len());
    let sizes: String =
        [4, 5, 7].iter().filter(|least| people >= **least).map(|least| format!(" from-{least}")).collect();
    let frame = format!("table table-{}{sizes}", info.facts.id);
    let class = move || {
        let open = if log_open.get() { " log-open" } else { "" };
        let away = if handed() { " away" } else { "" };
        let watching = if watching.get() { " watching" } else { "" };
        format!("{frame}{open}{away}{watching}")
    };
    view! {
        <div
            class="screen table-screen"
            node_ref=screen
            on:pointerdown:capture=handler(move |event: PointerEvent| {
                focus.note_input(true);
                taps.down(&event);
            })
            on:mousedown=handler(move |event: MouseEvent| no_focus(&event))
            on:click:capture=handler(move |event: MouseEvent| taps.click(&event))
        >
            // While the device is handed over, the table stays on the page as anybody may see it, out of sight and out of reach.
            <main
                class=live(class)
                data-testid="table"
                inert=live(handed)
                on:click=handler(move |_| focus.keep())
                on:keydown=handler(move |event: KeyboardEvent| {
                    if matches!(event.key().as_str(), "Enter" | " ") {
                        focus.keep();
                    }
                })
            >
                <Bar info handle on_close=keep_focus />
                <Seats handle player_panels />
                <section class="board">{board}</section>
                <section class="actions" tabindex="-1">
                    <Latest handle show_places log_open />
                    {actions}
                    <WhyNot info handle />
                    <Advice handle on_close=keep_focus />
                    <GameResult part handle score_table on_close=keep_focus />
                </section>
                <Log handle show_places />
                <Flights handle table=screen />
                // Whatever is touched while dice tumble, it ends that and nothing else.
                <Show when=live(move || tumbling.get())>
                    <div class="scrim" data-testid="tumbling" on:click=handler(move |_| handle.skip_animation.run(()))></div>
                </Show>
            </main>
            {live(move || handle.handoff.get().map(|seat| view! { <Handoff handle seat /> }.into_any()))}
            <Show when=live(conflict)>
                <Conflict reopen />
            </Show>
        </div>
    }
    .into_any()
}

/// Control+Z and Control+Y anywhere at the table; Enter, Space and Escape end the tumbling of dice and the pause before a bot plays.
fn shortcut(event: &KeyboardEvent, handle: Handle) {
    let tumbling = handle.status.with_untracked(|status| status.tumbling);
    // While bots play, bar and dialogs are as ever.
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let own = target.is_some_and(|target| {
        target.closest("dialog, .advice, .why, .watching > .bar").is_ok_and(|found| found.is_some())
    });
    if event.key() == "Escape" && handle.advice.with_untracked(Option::is_some) {
        handle.close_advice.run(());
        event.prevent_default();
        return;
    }
    if tumbling && !own && matches!(event.key().as_str(), "Enter" | " " | "Escape") {
        handle.skip_animation.run(());
        event.prevent_default();
        return;
    }
    if !(event.ctrl_key() || event.meta_key()) {
        return;
    }
    match (event.key().as_str(), event.shift_key()) {
        ("z" | "Z", false) => handle.undo.run(()),
        ("y" | "Y", false) | ("z" | "Z", true) => handle.redo.run(()),
        _ => return,
    }
    event.prevent_default();
}

/// The head of the table.
#[component]
fn Bar(info: &'static GameInfo, handle: Handle, on_close: Callback<()>) -> impl IntoView {
    let AppContext { settings, format, .. } = expect_context();
    let words = move || settings.lang.get().words();
    let can_undo = Memo::new(move |_| handle.status.with(|status| status.can_undo));
    let can_redo = Memo::new(move |_| handle.status.with(|status| status.can_redo));
    view! {
        <header class="bar">
            <a
                class="button plain"
                data-testid="to-shelf"
                href=Route::Shelf.href()
                aria-label=live(move || words().shelf)
            >
                <Icon name="home" />
            </a>
            <h1>{info.lid.title}</h1>
            <Show when=live(move || format.get() != Format::Phone)>
                <HintButton handle />
            </Show>
            <Bots handle on_close />
            <button
                class="button plain"
                data-testid="undo"
                aria-keyshortcuts="Control+Z"
                disabled=live(move || !can_undo.get())
                on:click=handler(move |_| handle.undo.run(()))
            >
                <Icon name="undo" />
                <span>{live(move || words().undo)}</span>
            </button>
            <button
                class="button plain"
                data-testid="redo"
                aria-keyshortcuts="Control+Y"
                disabled=live(move || !can_redo.get())
                on:click=handler(move |_| handle.redo.run(()))
            >
                <Icon name="redo" />
                <span>{live(move || words().redo)}</span>
            </button>
            <RulesLink info />
            <Preferences />
        </header>
    }
    .into_any()
}

/// Why the last touch was refused.
#[component]
fn WhyNot(info: &'static GameInfo, handle: Handle) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let refused = Memo::new(move |_| handle.status.with(|status| status.refused.clone()));
    let rules = Route::Rules(info.facts.id).href();
    let inside = move || {
        refused.get().map(|Refused { text, rule }| {
            view! {
                <div class="why-not" data-testid="why-not">
                    <Icon name="info" />
                    <p>
                        {text} " "
                        <a data-testid="to-rule" href=format!("{rules}/{rule}")>
                            <small>{live(move || format!("{}\u{a0}{rule}", words().rule))}</small>
                        </a>
                    </p>
                    <IconButton
                        icon="close"
                        label=Signal::derive(move || words().close.to_owned())
                        on_press=handle.dismiss
                    />
                </div>
            }
            .into_any()
        })
    };
    view! {
        <div class="why-not-place" role="status">
            {live(inside)}
        </div>
    }
    .into_any()
}

/// Another tab has played on. There is no way around taking over: what is done here would be lost.
#[component]
fn Conflict(reopen: Callback<()>) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let node = NodeRef::<Dialog>::new();
    view! {
        <Modal node class="dialog conflict" labelled_by="conflict-text" insists=true>
            <p id="conflict-text">{live(move || words().notice(Notice::OtherTab))}</p>
            <button class="button accent large" data-testid="take-over" on:click=handler(move |_| reopen.run(()))>
                {live(move || words().take_over)}
            </button>
        </Modal>
    }
    .into_any()
}
