//! The small symbols of the interface.

use super::node::{Node, el, of};

/// A symbol of the sprite `art/ui.svg`. It says nothing by itself: a label stands beside it or on the button around it.
pub fn icon(name: &str) -> Node {
    of("svg", "icon")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(el("use").attr("href", format!("art/ui.svg#{name}")))
}
