//! The player panel: the heartstring, and the tokens in the supply.

use std::ops::Range;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::scene::SeatScene;
use crate::games::heartstrings::scene::flights::string_place;
use crate::games::heartstrings::text::Words;
use crate::games::seam::ui::TableProps;
use crate::ui::{each, live};

/// Beads in one row of a heartstring.
const ROW: u8 = 12;
/// Maximum number of rows of a heartstring, which hold every bead of the game.
const ROWS: u8 = 4;
/// Distance from bead to bead, and from row to row, in units of the drawing.
const STEP: i16 = 24;

/// A seat's heartstring and supply.
#[component]
pub fn PlayerPanel(
    /// The table.
    props: TableProps<State>,
    /// The seat of the panel.
    seat: Seat,
) -> impl IntoView {
    let TableProps { scene, lang, .. } = props;
    let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).copied()));
    let beads = Memo::new(move |_| has.get().map_or(0, |has| has.beads));
    let rows = Memo::new(move |_| beads.get().max(1).div_ceil(ROW));
    let out = Memo::new(move |_| has.get().is_some_and(|has| has.out));
    let parting = Memo::new(move |_| scene.with(|scene| scene.parting == Some(seat)));
    let class = move || match (out.get(), parting.get()) {
        (_, true) => "hs-seat out parting",
        (true, _) => "hs-seat out",
        _ => "hs-seat",
    };
    let supply = move || match has.get() {
        Some(SeatScene { out: false, supply, .. }) => format!("{}: {supply}", Words::of(lang.get()).supply()),
        _ => Words::of(lang.get()).out().to_owned(),
    };
    let coming = Memo::new(move |_| has.get().map_or(0, |has| has.coming.min(has.beads)));
    let arrived = Signal::derive(move || 0..beads.get() - coming.get());
    // Other beads are another element, whose motion starts with it.
    let arriving = move || (coming.get() > 0).then(|| (beads.get() - coming.get(), beads.get()));
    let arriving = each(
        arriving,
        |ends| *ends,
        |(first, end)| {
            view! {
                <g class="coming">
                    <Beads indices=Signal::stored(first..end) />
                </g>
            }
        },
    );
    let threads: String = (0..ROWS).map(thread).collect();
    view! {
        <div class=live(class)>
            <span class="hs-bead-count" aria-hidden="true">{live(move || beads.get().to_string())}</span>
            <svg
                class="hs-string"
                data-place=string_place(seat)
                viewBox=live(move || format!("0 0 {} {}", i16::from(ROW) * STEP, i16::from(rows.get()) * STEP))
                role="img"
                aria-label=live(move || Words::of(lang.get()).beads(beads.get()))
            >
                <path class="hs-thread" d=threads />
                <path class="hs-knot" d=dots(0..ROW, (0, 0)) />
                <Beads indices=arrived />
                {arriving}
            </svg>
            <span class="hs-supply">{live(supply)}</span>
        </div>
    }
}

/// The path of the thread of a row.
fn thread(row: u8) -> String {
    let y = i16::from(row) * STEP + 12;
    format!("M0 {y}q36-5 72 0t72 0t72 0t72 0")
}

/// A path with a dot at each of these places of the string, moved by an offset. The style sheet sets the size of the dots: they are the round
/// ends of lines without length. One path, not an element for each dot: a table in the middle of a game opens faster by an eighth.
fn dots(indices: Range<u8>, (dx, dy): (i16, i16)) -> String {
    let dot = |index| {
        let (x, y) = (i16::from(index % ROW) * STEP + 12 + dx, i16::from(index / ROW) * STEP + 12 + dy);
        format!("M{x} {y}h0")
    };
    indices.map(dot).collect()
}

/// The beads at these places of the string.
#[component]
fn Beads(indices: Signal<Range<u8>>) -> impl IntoView {
    let beads = move || dots(indices.get(), (0, 0));
    view! {
        <path class="hs-bead-edge" d=live(beads) />
        <path class="hs-bead-body" d=live(beads) />
        <path class="hs-shine" d=live(move || dots(indices.get(), (-3, -4))) />
    }
}
