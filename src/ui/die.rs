//! Dice: six-sided with pips, others with a number.

use leptos::prelude::*;

/// What kind of die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieFace {
    /// Six sides, with pips.
    Pips,
    /// Twelve sides, with a number.
    Twelve,
}

/// Where the pips lie, on a grid of three by three, for 1 to 6.
const PIPS: [&[(i8, i8)]; 6] = [
    &[(0, 0)],
    &[(-1, -1), (1, 1)],
    &[(-1, -1), (0, 0), (1, 1)],
    &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
    &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
];

/// A die. It tumbles while `tumbling`, and lies empty before it has been thrown.
#[component]
pub fn Die(
    /// What kind.
    face: DieFace,
    /// What it shows; nothing before it is thrown.
    #[prop(into)]
    value: Signal<Option<u8>>,
    /// Is it in the air?
    #[prop(into)]
    tumbling: Signal<bool>,
) -> impl IntoView {
    let body = match face {
        DieFace::Pips => view! { <rect class="die-body" x="-30" y="-30" width="60" height="60" rx="13" /> }.into_any(),
        DieFace::Twelve => view! {
            <polygon class="die-body" points="0,-33 20,-27 32,-10 32,10 20,27 0,33 -20,27 -32,10 -32,-10 -20,-27" />
            <path
                class="die-edge"
                d="M0-19 18-6 11 15H-11L-18-6ZM0-19V-33M18-6 32-10M11 15 20 27M-11 15-20 27M-18-6-32-10"
            />
        }
        .into_any(),
    };
    let pips = move || {
        let shown = value.get().and_then(|value| PIPS.get(usize::from(value).checked_sub(1)?));
        let pips = shown.copied().unwrap_or_default();
        pips.iter().map(|(x, y)| view! { <circle class="die-pip" cx=x * 15 cy=y * 15 r="5.6" /> }).collect_view()
    };
    let number = move || value.get().map(|value| view! { <text class="die-number" y="5">{value}</text> });
    let mark = match face {
        DieFace::Pips => pips.into_any(),
        DieFace::Twelve => number.into_any(),
    };
    view! {
        <svg
            class="die"
            class:tumbling=move || tumbling.get()
            class:blank=move || value.get().is_none()
            viewBox="-36 -36 72 72"
            aria-hidden="true"
        >
            {body}
            {mark}
        </svg>
    }
}
