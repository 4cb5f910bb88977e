//! The table: board, strip of seats, one place for the next action, log.

use crate::signals::*;
use wasm_bindgen::JsCast;

use super::banner::icon_button;
use super::log::{latest, log};
use super::menu::preferences;
use super::result::result;
use super::route::Route;
use super::seats::seats;
use crate::engine::record::game_of;
use crate::games::tables::{Opened, TableRow, table};
use crate::i18n::Notice;
use crate::session::{Desk, Handle, Refused};
use crate::storage::{SaveError, SaveId};
use crate::ui::{Flights, LAYER, Node, Part, el, icon, of, paint};

/// The table with a saved game on it. `reopened` grows when the game is to be opened anew.
pub fn table_page(desk: Desk, id: &SaveId, reopened: RwSignal<u32>) -> Part {
    match open(desk, id) {
        Ok((row, game)) => the_table(desk, row, game, reopened),
        Err(_) => missing(desk),
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

fn missing(desk: Desk) -> Part {
    paint(move || {
        let words = desk.settings.lang.get().words();
        let shelf = of("a", "button accent").attr("href", Route::Shelf.href()).child(icon("home")).text(words.shelf);
        of("main", "missing").child(el("p").text(words.not_found)).child(shelf)
    })
}

fn the_table(desk: Desk, row: &'static TableRow, game: Opened, reopened: RwSignal<u32>) -> Part {
    let Opened { handle, parts, reckoning } = game;
    on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            shortcut(event, handle);
        }
    });
    keep_focus(handle);

    let (board, deed) = (parts.board.clone(), parts.deed.clone());
    let bar = bar(desk, row, handle);
    let seats = seats(desk, handle, parts);
    let (latest, log) = (latest(handle), log(desk, handle));
    let (why_not, over) = (why_not(desk, handle), over_the_table(desk, handle, reopened));
    let result = result(desk, row, handle, reckoning);
    paint(move || {
        of("main", "table")
            .class_if(&format!("table-{}", row.facts.id), true)
            .test_id("table")
            .child(bar.clone())
            .child(seats.clone())
            .child(of("section", "board").child(board.clone()))
            .child(of("section", "deed").child(latest.clone()).child(deed.clone()).child(why_not.clone()))
            .child(log.clone())
            .child(of("div", LAYER).attr("aria-hidden", "true"))
            .child(over.clone())
            .child(result.clone())
    })
}

/// The head of the table.
fn bar(desk: Desk, row: &'static TableRow, handle: Handle) -> Part {
    let preferences = preferences(desk);
    paint(move || {
        let lang = desk.settings.lang.get();
        let words = lang.words();
        let (can_undo, can_redo) = handle.status.with(|status| (status.can_undo, status.can_redo));
        let button = |symbol: &'static str, label: &str, keys: &str, enabled: bool, act: Callback<()>| {
            of("button", "button plain")
                .test_id(symbol)
                .attr("aria-keyshortcuts", keys)
                .attr_if("disabled", (!enabled).then_some(""))
                .child(icon(symbol))
                .child(el("span").text(label))
                .press(move || act.run(()))
        };
        let home = of("a", "button plain")
            .test_id("to-shelf")
            .attr("href", Route::Shelf.href())
            .attr("aria-label", words.shelf)
            .child(icon("home"));
        of("header", "bar")
            .child(home)
            .child(el("h1").text((row.blurb)(lang).title))
            .child(button("undo", words.undo, "Control+Z", can_undo, handle.undo))
            .child(button("redo", words.redo, "Control+Y", can_redo, handle.redo))
            .child(preferences.clone())
    })
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
fn shortcut(event: &web_sys::KeyboardEvent, handle: Handle) {
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
fn why_not(desk: Desk, handle: Handle) -> Part {
    paint(move || {
        let words = desk.settings.lang.get().words();
        let refused = handle.status.with(|status| status.refused.clone());
        let inside = refused.map(|Refused { text, rule }| {
            let rule = el("small").text(format!("{}\u{a0}{rule}", words.rule));
            of("div", "why-not")
                .test_id("why-not")
                .child(icon("info"))
                .child(el("p").text(text).text(" ").child(rule))
                .child(icon_button("close", words.close).press(move || handle.dismiss.run(())))
        });
        of("div", "why-not-place").attr("role", "status").child(inside)
    })
}

/// What lies over everything: the veil while dice tumble, and the word that another tab has played on.
fn over_the_table(desk: Desk, handle: Handle, reopened: RwSignal<u32>) -> Part {
    paint(move || {
        let words = desk.settings.lang.get().words();
        let (tumbling, elsewhere) = handle.status.with(|status| (status.tumbling, status.elsewhere));
        // Whatever is touched while dice tumble, it ends that and nothing else.
        let veil = of("div", "veil").test_id("tumbling").on("click", move |_| handle.hurry.run(()));
        el("div").child(tumbling.then_some(veil)).child(elsewhere.then(|| {
            let take_over = of("button", "button accent large").test_id("take-over").text(words.take_over);
            let dialog = of("div", "dialog")
                .child(el("p").attr("id", "elsewhere-text").text(words.notice(Notice::OtherTab)))
                .child(take_over.press(move || reopened.update(|count| *count += 1)));
            alert(dialog)
        }))
    })
}

/// A word that comes before everything else.
fn alert(dialog: Node) -> Node {
    of("div", "elsewhere")
        .attr("role", "alertdialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "elsewhere-text")
        .child(dialog)
}
