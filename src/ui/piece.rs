//! A player's piece: a colour, and the shape that goes with it.

use super::node::{Node, of};
use crate::engine::Colour;

/// A piece inside a drawing, around the point 0,0 of its surroundings; `radius` is half its width there.
pub fn shape(colour: Colour, radius: i16) -> Node {
    let half = radius * 5 / 8;
    // The class gives the colour its custom properties `--seat` and `--on-seat`.
    of("g", &format!("piece seat-{}", colour.id()))
        .child(of("circle", "piece-body").attr("r", radius))
        .child(of("circle", "piece-rim").attr("r", radius * 4 / 5))
        .child(of("use", "piece-shape").attr("href", format!("art/ui.svg#shape-{}", colour.id())).at([
            ("x", -half),
            ("y", -half),
            ("width", 2 * half),
            ("height", 2 * half),
        ]))
}

/// A piece as a picture of its own.
pub fn piece(colour: Colour) -> Node {
    of("svg", "piece-picture").attr("viewBox", "-44 -44 88 88").attr("aria-hidden", "true").child(shape(colour, 40))
}
