//! A player's piece: a colour, and the shape that goes with it.

use leptos::prelude::*;

use crate::engine::Colour;

/// The class that gives a colour its custom properties `--seat` and `--on-seat`.
fn class(colour: Colour) -> String {
    format!("piece seat-{}", colour.id())
}

/// A piece inside a drawing, around the point 0,0 of its surroundings.
#[component]
pub fn Shape(
    /// Whose.
    colour: Colour,
    /// Half its width, in units of the drawing.
    radius: f64,
) -> impl IntoView {
    let side = radius * 1.24;
    view! {
        <g class=class(colour)>
            <circle class="piece-body" r=radius />
            <circle class="piece-rim" r=radius * 0.8 />
            <use
                class="piece-shape"
                href=format!("art/ui.svg#shape-{}", colour.id())
                x=-side / 2.0
                y=-side / 2.0
                width=side
                height=side
            />
        </g>
    }
}

/// A piece as a picture of its own.
#[component]
pub fn Piece(
    /// Whose.
    colour: Colour,
) -> impl IntoView {
    view! {
        <svg class="piece-picture" viewBox="-12 -12 24 24" aria-hidden="true">
            <Shape colour radius=11.0 />
        </svg>
    }
}
