//! The signs of the game: on the board, on cards and on buttons.

use crate::games::seam::geometry::Point;
use leptos::prelude::*;

use crate::games::flow::Card;

/// The sign of a kind of card; with `None` the sign of a random card.
pub fn suit(card: Option<Card>) -> &'static str {
    card.map_or("any", |card| ["throw", "enter", "swap", "move"][card.index()])
}

/// A sign inside a drawing. It is positioned by its own coordinates, not by a group with a transform: each such group is one more part of
/// the picture that the browser composites again with every change.
#[component]
pub fn Sign(
    /// The id of the symbol in `symbols.svg`, without `fl-`.
    name: &'static str,
    /// Half the width, in units of the drawing.
    size: i16,
    /// The centre.
    #[prop(default = (0, 0))]
    at: Point,
) -> impl IntoView {
    view! {
        <use
            href=format!("#fl-{name}")
            x=(at.0 - size).to_string()
            y=(at.1 - size).to_string()
            width=(2 * size).to_string()
            height=(2 * size).to_string()
        />
    }
}

/// The sign of a kind of card as a separate picture, in the colour of its suit.
#[component]
pub fn Suit(
    /// The kind.
    card: Card,
) -> impl IntoView {
    let name = suit(Some(card));
    view! {
        <svg class=format!("fl-suit {name}") viewBox="-12 -12 24 24" aria-hidden="true">
            <Sign name size=11 />
        </svg>
    }
}
