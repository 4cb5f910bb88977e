//! What a player has: the heartstring, and the tokens in the supply.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::text::words;
use crate::i18n::Lang;

/// Beads in one row of a heartstring.
const ROW: u8 = 12;
/// From bead to bead, and from row to row, in units of the drawing.
const STEP: u16 = 24;

/// A seat's heartstring and supply.
pub fn seat(state: &State, seat: Seat, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang);
    let beads = state.beads(seat);
    let out = state.is_out(seat);
    let rows = beads.max(1).div_ceil(ROW);
    let supply = if out { words.out.to_owned() } else { format!("{}: {}", words.supply, state.supply(seat)) };
    view! {
        <div class="hs-seat" class:out=out>
            <span class="hs-bead-count" aria-hidden="true">
                {beads}
            </span>
            <svg
                class="hs-string"
                viewBox=format!("0 0 {} {}", u16::from(ROW) * STEP, u16::from(rows) * STEP)
                role="img"
                aria-label=lang.count(u32::from(beads), words.beads)
            >
                {(0..rows).map(thread).collect::<Vec<_>>()}
                {(0..beads.max(ROW)).map(|index| bead(index, index < beads)).collect::<Vec<_>>()}
            </svg>
            <span class="hs-supply">{supply}</span>
        </div>
    }
}

fn thread(row: u8) -> impl IntoView {
    let y = u16::from(row) * STEP + 12;
    view! { <path class="hs-thread" d=format!("M0 {y}q36-5 72 0t72 0t72 0t72 0") /> }
}

/// A bead, or the knot that marks one that is lost.
fn bead(index: u8, strung: bool) -> impl IntoView {
    let (x, y) = (u16::from(index % ROW) * STEP + 12, u16::from(index / ROW) * STEP + 12);
    let (class, radius) = if strung { ("hs-bead", "10") } else { ("hs-knot", "2.5") };
    view! {
        <circle class=class cx=x cy=y r=radius />
        <circle class="hs-shine" cx=x - 3 cy=y - 4 r=if strung { "2.6" } else { "0" } />
    }
}
