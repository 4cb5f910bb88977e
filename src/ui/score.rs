//! The score table at the end of a game.

use leptos::prelude::*;

use super::live::live;
use super::piece::Piece;
use crate::engine::Colour;

/// Whether the details of the scores are open from the beginning. Whatever shows the scores provides it.
#[derive(Clone, Copy)]
pub struct Unfolded(pub RwSignal<bool>);

/// The row of one seat.
#[component]
pub fn ScoreRow(
    /// The place, from 1.
    place: u8,
    /// The colour of the seat.
    colour: Colour,
    /// The name of the player.
    name: String,
    /// Whether the seat has won, alone or with others.
    #[prop(into)]
    wins: Signal<bool>,
    /// The cells with the scores.
    children: Children,
) -> impl IntoView {
    view! {
        <tr class=live(move || if wins.get() { "winner" } else { "" })>
            <td class="score-place">{format!("{place}.")}</td>
            <th scope="row">
                <Piece colour />
                {name}
            </th>
            {children()}
        </tr>
    }
}
