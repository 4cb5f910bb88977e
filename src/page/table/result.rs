//! The result of a game: the winners, the scores, and the next steps.

use leptos::html::{Dialog, Div};
use leptos::prelude::*;
use web_sys::Element;

use crate::engine::{Outcome, Seat};
use crate::games::seam::summary::Highlight;
use crate::page::base::route::Route;
use crate::page::games::game::{GameChunk, ScoreTable};
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::handing::{Handing, HandingLine};
use crate::page::link::{Look, LookBack};
use crate::page::parts::{Place, part_view};
use crate::page::table::rematch::{NextGame, REMATCH, Rematch, RematchPartProps, RematchSealing};
use crate::page::table::result_picture::{Easel, PictureEasel, SharePicture};
use crate::page::table::scores::Scores;
use crate::page::table::turning::{TurnButton, Turning};
use crate::play::{AppContext, TableSignals, Timeout};
use crate::table::{AnyTable, Input};
use crate::ui::{Icon, Piece, Unfolded, each, handler, live};

/// The result, in a dialog over the table, once the end of the game has been displayed. It can be closed to look at the board; then a bar
/// leads back to it.
#[component]
pub fn GameResult(
    /// The title of the game.
    title: &'static str,
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// The game.
    handle: TableSignals,
    /// The scores with their sums.
    score_table: ScoreTable,
    /// Called when the dialog has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let outcome = Memo::new(move |_| handle.status.with(|status| status.outcome.clone().filter(|_| !status.ending)));
    move || {
        outcome.get().map(|outcome| {
            let score_table = score_table.clone();
            view! { <Over title chunk handle outcome score_table on_close /> }
        })
    }
}

/// The dialog, or the bar.
#[component]
fn Over(
    title: &'static str,
    chunk: &'static GameChunk,
    handle: TableSignals,
    outcome: Outcome,
    score_table: ScoreTable,
    on_close: Callback<()>,
) -> impl IntoView {
    let node = NodeRef::<Dialog>::new();
    let closed = RwSignal::new(false);
    // The number of times that the dialog has been asked for although it could not be loaded.
    let attempts = RwSignal::new(0);
    let on_open = Callback::new(move |()| {
        closed.set(false);
        match node.get_untracked() {
            Some(dialog) => {
                let _ = dialog.show_modal();
            }
            None => attempts.update(|attempts| *attempts += 1),
        }
    });
    let failed = Callback::new(move |()| closed.set(true));
    let on_close = Callback::new(move |()| {
        closed.set(true);
        on_close.run(());
    });
    let dialog = move || {
        attempts.track();
        let (outcome, score_table) = (outcome.clone(), score_table.clone());
        let props = ResultDialogProps { node, title, handle, outcome, score_table, chunk, on_close };
        untrack(|| RESULT.draw(Place::Dialog(failed), props))
    };
    view! {
        <Show when=live(move || closed.get())>
            <BackToResult on_open chunk handle />
        </Show>
        {live(dialog)}
    }
}

part_view! {
    /// The dialog with the result.
    static RESULT: ResultDialogProps = |props| ResultDialog(props).into_any(), in dialogs, by draw_result
}

/// The dialog with the result.
#[component]
fn ResultDialog(
    /// The element.
    node: NodeRef<Dialog>,
    /// The title of the game.
    title: &'static str,
    /// The game.
    handle: TableSignals,
    /// The winners.
    outcome: Outcome,
    /// The scores with their sums.
    score_table: ScoreTable,
    /// The game's chunk.
    chunk: &'static GameChunk,
    /// Called when it has been closed.
    on_close: Callback<()>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let turning: Turning = expect_context();
    let next = NextGame::of(chunk, handle);
    let words = move || lang.get().words();
    let easel = Easel::default();
    let handing = Handing::new();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let pieces = pieces(handle, &winners);
    let headline = move || {
        let names = handle.names.get().list(winners.iter().copied(), lang.get());
        if winners.len() == 1 { words().wins(&names) } else { words().share_win(&names) }
    };
    let headline = Memo::new(move |_| headline());
    let how = move || handle.summary.with(|summary| summary.as_ref().map(|summary| summary.how.clone()));
    let highlights = Memo::new(move |_| {
        handle.summary.with(|summary| summary.as_ref().map(|summary| summary.highlights.clone()).unwrap_or_default())
    });
    // The ranking is the same in every language.
    let places = handle
        .summary
        .with_untracked(|summary| summary.as_ref().map(|summary| summary.places.clone()).unwrap_or_default());
    let close = move |_| close(node);
    let inside = NodeRef::<Div>::new();
    let unfolded = RwSignal::new(true);
    provide_context(Unfolded(unfolded));
    let measure = Timeout::new();
    Effect::new(move |_| {
        if let Some(inside) = inside.get() {
            // The dialog is open by then, and not drawn yet. Details are open only where all players are in sight nevertheless. In a small
            // window the dialog scrolls, not its inside.
            let has_room = |element: &Element| element.scroll_height() <= element.client_height();
            measure.next_frame(move || {
                let fits = has_room(&inside) && node.get_untracked().is_none_or(|dialog| has_room(&dialog));
                unfolded.set(fits);
            });
        }
    });
    view! {
        <Modal node class="dialog result" labelled_by="result-title" on_close>
            <header>
                <p class="kicker">{live(move || words().result())}</p>
                <p class="result-pieces">{pieces}</p>
                // Screen readers begin here, whatever other element could have the focus.
                <h2 id="result-title" tabindex="-1" autofocus>
                    {live(move || headline.get())}
                </h2>
            </header>
            <div node_ref=inside class="result-inside" tabindex="0" role="group" aria-labelledby="result-title">
                <p class="result-how" data-testid="how">{live(how)}</p>
                <div class="score-table">
                    <Scores table=score_table handle ranked=places />
                </div>
                <dl class="highlights" data-testid="highlights">
                    {each(
                        move || highlights.get(),
                        |highlight| (highlight.title, highlight.value.clone()),
                        move |highlight| view! { <Remembered handle highlight /> }.into_any(),
                    )}
                </dl>
            </div>
            <HandingLine handing />
            <div class="result-actions">
                <Rematch next class="button accent large" test_id="rematch" />
                {handle
                    .save_id()
                    .map(|id| view! { <LookBack id at=handle.read(AnyTable::length) look=Look::Words /> }.into_any())}
                <button class="button" data-testid="see-board" on:click=close>
                    {live(move || words().see_board())}
                </button>
                <button class="button" on:click=handler(move |_| handle.send(Input::Undo))>
                    <Icon name="undo" />
                    {live(move || words().undo())}
                </button>
                <Show when=live(move || turning.is_between_people())>
                    <TurnButton />
                </Show>
                <SharePicture easel title handle headline=headline.into() handing />
                <ToShelf />
            </div>
            <PictureEasel easel />
        </Modal>
        <RematchSealing next />
    }
}

/// The pieces of these seats.
fn pieces(handle: TableSignals, seats: &[Seat]) -> Vec<AnyView> {
    let people = handle.seats.get_untracked();
    let pieces = people.iter().filter(|info| seats.contains(&info.seat)).map(|info| {
        let colour = info.colour;
        view! { <Piece colour /> }.into_any()
    });
    pieces.collect()
}

/// A highlight of the game: what, whose, and how much.
#[component]
fn Remembered(handle: TableSignals, highlight: Highlight) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let Highlight { title, seats, value } = highlight;
    let pieces = pieces(handle, &seats);
    let names = move || handle.names.get().list(seats.iter().copied(), lang.get());
    view! {
        <div>
            <dt>{title}</dt>
            <dd>
                {pieces}
                <span>{live(names)}</span>
                <b>{value}</b>
            </dd>
        </div>
    }
}

/// The bar below the board of a finished game: back to the result, or another game.
#[component]
fn BackToResult(on_open: Callback<()>, chunk: &'static GameChunk, handle: TableSignals) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let rematch = REMATCH.draw(Place::Quiet, RematchPartProps { chunk, handle });
    view! {
        <div class="action-buttons result-bar">
            <button class="button accent" data-testid="see-result" on:click=handler(move |_| on_open.run(()))>
                <Icon name="crown" />
                {live(move || words().see_result())}
            </button>
            {rematch}
            <ToShelf />
        </div>
    }
}

/// The link back to the shelf.
#[component]
fn ToShelf() -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    view! {
        <a class="button" href=Route::Shelf.href()>
            <Icon name="home" />
            {live(move || lang.get().words().shelf())}
        </a>
    }
}
