//! The table: board, strip of seats, one place for the next action, log.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app::desk;
use super::log::{Latest, Log};
use super::menu::Preferences;
use super::result::ResultDialog;
use super::route::Route;
use super::seats::Seats;
use crate::engine::record::game_of;
use crate::games::tables::{Opened, TableRow, table};
use crate::i18n::Notice;
use crate::session::{Desk, Handle};
use crate::storage::{SaveError, SaveId};
use crate::ui::{FlightLayer, Flights, Icon};

/// The table with a saved game on it.
#[component]
pub fn TablePage(id: SaveId) -> impl IntoView {
    let desk = desk();
    // Grows when this tab takes a game over that another one has played on: it is opened anew.
    let opened = RwSignal::new(0u32);
    move || {
        opened.track();
        match open(desk, &id) {
            Ok((row, game)) => view! { <Table row game reopen=opened /> }.into_any(),
            Err(_) => view! { <Missing /> }.into_any(),
        }
    }
}

fn open(desk: Desk, id: &SaveId) -> Result<(&'static TableRow, Opened), SaveError> {
    let loaded = desk.saves.with_value(|saves| saves.load(id)).inspect_err(|error| match error {
        SaveError::Later => desk.say(Notice::LaterSave),
        SaveError::Broken => desk.say(Notice::BrokenSave),
        _ => {}
    })?;
    if loaded.older {
        desk.say(Notice::BrokenCopy);
    }
    let row = game_of(&loaded.saved.record).and_then(table).ok_or(SaveError::Later)?;
    provide_context(Flights::default());
    let game = (row.open)(desk, id, loaded.saved, loaded.generation).inspect_err(|_| {
        desk.saves.with_value(|saves| saves.set_game_aside(id));
        desk.say(Notice::BrokenSave);
    })?;
    Ok((row, game))
}

#[component]
fn Missing() -> impl IntoView {
    let lang = desk().settings.lang;
    view! {
        <main class="missing">
            <p>{move || lang.get().words().not_found}</p>
            <a class="button accent" href=Route::Shelf.href()>
                <Icon name="home" />
                {move || lang.get().words().shelf}
            </a>
        </main>
    }
}

#[component]
fn Table(row: &'static TableRow, game: Opened, reopen: RwSignal<u32>) -> impl IntoView {
    let desk = desk();
    let words = move || desk.settings.lang.get().words();
    let Opened { handle, board, deed, prompt, seat, reckoning } = game;
    let flights: Flights = expect_context();
    let keys = window_event_listener(leptos::ev::keydown, move |event| shortcut(&event, handle));
    on_cleanup(move || keys.remove());
    keep_focus(handle);

    view! {
        <main class=format!("table table-{}", row.facts.id) data-testid="table">
            <header class="bar">
                <a class="button plain" data-testid="to-shelf" href=Route::Shelf.href() aria-label=move || words().shelf>
                    <Icon name="home" />
                </a>
                <h1>{move || (row.blurb)(desk.settings.lang.get()).title}</h1>
                <button
                    class="button plain"
                    data-testid="undo"
                    aria-keyshortcuts="Control+Z"
                    disabled=move || !handle.can_undo.get()
                    on:click=move |_| handle.undo.run(())
                >
                    <Icon name="undo" />
                    <span>{move || words().undo}</span>
                </button>
                <button
                    class="button plain"
                    data-testid="redo"
                    aria-keyshortcuts="Control+Y"
                    disabled=move || !handle.can_redo.get()
                    on:click=move |_| handle.redo.run(())
                >
                    <Icon name="redo" />
                    <span>{move || words().redo}</span>
                </button>
                <Preferences />
            </header>
            <Seats handle inside=seat />
            <section class="board">{board}</section>
            <section class="deed">
                <Latest handle />
                <p class="prompt">{move || prompt.get()}</p>
                {deed}
                <WhyNot handle />
            </section>
            <Log handle />
            <FlightLayer flights />
            // Whatever is touched while dice tumble, it ends that and nothing else.
            <Show when=move || handle.tumbling.get()>
                <div class="veil" data-testid="tumbling" on:click=move |_| handle.hurry.run(())></div>
            </Show>
            <Show when=move || handle.elsewhere.get()>
                <Elsewhere reopen />
            </Show>
            {move || {
                handle.outcome.get().map(|outcome| view! { <ResultDialog row handle outcome reckoning /> })
            }}
        </main>
    }
}

/// Where the keyboard stands when what it stood on has gone: at the next thing to do.
fn keep_focus(handle: Handle) {
    let focus = || {
        let document = document();
        let lost = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
        let next = document.query_selector(".deed-buttons button:not(:disabled), .board .lit").ok().flatten();
        if lost && let Some(next) = next {
            // Not every element that can be focused is an HTML element: the board is a drawing.
            let focus =
                js_sys::Reflect::get(&next, &"focus".into()).and_then(|focus| focus.dyn_into::<js_sys::Function>());
            let _ = focus.and_then(|focus| focus.call0(&next));
        }
    };
    Effect::new(move |_| {
        handle.log.track();
        if !handle.tumbling.get() {
            request_animation_frame(focus);
        }
    });
}

/// Control+Z and Control+Y anywhere at the table; Enter, Space and Escape end the tumbling of dice.
fn shortcut(event: &KeyboardEvent, handle: Handle) {
    if handle.tumbling.get_untracked() && matches!(event.key().as_str(), "Enter" | " " | "Escape") {
        handle.hurry.run(());
        event.prevent_default();
        return;
    }
    if !(event.ctrl_key() || event.meta_key()) {
        return;
    }
    match (event.key().to_lowercase().as_str(), event.shift_key()) {
        ("z", false) => handle.undo.run(()),
        ("y", false) | ("z", true) => handle.redo.run(()),
        _ => return,
    }
    event.prevent_default();
}

/// Why the last touch was refused.
#[component]
fn WhyNot(handle: Handle) -> impl IntoView {
    let words = move || desk().settings.lang.get().words();
    let refused = move || {
        handle.refused.get().map(|refused| {
            view! {
                <div class="why-not">
                    <Icon name="info" />
                    <p>
                        {refused.text} " "
                        <small>{move || words().rule} " " {refused.rule.to_string()}</small>
                    </p>
                    <button
                        class="button plain"
                        aria-label=move || words().close
                        on:click=move |_| handle.dismiss.run(())
                    >
                        <Icon name="close" />
                    </button>
                </div>
            }
        })
    };
    view! {
        <div class="why-not-place" role="status">
            {refused}
        </div>
    }
}

/// Another tab has played on.
#[component]
fn Elsewhere(reopen: RwSignal<u32>) -> impl IntoView {
    let words = move || desk().settings.lang.get().words();
    view! {
        <div class="elsewhere" role="alertdialog" aria-modal="true" aria-labelledby="elsewhere-text">
            <div class="dialog">
                <p id="elsewhere-text">{move || words().notice(Notice::OtherTab)}</p>
                <button class="button accent large" on:click=move |_| reopen.update(|count| *count += 1)>
                    {move || words().take_over}
                </button>
            </div>
        </div>
    }
}
