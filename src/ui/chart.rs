//! Charts of values over the steps of something, as SVG. The units of a drawing are steps and values, and lines keep their width at any size.

use leptos::html::Div;
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::live::{handler, live};
use super::piece::{Piece, seat_class};
use super::turned::position_within;
use crate::engine::Colour;
use crate::i18n::number;

/// The greatest number of steps that a band is drawn at: more cannot be told apart.
const COLUMNS: usize = 240;
/// The height of a whole band, in units of its drawing.
const WHOLE: i32 = 1000;
/// The least distance between two signs at the ends of lines, in per cent of the height.
const APART: i32 = 12;
/// The dashes of lines, by their numbers: a line remains visible below the next one.
const DASHES: [&str; 8] = ["none", "9 5", "3 4", "14 4 3 4", "1 3", "9 3 1 3 1 3", "18 6", "5 9"];

/// The steps along a chart.
#[derive(Clone, Copy)]
pub struct ChartSteps {
    /// The number of steps.
    pub length: usize,
    /// The step that is looked at.
    pub at: Signal<usize>,
    /// Called with the step that has been touched.
    pub go_to: Callback<usize>,
}

/// A line of a chart.
#[derive(Clone, Debug)]
pub struct ChartLine {
    /// Its colour, which also gives it a sign at its end; `None` for a line of nobody.
    pub colour: Option<Colour>,
    /// The number of its dashes.
    pub number: usize,
    /// The steps at which the value changes, with the value from there on.
    pub points: Vec<(usize, i16)>,
    /// The step at which it ends; `None` if it lasts to the last one.
    pub end: Option<usize>,
}

/// A chart of lines that change in steps.
#[component]
pub fn LineChart(
    /// The label.
    label: String,
    /// The steps.
    steps: ChartSteps,
    /// The lowest and the highest value.
    bounds: (i16, i16),
    /// The lines.
    lines: Vec<ChartLine>,
    /// The values that have consequences.
    thresholds: Vec<i16>,
) -> impl IntoView {
    let (low, high) = bounds;
    let from_top = move |value: i16| i32::from(high) - i32::from(value);
    let height = from_top(low).max(1);
    let draw = |line: &ChartLine| {
        let dashes = DASHES[line.number % DASHES.len()];
        let mut path = String::new();
        for (step, value) in &line.points {
            let y = from_top(*value);
            path += &if path.is_empty() { format!("M{step} {y}") } else { format!("H{step}V{y}") };
        }
        path += &format!("H{}", line.end.unwrap_or(steps.length.max(1)));
        let class = line.colour.map_or_else(String::new, |colour| seat_class("", colour));
        view! {
            <g class=class>
                <path class="chart-edge" d=path.clone() stroke-dasharray=dashes />
                <path class="chart-line" d=path stroke-dasharray=dashes />
            </g>
        }
        .into_any()
    };
    let mut drawing: Vec<AnyView> = Vec::new();
    for threshold in &thresholds {
        let y = from_top(*threshold).to_string();
        let end = steps.length.max(1).to_string();
        drawing.push(view! { <line class="chart-threshold" x1="0" x2=end y1=y.clone() y2=y /> }.into_any());
    }
    drawing.extend(lines.iter().map(draw));
    let last = |line: &ChartLine| line.points.last().map_or(height, |(_, value)| from_top(*value));
    let ends = lines.iter().filter_map(|line| Some((line.colour?, line.end, 100 * last(line) / height)));
    let (early, whole): (Vec<_>, Vec<_>) = ends.partition(|(_, end, _)| end.is_some_and(|end| end < steps.length));
    let places = apart(&whole.iter().map(|(.., place)| *place).collect::<Vec<_>>());
    let mut signs: Vec<AnyView> = whole.iter().zip(places).map(|((colour, ..), y)| sign(*colour, 100, y)).collect();
    // A line that ends earlier has its sign there.
    signs.extend(early.iter().map(|(colour, end, y)| {
        let x = 100 * end.unwrap_or_default() / steps.length.max(1);
        sign(*colour, x as i32, *y)
    }));
    let level = |threshold: &i16| {
        // The bounds are written already.
        let is_within = low < *threshold && *threshold < high;
        let top = 100 * from_top(*threshold) / height;
        is_within.then(|| {
            view! { <i class="chart-level" aria-hidden="true" style=("top", format!("{top}%"))>{number(*threshold)}</i> }
                .into_any()
        })
    };
    signs.extend(thresholds.iter().filter_map(level));
    plot(label, steps, height, [high.to_string(), low.to_string()], drawing, signs)
}

/// A band of shares that add up to the whole at every step, the first one on top.
#[component]
pub fn BandChart(
    /// The label.
    label: String,
    /// The steps.
    steps: ChartSteps,
    /// The words for the whole and for nothing.
    bounds: [String; 2],
    /// The colours of the shares.
    colours: Vec<Colour>,
    /// The shares, in per mille, by step: one for each colour.
    shares: Vec<Vec<i32>>,
) -> impl IntoView {
    let count = shares.len().saturating_sub(1);
    let columns = count.clamp(1, COLUMNS);
    let column = |number: usize| number * count / columns;
    let shares = &shares;
    let share =
        |step: usize, index: usize| shares.get(step).and_then(|shares| shares.get(index)).copied().unwrap_or_default();
    // The lower edge of the first shares.
    let edge = |step: usize, first: usize| match first == colours.len() {
        true => WHOLE,
        false => (0..first).map(|index| share(step, index)).sum::<i32>().min(WHOLE),
    };
    let draw = |(index, colour): (usize, &Colour)| {
        let point = |number: usize, first: usize| format!("{} {} ", column(number), edge(column(number), first));
        let upper = (0..=columns).map(|number| point(number, index));
        let lower = (0..=columns).rev().map(|number| point(number, index + 1));
        let points: String = upper.chain(lower).collect();
        view! { <polygon class=seat_class("chart-band", *colour) points=points /> }.into_any()
    };
    // The sign of a share is where it is widest.
    let place = |(index, colour): (usize, &Colour)| {
        let widest = (0..=columns).map(column).rev().max_by_key(|step| share(*step, index)).unwrap_or_default();
        let middle = (edge(widest, index) + edge(widest, index + 1)) / 2;
        let x = (100 * widest / count.max(1)).clamp(3, 97) as i32;
        sign(*colour, x, 100 * middle / WHOLE)
    };
    let drawing = colours.iter().enumerate().map(draw).collect();
    let signs = colours.iter().enumerate().map(place).collect();
    plot(label, steps, WHOLE, bounds, drawing, signs)
}

/// A chart with its frame, the line at the step that is looked at, and the signs over the drawing. Touching it goes to a step.
fn plot(
    label: String,
    steps: ChartSteps,
    height: i32,
    [top, bottom]: [String; 2],
    drawing: Vec<AnyView>,
    signs: Vec<AnyView>,
) -> AnyView {
    let ChartSteps { length, at, go_to } = steps;
    let place = NodeRef::<Div>::new();
    let touch = move |event: MouseEvent| {
        let Some(place) = place.get_untracked() else { return };
        let (x, _) = position_within((event.client_x(), event.client_y()), &place);
        let along = x / f64::from(place.client_width()).max(1.0);
        go_to.run((along.clamp(0.0, 1.0) * length as f64).round() as usize);
    };
    let moment = || {
        let x = move || at.get().to_string();
        view! { <line class="chart-at" y1="0" y2=height.to_string() x1=live(x) x2=live(x) /> }.into_any()
    };
    // Time runs from the left, as on the axis of every chart.
    view! {
        <div class="chart" dir="ltr">
            <span class="chart-bounds" aria-hidden="true">
                <i>{top}</i>
                <i>{bottom}</i>
            </span>
            <div class="chart-plot" node_ref=place on:click=handler(touch)>
                <svg
                    viewBox=format!("0 0 {} {height}", length.max(1))
                    preserveAspectRatio="none"
                    role="img"
                    aria-label=label
                >
                    {drawing}
                    {moment()}
                    {moment()}
                </svg>
                {signs}
            </div>
        </div>
    }
    .into_any()
}

/// The sign of a colour, at this place in per cent of the chart.
fn sign(colour: Colour, x: i32, y: i32) -> AnyView {
    view! {
        <span class="chart-sign" style=("left", format!("{x}%")) style=("top", format!("{y}%"))>
            <Piece colour />
        </span>
    }
    .into_any()
}

/// These places in per cent, moved so that signs at them do not cover each other.
fn apart(places: &[i32]) -> Vec<i32> {
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|index| places[*index]);
    let mut moved = places.to_vec();
    let mut least = 0;
    for index in &order {
        moved[*index] = moved[*index].max(least);
        least = moved[*index] + APART;
    }
    let mut most = 100;
    for index in order.iter().rev() {
        moved[*index] = moved[*index].min(most);
        most = moved[*index] - APART;
    }
    moved
}
