//! The table: board, player_panels of seats, one place for the next action, log.

use wasm_bindgen::JsCast;

use crate::signals::*;

use super::banner::{icon_button, say_fault};
use super::dialog::{dialog, open as open_dialog};
use super::focus::keep_focus;
use super::log::{latest, log};
use super::menu::preferences;
use super::result::result;
use super::route::Route;
use super::rules::rules_link;
use super::seats::seats;
use crate::engine::Seat;
use crate::games::tables::{Opened, TableRow, row_of};
use crate::i18n::{Notice, fill};
use crate::session::{AppContext, Handle, Refused};
use crate::storage::{SaveError, SaveId};
use crate::ui::{Flights, LAYER, Laid, Node, Part, el, icon, of, paint, piece};

/// The table with a saved game on it. `reopened` grows when the game is to be opened anew.
pub fn table_page(app: AppContext, id: &SaveId, reopened: RwSignal<u32>) -> Part {
    match open(app, id) {
        Ok((row, game)) => the_table(app, row, game, reopened),
        Err(error) => {
            if error == SaveError::Broken {
                app.saves.with_value(|saves| saves.set_game_aside(id));
            }
            say_fault(app, error);
            missing(app)
        }
    }
}

fn open(app: AppContext, id: &SaveId) -> Result<(&'static TableRow, Opened), SaveError> {
    let loaded = app.saves.with_value(|saves| saves.load(id))?;
    if loaded.older {
        app.say(Notice::BrokenCopy);
    }
    let row = row_of(&loaded.saved.record)?;
    provide_context(Flights::default());
    provide_context(Laid::whole());
    Ok((row, (row.open)(app, id, loaded.saved, loaded.generation)?))
}

fn missing(app: AppContext) -> Part {
    paint(move || {
        let words = app.settings.lang.get().words();
        let shelf = of("a", "button accent").attr("href", Route::Shelf.href()).child(icon("home")).text(words.shelf);
        of("main", "missing").child(el("h1").text(words.not_found)).child(shelf)
    })
}

fn the_table(app: AppContext, row: &'static TableRow, game: Opened, reopened: RwSignal<u32>) -> Part {
    let Opened { handle, parts, score_table } = game;
    on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            shortcut(event, handle);
        }
    });
    let laid: Laid = expect_context();
    laid.clear_while(move || handle.handoff.with(Option::is_some));
    follow(handle, laid);

    let (board, actions) = (parts.board.clone(), parts.actions.clone());
    let bar = bar(app, row, handle);
    let seats = seats(app, handle, parts);
    let log_open = RwSignal::new(false);
    let (latest, log) = (latest(app, handle, log_open), log(app, handle));
    let (why_not, over) = (why_not(app, row, handle), over_the_table(app, handle, reopened));
    let result = result(app, row, handle, score_table);
    // Said by classes, not found out by the sheets: they would look for it after every change of the page.
    if let Some(body) = document().body() {
        body.set_class_name(&format!("at-table at-table-{}", row.facts.id));
        on_cleanup(move || body.set_class_name(""));
    }
    let people = handle.seats.with_value(Vec::len);
    paint(move || {
        if let Some(seat) = handle.handoff.get() {
            return handoff(app, handle, seat);
        }
        let mut table = of("main", "table").class_if(&format!("table-{}", row.facts.id), true);
        for least in [4, 5, 7] {
            table = table.class_if(&format!("from-{least}"), people >= least);
        }
        table
            .class_if("log-open", log_open.get())
            .test_id("table")
            .child(bar.clone())
            .child(seats.clone())
            .child(of("section", "board").child(board.clone()))
            .child(of("section", "actions").child(latest.clone()).child(actions.clone()).child(why_not.clone()))
            .child(laid.from(u8::MAX, &log))
            .child(of("div", LAYER).attr("aria-hidden", "true"))
            .child(over.clone())
            .child(result.clone())
    })
}

/// Between two people when something is secret: the next name, and nothing of the game.
fn handoff(app: AppContext, handle: Handle, seat: Seat) -> Node {
    let words = app.settings.lang.get().words();
    let info = handle.seats.with_value(|seats| seats.get(seat.index()).cloned());
    let (name, colour) = info.map_or((String::new(), None), |info| (info.name, Some(info.colour)));
    let shelf = of("a", "button plain").attr("href", Route::Shelf.href()).child(icon("home")).text(words.shelf);
    let ready = of("button", "button accent large").test_id("reveal").text(fill(words.i_am, &[&name]));
    of("main", "table handoff")
        .test_id("handoff")
        .child(el("p").text(words.pass_on))
        .child(colour.map(piece))
        .child(el("h1").text(&name))
        .child(ready.press(move || handle.reveal.run(())))
        .child(shelf)
}

/// The head of the table.
fn bar(app: AppContext, row: &'static TableRow, handle: Handle) -> Part {
    let preferences = preferences(app);
    paint(move || {
        let lang = app.settings.lang.get();
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
            .child(rules_link(row, lang))
            .child(preferences.clone())
    })
}

/// What there is to do, and the way back: where the keyboard goes when what it stood on has gone.
pub(super) fn stand() {
    keep_focus(&[".action-buttons button:not(:disabled)", ".board .lit", ".bar button:not(:disabled)"]);
}

/// Keeps the keyboard on what there is to do, as the game goes on.
fn follow(handle: Handle, laid: Laid) {
    effect(move |_| {
        handle.log.track();
        laid.track();
        if !handle.status.with(|status| status.tumbling) {
            stand();
        }
    });
}

/// Control+Z and Control+Y anywhere at the table; Enter, Space and Escape end the tumbling of dice.
fn shortcut(event: &web_sys::KeyboardEvent, handle: Handle) {
    let tumbling = handle.status.with_untracked(|status| status.tumbling);
    if tumbling && matches!(event.key().as_str(), "Enter" | " " | "Escape") {
        handle.skip_animation.run(());
        event.prevent_default();
        return;
    }
    if !(event.ctrl_key() || event.meta_key()) {
        return;
    }
    // Not by `to_lowercase`: its table for all the letters of the world is larger than the table of any game.
    match (event.key().as_str(), event.shift_key()) {
        ("z" | "Z", false) => handle.undo.run(()),
        ("y" | "Y", false) | ("z" | "Z", true) => handle.redo.run(()),
        _ => return,
    }
    event.prevent_default();
}

/// Why the last touch was refused.
fn why_not(app: AppContext, row: &'static TableRow, handle: Handle) -> Part {
    paint(move || {
        let words = app.settings.lang.get().words();
        let refused = handle.status.with(|status| status.refused.clone());
        let inside = refused.map(|Refused { text, rule }| {
            let link = el("a")
                .test_id("to-rule")
                .attr("href", format!("{}/{rule}", Route::Rules(row.facts.id.to_owned()).href()))
                .child(el("small").text(format!("{}\u{a0}{rule}", words.rule)));
            of("div", "why-not")
                .test_id("why-not")
                .child(icon("info"))
                .child(el("p").text(text).text(" ").child(link))
                .child(icon_button("close", words.close).press(move || handle.dismiss.run(())))
        });
        of("div", "why-not-place").attr("role", "status").child(inside)
    })
}

/// The id of the dialog that says that another tab has played on.
const CONFLICT: &str = "conflict";

/// What lies over everything: the scrim while dice tumble, and the word that another tab has played on.
fn over_the_table(app: AppContext, handle: Handle, reopened: RwSignal<u32>) -> Part {
    dialog(CONFLICT, Memo::new(move || handle.status.with(|status| status.conflict)));
    paint(move || {
        let words = app.settings.lang.get().words();
        let (tumbling, conflict) = handle.status.with(|status| (status.tumbling, status.conflict));
        // Whatever is touched while dice tumble, it ends that and nothing else.
        let scrim = of("div", "scrim").test_id("tumbling").on("click", move |_| handle.skip_animation.run(()));
        let alert = conflict.then(|| {
            let take_over = of("button", "button accent large").test_id("take-over").text(words.take_over);
            // There is no way around it: what is done here would be lost.
            of("dialog", "dialog conflict")
                .attr("id", CONFLICT)
                .attr("role", "alertdialog")
                .attr("aria-labelledby", "conflict-text")
                .on("cancel", |event| event.prevent_default())
                .on("close", |_| open_dialog(CONFLICT))
                .child(el("p").attr("id", "conflict-text").text(words.notice(Notice::OtherTab)))
                .child(take_over.press(move || reopened.update(|count| *count += 1)))
        });
        el("div").child(tumbling.then_some(scrim)).child(alert)
    })
}
