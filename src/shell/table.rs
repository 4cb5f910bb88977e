//! The table: board, strip of seats, one place for the next action, log.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app::desk;
use super::log::{latest, log};
use super::menu::preferences;
use super::result::result;
use super::route::Route;
use super::seats::seats;
use crate::engine::record::game_of;
use crate::games::tables::{Opened, TableRow, table};
use crate::i18n::Notice;
use crate::session::{Desk, Handle, Refused, Status};
use crate::storage::{SaveError, SaveId};
use crate::ui::{Flights, icon};

/// The table with a saved game on it.
pub fn table_page(id: SaveId) -> AnyView {
    let desk = desk();
    // Grows when this tab takes a game over that another one has played on: it is opened anew.
    let opened = RwSignal::new(0u32);
    let page = move || {
        opened.track();
        match open(desk, &id) {
            Ok((row, game)) => the_table(row, game, opened).into_any(),
            Err(_) => missing().into_any(),
        }
    };
    page.into_any()
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

fn missing() -> impl IntoView {
    let lang = desk().settings.lang;
    move || {
        let words = lang.get().words();
        view! {
            <main class="missing">
                <p>{words.not_found}</p>
                <a class="button accent" href=Route::Shelf.href()>
                    {icon("home")}
                    {words.shelf}
                </a>
            </main>
        }
    }
}

fn the_table(row: &'static TableRow, game: Opened, reopen: RwSignal<u32>) -> impl IntoView {
    let Opened { handle, parts, reckoning } = game;
    let flights: Flights = expect_context();
    let keys = window_event_listener(leptos::ev::keydown, move |event| shortcut(&event, handle));
    on_cleanup(move || keys.remove());
    keep_focus(handle);

    let (board, deed) = (parts.board.clone(), parts.deed.clone());
    // The dialog is opened once for a result, not anew for whatever else changes.
    let outcome = Memo::new(move |_| handle.status.with(|status| status.outcome.clone()));
    let result = move || outcome.get().map(|outcome| result(row, handle, &outcome, &reckoning));
    view! {
        <main class=format!("table table-{}", row.facts.id) data-testid="table">
            {bar(row, handle)}
            {seats(handle, parts)}
            <section class="board">{move || board()}</section>
            <section class="deed">
                {latest(handle)}
                {move || deed()}
                {why_not(handle)}
            </section>
            {log(handle)}
            {flights.layer()}
            {over_the_table(handle, reopen)}
            {result}
        </main>
    }
}

/// The head of the table.
fn bar(row: &'static TableRow, handle: Handle) -> impl IntoView {
    let lang = desk().settings.lang;
    let inside = move || {
        let words = lang.get().words();
        let (can_undo, can_redo) = handle.status.with(|status| (status.can_undo, status.can_redo));
        view! {
            <a class="button plain" data-testid="to-shelf" href=Route::Shelf.href() aria-label=words.shelf>
                {icon("home")}
            </a>
            <h1>{(row.blurb)(lang.get()).title}</h1>
            <button
                class="button plain"
                data-testid="undo"
                aria-keyshortcuts="Control+Z"
                disabled=!can_undo
                on:click=move |_| handle.undo.run(())
            >
                {icon("undo")}
                <span>{words.undo}</span>
            </button>
            <button
                class="button plain"
                data-testid="redo"
                aria-keyshortcuts="Control+Y"
                disabled=!can_redo
                on:click=move |_| handle.redo.run(())
            >
                {icon("redo")}
                <span>{words.redo}</span>
            </button>
        }
    };
    view! {
        <header class="bar">
            {inside}
            {preferences()}
        </header>
    }
}

/// Where the keyboard stands when what it stood on has gone: at the next thing to do.
fn keep_focus(handle: Handle) {
    let focus = || {
        let document = document();
        let lost = document
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY" || element.has_attribute("disabled"));
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
        if !handle.status.with(|status| status.tumbling) {
            request_animation_frame(focus);
        }
    });
}

/// Control+Z and Control+Y anywhere at the table; Enter, Space and Escape end the tumbling of dice.
fn shortcut(event: &KeyboardEvent, handle: Handle) {
    let tumbling = handle.status.with_untracked(|status| status.tumbling);
    if tumbling && matches!(event.key().as_str(), "Enter" | " " | "Escape") {
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
fn why_not(handle: Handle) -> impl IntoView {
    let lang = desk().settings.lang;
    move || {
        let words = lang.get().words();
        let refused = handle.status.with(|status| status.refused.clone());
        let inside = refused.map(|Refused { text, rule }| {
            view! {
                <div class="why-not" data-testid="why-not">
                    {icon("info")}
                    <p>
                        {text} " "
                        <small>{format!("{}\u{a0}{rule}", words.rule)}</small>
                    </p>
                    <button class="button plain" aria-label=words.close on:click=move |_| handle.dismiss.run(())>
                        {icon("close")}
                    </button>
                </div>
            }
        });
        view! {
            <div class="why-not-place" role="status">
                {inside}
            </div>
        }
    }
}

/// What lies over everything: the veil while dice tumble, and the word that another tab has played on.
fn over_the_table(handle: Handle, reopen: RwSignal<u32>) -> impl IntoView {
    let lang = desk().settings.lang;
    move || {
        let words = lang.get().words();
        let Status { tumbling, elsewhere, .. } = handle.status.get();
        // Whatever is touched while dice tumble, it ends that and nothing else.
        let veil = tumbling.then(|| {
            view! { <div class="veil" data-testid="tumbling" on:click=move |_| handle.hurry.run(())></div> }
        });
        let elsewhere = elsewhere.then(|| {
            view! {
                <div class="elsewhere" role="alertdialog" aria-modal="true" aria-labelledby="elsewhere-text">
                    <div class="dialog">
                        <p id="elsewhere-text">{words.notice(Notice::OtherTab)}</p>
                        <button
                            class="button accent large"
                            data-testid="take-over"
                            on:click=move |_| reopen.update(|count| *count += 1)
                        >
                            {words.take_over}
                        </button>
                    </div>
                </div>
            }
        });
        view! {
            {veil}
            {elsewhere}
        }
    }
}
