//! The player panel: the heartstring, and the tokens in the supply.

use leptos::prelude::*;

use super::bead_class;
use crate::engine::Seat;
use crate::games::heartstrings::scene::flights::string_place;
use crate::games::heartstrings::scene::{Scene, SeatScene};
use crate::games::heartstrings::text::Words;
use crate::i18n::Lang;
use crate::ui::live;

/// Beads in one row of a heartstring.
const ROW: u8 = 12;
/// Maximum number of rows of a heartstring, which hold every bead of the game.
const ROWS: u8 = 4;
/// Distance from bead to bead, and from row to row, in units of the drawing.
const STEP: i16 = 24;

/// A seat's heartstring and supply.
#[component]
pub fn PlayerPanel(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The seat of the panel.
    seat: Seat,
) -> impl IntoView {
    let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).copied()));
    let beads = Memo::new(move |_| has.get().map_or(0, |has| has.beads));
    let rows = Memo::new(move |_| beads.get().max(1).div_ceil(ROW));
    let out = Memo::new(move |_| has.get().is_some_and(|has| has.out));
    let supply = move || match has.get() {
        Some(SeatScene { out: false, supply, .. }) => format!("{}: {supply}", Words::of(lang.get()).supply()),
        _ => Words::of(lang.get()).out().to_owned(),
    };
    let coming = Memo::new(move |_| has.get().map_or(0, |has| has.coming));
    let all = move || (0..ROW * ROWS).map(|index| bead(index, beads.get(), coming.get())).collect_view();
    view! {
        <div class=live(move || if out.get() { "hs-seat out" } else { "hs-seat" })>
            <span class="hs-bead-count" aria-hidden="true">{live(move || beads.get().to_string())}</span>
            <svg
                class="hs-string"
                data-place=string_place(seat)
                viewBox=live(move || format!("0 0 {} {}", i16::from(ROW) * STEP, i16::from(rows.get()) * STEP))
                role="img"
                aria-label=live(move || Words::of(lang.get()).beads(beads.get()))
            >
                <g class="hs-threads">{(0..ROWS).map(thread).collect_view()}</g>
                {(0..ROW).map(knot).collect_view()}
                {live(all)}
            </svg>
            <span class="hs-supply">{live(supply)}</span>
        </div>
    }
}

fn thread(row: u8) -> AnyView {
    let y = i16::from(row) * STEP + 12;
    view! { <path class="hs-thread" d=format!("M0 {y}q36-5 72 0t72 0t72 0t72 0") /> }.into_any()
}

/// The centre of a bead.
fn middle(index: u8) -> (i16, i16) {
    (i16::from(index % ROW) * STEP + 12, i16::from(index / ROW) * STEP + 12)
}

/// The knot that is visible where a bead has been lost.
fn knot(index: u8) -> AnyView {
    let (x, y) = middle(index);
    view! { <circle class="hs-knot" r="2.5" cx=x.to_string() cy=y.to_string() /> }.into_any()
}

/// A bead with its highlight. There are `beads`; the last `coming` of them are still in motion.
fn bead(index: u8, beads: u8, coming: u8) -> AnyView {
    let (x, y) = middle(index);
    view! {
        <g class=bead_class("", index, beads, coming)>
            <circle class="hs-bead" cx=x.to_string() cy=y.to_string() r="10" />
            <circle class="hs-shine" cx=(x - 3).to_string() cy=(y - 4).to_string() r="2.6" />
        </g>
    }
    .into_any()
}
