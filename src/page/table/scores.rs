//! The score table at the end of a game, drawn from its rows.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::seam::scores::{ScoreCell, ScoreRow};
use crate::page::games::game::ScoreTable;
use crate::play::{AppContext, TableSignals};
use crate::ui::{Piece, live};

/// The scores of all players.
#[component]
pub fn Scores(
    /// The score table of the game.
    table: ScoreTable,
    /// The game.
    handle: TableSignals,
    /// All players with their places, best first.
    ranked: Vec<(u8, Seat)>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let ScoreTable { class, scores, details } = table;
    let scores = Memo::new(move |_| scores(&ranked, lang.get(), &handle.names.get()));
    let head = move || {
        let title = |title: &&'static str| view! { <th scope="col">{*title}</th> };
        let titles = scores.with(|scores| scores.titles.iter().map(title).collect_view());
        (!titles.is_empty()).then(|| {
            view! {
                <thead>
                    <tr>
                        <td></td>
                        <td></td>
                        {titles}
                    </tr>
                </thead>
            }
            .into_any()
        })
    };
    let row = move |row: &ScoreRow| {
        let info = handle.seats.with(|seats| seats.get(row.seat.index()).cloned())?;
        let details = || details(row.seat);
        let cells = row.cells.iter().map(|cell| view_of(cell, details)).collect_view();
        let class = if row.place == 1 { "winner" } else { "" };
        let view = view! {
            <tr class=class>
                <td class="score-place">{format!("{}.", row.place)}</td>
                <th scope="row">
                    <Piece colour=info.colour />
                    {info.name}
                </th>
                {cells}
            </tr>
        };
        Some(view.into_any())
    };
    let rows = move || scores.with(|scores| scores.rows.iter().filter_map(&row).collect_view());
    view! {
        <table class=class>
            {live(head)}
            <tbody>{live(rows)}</tbody>
        </table>
    }
}

fn view_of(cell: &ScoreCell, details: impl Fn() -> AnyView) -> AnyView {
    match cell {
        ScoreCell::Text(text) => view! { <td>{text.clone()}</td> }.into_any(),
        ScoreCell::Way { text, counts } => {
            view! { <td class=if *counts { "chosen" } else { "" }>{text.clone()}</td> }.into_any()
        }
        ScoreCell::Total(text) => view! {
            <td>
                <b>{text.clone()}</b>
            </td>
        }
        .into_any(),
        ScoreCell::Drawn(text) => view! {
            <td>
                <p>{text.clone()}</p>
                {details()}
            </td>
        }
        .into_any(),
    }
}
