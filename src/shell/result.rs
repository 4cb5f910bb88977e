//! The end of a game: who won and why, and what next.

use std::rc::Rc;

use crate::signals::*;

use super::dialog::{close, dialog};
use super::route::Route;
use super::table::stand;
use crate::engine::Seat;
use crate::games::tables::TableRow;
use crate::i18n::fill;
use crate::session::{AppContext, Handle};
use crate::ui::{Node, Part, el, icon, of, paint, piece};

/// The id of the dialog.
const ID: &str = "result";

/// The result, over the table, as soon as there is one. It can be closed to look at the board.
pub fn result(app: AppContext, row: &'static TableRow, handle: Handle, score_table: Rc<dyn Fn() -> Node>) -> Part {
    let outcome = Memo::new(move || handle.status.with(|status| status.outcome.clone()));
    dialog(ID, Memo::new(move || outcome.with(Option::is_some)));
    paint(move || {
        let lang = app.settings.lang.get();
        let words = lang.words();
        let Some(outcome) = outcome.get() else { return el("div") };
        let frame = of("dialog", "dialog result")
            .attr("id", ID)
            .attr("aria-labelledby", "result-title")
            .on("close", |_| stand());

        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let names = handle.names.get_value().list(winners.iter().copied(), lang);
        let headline = if winners.len() == 1 { words.wins } else { words.share_win };
        let headline = fill(headline, &[&names]);
        let seats = handle.seats.get_value();
        let pieces = seats.iter().filter(|info| outcome.winners.contains(info.seat)).map(|info| piece(info.colour));
        let again = of("button", "button accent large").test_id("rematch").child(icon("play")).text(words.rematch);
        let look = of("button", "button").test_id("see-board").text(words.see_board);
        let back = of("button", "button").child(icon("undo")).text(words.undo);
        let shelf = of("a", "button").attr("href", Route::Shelf.href()).child(icon("home")).text(words.shelf);
        let inside = frame
            .child(of("p", "kicker").text(words.result))
            .child(of("p", "result-pieces").children(pieces))
            .child(el("h2").attr("id", "result-title").text(headline))
            // How it came: what happened last.
            .child(handle.log.with(|log| log.entries.last().map(|entry| of("p", "result-how").text(&entry.text))))
            .child(of("div", "score-table").child(score_table()))
            .child(
                of("div", "result-actions")
                    .child(again.press(move || rematch(app, row, handle)))
                    .child(look.press(|| close(ID)))
                    .child(back.press(move || handle.undo.run(())))
                    .child(shelf),
            );
        el("div").child(inside)
    })
}

fn rematch(app: AppContext, row: &'static TableRow, handle: Handle) {
    let record = (row.begin)(&handle.rematch.get_value()());
    if let Some(id) = record.ok().and_then(|record| app.start(record)) {
        Route::Table(id).replace();
    }
}
