//! A player's piece: a colour, and the shape that goes with it.

use leptos::prelude::*;

use crate::engine::Colour;

/// These classes, and that of the colour of a seat, which gives it the custom properties `--seat` and `--on-seat`.
pub fn seat_class(classes: &str, colour: Colour) -> String {
    [classes, " seat-", colour.id()].concat()
}

/// A piece inside a drawing, centred at the point 0,0 of the parent element.
#[component]
pub fn Shape(
    /// The colour; its shape is one of [`SYMBOLS`](super::SYMBOLS).
    colour: Colour,
    /// Half the width of the piece, in units of the drawing.
    radius: i16,
) -> impl IntoView {
    let half = radius * 5 / 8;
    view! {
        <g class=seat_class("piece", colour)>
            <circle class="piece-body" r=radius.to_string() />
            <circle class="piece-rim" r=(radius * 4 / 5).to_string() />
            <use
                class="piece-shape"
                href=format!("#ui-shape-{}", colour.id())
                x=(-half).to_string()
                y=(-half).to_string()
                width=(2 * half).to_string()
                height=(2 * half).to_string()
            />
        </g>
    }
}

/// A piece as a separate drawing.
#[component]
pub fn Piece(
    /// The colour.
    colour: Colour,
) -> impl IntoView {
    view! {
        <svg class="piece-picture" viewBox="-44 -44 88 88" aria-hidden="true">
            <Shape colour radius=40 />
        </svg>
    }
}
