//! Dice: six-sided with pips, others with a number.

use leptos::prelude::*;

use super::live::live;

/// The kinds of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieFace {
    /// Six sides, with pips.
    Pips,
    /// Twelve sides, with a number.
    Twelve,
}

/// The display of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Throw {
    /// The number shown; `None` before the roll.
    pub value: Option<u8>,
    /// Whether it is tumbling.
    pub tumbles: bool,
}

/// The positions of the pips, on a grid of three by three, for 1 to 6.
const PIPS: [&[(i16, i16)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
];
const SQUARE: &str = "M-17-30H17A13 13 0 0 1 30-17V17A13 13 0 0 1 17 30H-17A13 13 0 0 1-30 17V-17A13 13 0 0 1-17-30Z";
const TWELVE: &str = "M0-33 20-27 32-10V10L20 27 0 33-20 27-32 10V-10L-20-27Z";
const EDGES: &str = "M0-19 18-6 11 15H-11L-18-6ZM0-19V-33M18-6 32-10M11 15 20 27M-11 15-20 27M-18-6-32-10";

/// The pips of a six-sided die as one path of dots.
fn pips(value: u8) -> String {
    let places = PIPS.get(usize::from(value).wrapping_sub(1)).copied().unwrap_or_default();
    places.iter().map(|(x, y)| format!("M{} {}h0", x * 15, y * 15)).collect()
}

/// A die inside a drawing, centred at the point 0,0 of the parent element; it is 60 units wide.
#[component]
pub fn DieShape(
    /// Its kind.
    face: DieFace,
    /// The number shown, and whether it is tumbling.
    #[prop(into)]
    throw: Signal<Throw>,
) -> impl IntoView {
    let class = move || {
        let Throw { value, tumbles } = throw.get();
        let blank = if value.is_none() { " blank" } else { "" };
        let tumbling = if tumbles { " tumbling" } else { "" };
        format!("die{blank}{tumbling}")
    };
    view! { <g class=live(class)>{inside(face, throw)}</g> }.into_any()
}

fn inside(face: DieFace, throw: Signal<Throw>) -> AnyView {
    let value = move || throw.get().value;
    match face {
        DieFace::Pips => view! {
            <path class="die-body" d=SQUARE />
            <path class="die-pips" d=live(move || value().map(pips).unwrap_or_default()) />
        }
        .into_any(),
        DieFace::Twelve => view! {
            <path class="die-body" d=TWELVE />
            <path class="die-edge" d=EDGES />
            <text class="die-number" y="5">
                {live(move || value().map(|value| value.to_string()))}
            </text>
        }
        .into_any(),
    }
}
