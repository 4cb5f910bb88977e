//! What a player has: the heartstring, and the tokens in the supply.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::text::words;
use crate::session::Session;

/// Beads in one row of a heartstring.
const ROW: u8 = 12;
/// From bead to bead, and from row to row, in units of the drawing.
const STEP: f64 = 24.0;

/// A seat's heartstring and supply.
#[component]
pub fn SeatInside(session: Session<State>, seat: Seat) -> impl IntoView {
    let lang = session.settings().lang;
    let beads = Memo::new(move |_| session.shown().with(|state| state.beads(seat)));
    let supply = Memo::new(move |_| session.shown().with(|state| state.supply(seat)));
    let out = move || beads.get() == 0;
    let label = move || lang.get().count(u32::from(beads.get()), words(lang.get()).beads);
    view! {
        <div class="hs-seat" class:out=out>
            <span class="hs-bead-count" aria-hidden="true">
                {move || beads.get()}
            </span>
            <svg
                class="hs-string"
                viewBox=move || format!("0 0 {} {}", f64::from(ROW) * STEP, rows(beads.get()) * STEP)
                role="img"
                aria-label=label
            >
                {move || string(beads.get())}
            </svg>
            <span class="hs-supply">
                {move || {
                    let words = words(lang.get());
                    if out() { words.out.to_owned() } else { format!("{}: {}", words.supply, supply.get()) }
                }}
            </span>
        </div>
    }
}

fn rows(beads: u8) -> f64 {
    f64::from(beads.max(1).div_ceil(ROW))
}

/// The thread with its beads; in the first row a knot marks each bead that is lost.
fn string(beads: u8) -> impl IntoView {
    let place = |index: u8| (f64::from(index % ROW) * STEP + 12.0, f64::from(index / ROW) * STEP + 12.0);
    let threads = (0..beads.max(1).div_ceil(ROW))
        .map(|row| {
            let y = f64::from(row) * STEP + 12.0;
            view! { <path class="hs-thread" d=format!("M0 {y}q36-5 72 0t72 0t72 0t72 0") /> }
        })
        .collect_view();
    let strung = (0..beads)
        .map(|index| {
            let (x, y) = place(index);
            view! {
                <circle class="hs-bead" cx=x cy=y r="10" />
                <circle class="hs-shine" cx=x - 3.0 cy=y - 3.5 r="2.6" />
            }
        })
        .collect_view();
    let knots = (beads..ROW)
        .map(|index| {
            let (x, y) = place(index);
            view! { <circle class="hs-knot" cx=x cy=y r="2.5" /> }
        })
        .collect_view();
    (threads, knots, strung)
}
