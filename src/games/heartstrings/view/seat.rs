//! What a player has: the heartstring, and the tokens in the supply.

use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::text::words;
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

/// Beads in one row of a heartstring.
const ROW: u8 = 12;
/// From bead to bead, and from row to row, in units of the drawing.
const STEP: i16 = 24;

/// A seat's heartstring and supply.
pub fn seat(state: &State, seat: Seat, lang: Lang) -> Node {
    let words = words(lang);
    let beads = state.beads(seat);
    let out = state.is_out(seat);
    let rows = beads.max(1).div_ceil(ROW);
    let supply = if out { words.out.to_owned() } else { format!("{}: {}", words.supply, state.supply(seat)) };
    let string = of("svg", "hs-string")
        .attr("viewBox", format!("0 0 {} {}", i16::from(ROW) * STEP, i16::from(rows) * STEP))
        .attr("role", "img")
        .attr("aria-label", lang.count(u32::from(beads), words.beads))
        .child(of("g", "hs-threads").children((0..rows).map(thread)))
        .children((0..beads.max(ROW)).map(|index| bead(index, index < beads)));
    of("div", "hs-seat")
        .class_if("out", out)
        .child(of("span", "hs-bead-count").attr("aria-hidden", "true").text(beads))
        .child(string)
        .child(of("span", "hs-supply").text(supply))
}

fn thread(row: u8) -> Node {
    let y = i16::from(row) * STEP + 12;
    of("path", "hs-thread").attr("d", format!("M0 {y}q36-5 72 0t72 0t72 0t72 0"))
}

/// A bead with the light on it, or the knot that marks one that is lost.
fn bead(index: u8, strung: bool) -> Node {
    let (x, y) = (i16::from(index % ROW) * STEP + 12, i16::from(index / ROW) * STEP + 12);
    if !strung {
        let knot = of("circle", "hs-knot").attr("r", "2.5").at([("cx", x), ("cy", y)]);
        return el("g").child(knot);
    }
    el("g")
        .child(of("circle", "hs-bead").attr("r", 10).at([("cx", x), ("cy", y)]))
        .child(of("circle", "hs-shine").attr("r", "2.6").at([("cx", x - 3), ("cy", y - 4)]))
}
