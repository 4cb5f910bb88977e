//! The end of a game: who won and why, and what next.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::dialog::Modal;
use super::route::Route;
use crate::engine::{Outcome, Seat};
use crate::games::tables::GamePart;
use crate::i18n::fill;
use crate::session::{AppContext, Handle};
use crate::ui::{Icon, Piece, handler, live};

/// The result, over the table, as soon as there is one. It can be closed to look at the board.
#[component]
pub fn GameResult(
    /// The game's part of the program.
    part: &'static GamePart,
    /// The game.
    handle: Handle,
    /// The scores with their sums.
    score_table: ViewFn,
    /// Hears that it has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let outcome = Memo::new(move |_| handle.status.with(|status| status.outcome.clone()));
    move || {
        outcome.get().map(|outcome| {
            let score_table = score_table.clone();
            view! { <Over part handle outcome score_table on_close /> }
        })
    }
}

#[component]
fn Over(
    part: &'static GamePart,
    handle: Handle,
    outcome: Outcome,
    score_table: ViewFn,
    on_close: Callback<()>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let node = NodeRef::<Dialog>::new();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let people = handle.seats.get_value();
    let pieces = people.iter().filter(|info| winners.contains(&info.seat)).map(|info| {
        let colour = info.colour;
        view! { <Piece colour /> }.into_any()
    });
    let pieces: Vec<AnyView> = pieces.collect();
    let headline = move || {
        let names = handle.names.get_value().list(winners.iter().copied(), lang.get());
        fill(if winners.len() == 1 { words().wins } else { words().share_win }, &[&names])
    };
    // How it came: what happened last.
    let last = move || handle.log.with(|log| log.entries.last().map(|entry| entry.text.clone()));
    let rematch = move |_| {
        let record = (part.begin)(&handle.rematch.get_value()());
        if let Some(id) = record.ok().and_then(|record| app.start(record)) {
            Route::Table(id).replace();
        }
    };
    let close = move |_| {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <Modal node class="dialog result" labelled_by="result-title" on_close>
            <p class="kicker">{live(move || words().result)}</p>
            <p class="result-pieces">{pieces}</p>
            <h2 id="result-title">{live(headline)}</h2>
            <p class="result-how">{live(last)}</p>
            <div class="score-table">{score_table.run()}</div>
            <div class="result-actions">
                <button class="button accent large" data-testid="rematch" on:click=rematch>
                    <Icon name="play" />
                    {live(move || words().rematch)}
                </button>
                <button class="button" data-testid="see-board" on:click=close>
                    {live(move || words().see_board)}
                </button>
                <button class="button" on:click=handler(move |_| handle.undo.run(()))>
                    <Icon name="undo" />
                    {live(move || words().undo)}
                </button>
                <a class="button" href=Route::Shelf.href()>
                    <Icon name="home" />
                    {live(move || words().shelf)}
                </a>
            </div>
        </Modal>
    }
    .into_any()
}
