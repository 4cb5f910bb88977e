//! The charts of a game that is looked back at: the chances to win with luck and decisions, and the game's own figures.

mod dice;
mod frame;
mod luck;

use std::sync::Arc;

use leptos::html::Dialog;
use leptos::prelude::*;
use serde_json::Value;

use crate::games::SeatInfo;
use crate::i18n::number;
use crate::page::base::route::Route;
use crate::page::games::catalogue::GameInfo;
use crate::page::kit::dialog::{DialogHead, Modal, close};
use crate::play::{AppContext, TableSignals};
use crate::storage::{KeptSeal, Origin};
use crate::table::{Series, Values, chart_of, has_chance};
use crate::ui::{ChartLine, ChartSteps, LineChart, live};

use dice::{dice, seed};
use frame::{Common, InWords, Key, framed};
pub use luck::Keeper;
use luck::{Luck, chances};

/// The greatest number of figures whose charts display all seats; with more, those of one seat are displayed at a time.
const MOST_TOGETHER: usize = 3;

/// In place of the value of a seat that is out of the game.
const NOTHING: &str = "–";

/// The dialog with the charts, while it is open.
#[component]
pub fn Charts(
    /// The game.
    info: &'static GameInfo,
    /// Its table.
    handle: TableSignals,
    /// Its record.
    record: Callback<(), Option<Value>>,
    /// The moment that is looked at.
    at: Signal<usize>,
    /// Goes to a moment.
    go_to: Callback<usize>,
    /// Where its judgement is kept.
    keeper: Keeper,
    /// Where it was played on from.
    origin: Option<Origin>,
    /// The seal of its dice.
    seal: Option<KeptSeal>,
    /// Whether the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    let lang = app.settings.lang;
    let luck = Luck::new(keeper, info.facts.id, record, app.notices);
    let node = NodeRef::<Dialog>::new();
    let close = move || close(node);
    let go_to = Callback::new(move |moment: usize| {
        close();
        go_to.run(moment);
    });
    let closed = Callback::new(move |()| open.set(false));
    let dialog = move || {
        // No other language is chosen while a dialog is open.
        let lang = lang.get_untracked();
        let words = lang.later_words();
        let found = record.run(());
        let has_chance = found.as_ref().is_none_or(|record| has_chance(info.facts.id, record));
        let chart = found.and_then(|record| chart_of(info.facts.id, record, lang));
        let other = origin.clone();
        let inside = chart.map(|chart| {
            let steps = ChartSteps { length: chart.length, at, go_to };
            let people = handle.seats.get_untracked();
            let common =
                Common { lang, words, people, steps, turns: Arc::new(chart.turns.clone()), handle, has_chance };
            let chances = match chart.is_over {
                true if !luck.is_judged() => {
                    luck.recall();
                    chances(luck, common.clone())
                }
                true => chances(luck, common.clone()),
                false => view! { <p>{words.charts_running()}</p> }.into_any(),
            };
            view! {
                <p class="charts-hint">{words.charts_hint()}</p>
                {chances}
                {figures(common.clone(), chart.series.clone())}
                {other.clone().and_then(|other| before(other, info, common.clone(), app))}
                {dice(&chart, &common)}
                {seed(&chart, seal, info.facts.id, record, &common)}
            }
            .into_any()
        });
        view! {
            <Modal node class="dialog charts" labelled_by="charts-title" on_close=closed>
                <DialogHead node id="charts-title" title=words.charts() test_id="close-charts" />
                {inside}
            </Modal>
        }
        .into_any()
    };
    view! { {live(move || open.get().then(|| untrack(&dialog)))} }
}

/// The charts of the game that this one was played on from, which is still there; a touch goes to its moments.
fn before(Origin { game, at }: Origin, info: &'static GameInfo, common: Common, app: AppContext) -> Option<AnyView> {
    let record = app.saves.with_value(|saves| saves.load(&game)).ok()?.saved.split().0;
    let chart = chart_of(info.facts.id, record, common.lang)?;
    let words = common.words;
    let go_to = Callback::new(move |moment| {
        let _ = window().location().set_hash(&Route::Look(game.clone(), moment).href());
    });
    let steps = ChartSteps { length: chart.length, at: Signal::stored(at), go_to };
    Some(
        view! {
            <section data-testid="charts-before">
                <h3>{words.charts_before()}</h3>
                {figures(Common { steps, turns: Arc::new(chart.turns), ..common }, chart.series)}
            </section>
        }
        .into_any(),
    )
}

/// The charts of the game's own figures: of all seats, or with many figures of one seat at a time.
fn figures(common: Common, series: Vec<Series>) -> AnyView {
    let words = common.words;
    let are_of_one = series.len() > MOST_TOGETHER;
    let chosen = RwSignal::new(0);
    let choice = are_of_one.then(|| {
        let option = |(number, info): (usize, &SeatInfo)| {
            view! { <option value=number.to_string()>{info.name.clone()}</option> }.into_any()
        };
        let options: Vec<AnyView> = common.people.iter().enumerate().map(option).collect();
        view! {
            <label class="charts-seat">
                {words.charts_whose()}
                <select
                    data-testid="charts-seat"
                    on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or_default())
                >
                    {options}
                </select>
            </label>
        }
        .into_any()
    });
    let draw = move || {
        let only = are_of_one.then(|| chosen.get());
        series.iter().map(|series| figure(series, only, &common)).collect::<Vec<_>>()
    };
    view! {
        {choice}
        <div class="charts-figures">{live(draw)}</div>
    }
    .into_any()
}

/// The chart of a figure, of all its lines or of only one.
fn figure(series: &Series, only: Option<usize>, common: &Common) -> AnyView {
    let is_common = series.lines.len() < common.people.len();
    let shown: Vec<(usize, Values)> = series
        .lines
        .iter()
        .enumerate()
        .filter(|(index, _)| is_common || only.is_none_or(|only| only == *index))
        .map(|(index, line)| (index, line.clone()))
        .collect();
    let key = |index: usize| match common.people.get(index).filter(|_| !is_common) {
        Some(info) => Key { colour: Some(info.colour), name: info.name.clone() },
        None => Key { colour: None, name: String::new() },
    };
    let keys: Vec<Key> = shown.iter().map(|(index, _)| key(*index)).collect();
    let line = |(index, line): &(usize, Values)| ChartLine {
        colour: key(*index).colour,
        number: if only.is_some() { 0 } else { *index },
        points: line.points().to_vec(),
        end: line.end(),
    };
    // The bounds of all seats, so that the charts of two of them can be compared.
    let values = series.lines.iter().flat_map(Values::points).map(|(_, value)| *value);
    let values = values.chain(series.thresholds.iter().map(|(at, _)| *at));
    let (low, high) = values.fold((0, 1), |(low, high), value| (value.min(low), value.max(high)));
    let drawing = view! {
        <LineChart
            label=series.label.to_owned()
            steps=common.steps
            bounds=(low, high)
            lines=shown.iter().map(line).collect()
            thresholds=series.thresholds.iter().map(|(at, _)| *at).collect()
        />
    };
    let value: InWords = Arc::new(move |line, at| {
        let value = shown.get(line).and_then(|(_, line)| line.while_in(at));
        value.map_or_else(|| NOTHING.to_owned(), number)
    });
    framed(series.label, drawing.into_any(), keys, &series.thresholds, value, common)
}
