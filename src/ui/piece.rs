//! A player's piece: a colour, and the shape that goes with it.

use leptos::prelude::*;

use crate::engine::Colour;

/// A piece inside a drawing, around the point 0,0 of its surroundings; `radius` is half its width there.
pub fn shape(colour: Colour, radius: u8) -> impl IntoView {
    let radius = i16::from(radius);
    let half = radius * 5 / 8;
    // The class gives the colour its custom properties `--seat` and `--on-seat`.
    view! {
        <g class=format!("piece seat-{}", colour.id())>
            <circle class="piece-body" r=radius />
            <circle class="piece-rim" r=radius * 4 / 5 />
            <use
                class="piece-shape"
                href=format!("art/ui.svg#shape-{}", colour.id())
                x=-half
                y=-half
                width=2 * half
                height=2 * half
            />
        </g>
    }
}

/// A piece as a picture of its own.
pub fn piece(colour: Colour) -> impl IntoView {
    view! {
        <svg class="piece-picture" viewBox="-44 -44 88 88" aria-hidden="true">
            {shape(colour, 40)}
        </svg>
    }
}
