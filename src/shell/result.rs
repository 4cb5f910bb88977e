//! The end of a game: who won and why, and what next.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::app::desk;
use super::route::Route;
use crate::engine::Outcome;
use crate::games::tables::TableRow;
use crate::session::Handle;
use crate::ui::{Icon, Piece};

/// The result, over the table. It can be closed to look at the board.
#[component]
pub fn ResultDialog(
    row: &'static TableRow,
    handle: Handle,
    outcome: Outcome,
    reckoning: Callback<(), AnyView>,
) -> impl IntoView {
    let desk = desk();
    let words = move || desk.settings.lang.get().words();
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
    let winners: Vec<_> = seats.into_iter().filter(|info| outcome.winners.contains(info.seat)).collect();
    let pieces = winners.iter().map(|info| view! { <Piece colour=info.colour /> }).collect_view();
    let headline = {
        let seats: Vec<_> = outcome.winners.iter().collect();
        move || {
            let (words, names) = (words(), handle.names.get_value());
            let list = names.list(seats.iter().copied(), words.and);
            if seats.len() == 1 { (words.wins)(&list) } else { (words.share_win)(&list) }
        }
    };
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
            <p class="kicker">{move || words().result}</p>
            <p class="result-pieces">{pieces}</p>
            <h2 id="result-title">{headline}</h2>
            <div class="reckoning">{move || reckoning.run(())}</div>
            <div class="result-actions">
                <button class="button accent large" on:click=again>
                    <Icon name="play" />
                    {move || words().rematch}
                </button>
                <button class="button" on:click=move |_| close()>
                    {move || words().see_board}
                </button>
                <button class="button" on:click=back>
                    <Icon name="undo" />
                    {move || words().undo}
                </button>
                <a class="button" href=Route::Shelf.href()>
                    <Icon name="home" />
                    {move || words().shelf}
                </a>
            </div>
        </dialog>
    }
}
