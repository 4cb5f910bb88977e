//! The frame of a chart: its title, what its lines are, and its table.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Colour;
use crate::games::SeatInfo;
use crate::i18n::later::Words;
use crate::i18n::{Lang, number};
use crate::play::TableSignals;
use crate::table::Turns;
use crate::ui::{ChartSteps, Piece, live};

/// The greatest number of rows in the table of a chart.
const ROWS: usize = 20;

/// What all charts of a game have in common.
#[derive(Clone)]
pub struct Common {
    /// The language, and its words.
    pub lang: Lang,
    pub words: Words,
    /// The players, in seat order.
    pub people: Arc<[SeatInfo]>,
    /// The events of the game, and its turns.
    pub steps: ChartSteps,
    pub turns: Arc<Turns>,
    /// The table.
    pub handle: TableSignals,
    /// Whether chance can occur in the game.
    pub has_chance: bool,
}

/// What a line or a band of a chart belongs to.
#[derive(Clone)]
pub struct Key {
    /// The colour of the seat, if it is a seat's.
    pub colour: Option<Colour>,
    /// The name of the player.
    pub name: String,
}

/// The value of a line of a chart after a number of events, in words.
pub type InWords = Arc<dyn Fn(usize, usize) -> String + Send + Sync>;

/// A chart with its title, what its lines are, their values at the moment that is looked at, and its table.
pub fn framed(
    title: &'static str,
    drawing: AnyView,
    keys: Vec<Key>,
    thresholds: &[(i16, &'static str)],
    value: InWords,
    common: &Common,
) -> AnyView {
    let Common { words, steps: ChartSteps { at, .. }, ref turns, .. } = *common;
    let now = |(index, key): (usize, &Key)| {
        let value = value.clone();
        view! {
            <li>
                {key.colour.map(|colour| view! { <Piece colour /> }.into_any())}
                // The line of nobody is what the title says.
                {if key.name.is_empty() {
                    view! { <span class="sr">{title}</span> }.into_any()
                } else {
                    view! { <span>{key.name.clone()}</span> }.into_any()
                }}
                <b>{live(move || value(index, at.get()))}</b>
            </li>
        }
        .into_any()
    };
    let legend: Vec<AnyView> = keys.iter().enumerate().map(now).collect();
    let threshold = |(at, name): &(i16, &'static str)| {
        view! {
            <li>
                <i class="chart-dash"></i>
                <span>{*name}</span>
                <b>{number(*at)}</b>
            </li>
        }
        .into_any()
    };
    let thresholds: Vec<AnyView> = thresholds.iter().map(threshold).collect();
    let is_counted_in_rounds = turns.at(1).is_some_and(|moment| moment.is_round);
    let after = if is_counted_in_rounds { words.charts_after_round() } else { words.charts_after_turn() };
    let head = |key: &Key| match key.colour {
        Some(colour) => view! {
            <th scope="col">
                <Piece colour />
                <span class="sr">{key.name.clone()}</span>
            </th>
        }
        .into_any(),
        None => view! { <th scope="col">{title}</th> }.into_any(),
    };
    let heads: Vec<AnyView> = keys.iter().map(head).collect();
    let row = |moment: usize| {
        let cells: Vec<AnyView> =
            (0..keys.len()).map(|line| view! { <td>{value(line, moment)}</td> }.into_any()).collect();
        view! {
            <tr>
                <th scope="row">{turns.at(moment).map_or(0, |moment| moment.number).to_string()}</th>
                {cells}
            </tr>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = moments(turns).map(row).collect();
    view! {
        <figure class="charts-figure">
            <figcaption>{title}</figcaption>
            {drawing}
            <ul class="chart-legend">{legend}{thresholds}</ul>
            <details class="charts-more">
                <summary>{words.charts_table(title)}</summary>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{after}</th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </details>
        </figure>
    }
    .into_any()
}

/// The numbers of events in the rows of a table: the start and the ends of turns, at equal distances, the last one included.
fn moments(turns: &Turns) -> impl Iterator<Item = usize> {
    let ends = turns.ends();
    let last = ends.len().min(ROWS - 1);
    (0..=last).map(move |row| {
        (row * ends.len() / last.max(1)).checked_sub(1).and_then(|turn| ends.get(turn)).copied().unwrap_or(0)
    })
}
