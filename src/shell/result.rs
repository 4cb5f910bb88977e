//! The end of a game: who won and why, and what next.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::app::desk;
use super::route::Route;
use crate::engine::{Outcome, Seat};
use crate::games::tables::{Part, TableRow};
use crate::session::Handle;
use crate::ui::{icon, piece};

/// The result, over the table. It can be closed to look at the board.
pub fn result(row: &'static TableRow, handle: Handle, outcome: &Outcome, reckoning: &Part) -> impl IntoView + use<> {
    let desk = desk();
    let words = desk.settings.lang.get().words();
    let dialog = NodeRef::<Dialog>::new();
    dialog.on_load(|dialog| {
        let _ = dialog.show_modal();
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let seats = handle.seats.get_value();
    let pieces: Vec<_> =
        seats.iter().filter(|info| outcome.winners.contains(info.seat)).map(|info| piece(info.colour)).collect();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let names = handle.names.get_value().list(winners.iter().copied(), words.and);
    let headline = if winners.len() == 1 { (words.wins)(&names) } else { (words.share_win)(&names) };
    let again = move |_| {
        let record = (row.begin)(&handle.rematch.run(()));
        if let Some(id) = record.ok().and_then(|record| desk.start(record)) {
            Route::Table(id).replace();
        }
    };
    let back = move |_| {
        close();
        handle.undo.run(());
    };
    view! {
        <dialog class="dialog result" node_ref=dialog aria-labelledby="result-title">
            <p class="kicker">{words.result}</p>
            <p class="result-pieces">{pieces}</p>
            <h2 id="result-title">{headline}</h2>
            <div class="reckoning">{reckoning()}</div>
            <div class="result-actions">
                <button class="button accent large" data-testid="rematch" on:click=again>
                    {icon("play")}
                    {words.rematch}
                </button>
                <button class="button" data-testid="see-board" on:click=move |_| close()>
                    {words.see_board}
                </button>
                <button class="button" on:click=back>
                    {icon("undo")}
                    {words.undo}
                </button>
                <a class="button" href=Route::Shelf.href()>
                    {icon("home")}
                    {words.shelf}
                </a>
            </div>
        </dialog>
    }
}
