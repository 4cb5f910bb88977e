//! Small pictures beside words.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::Picture;
use crate::play::TableSignals;
use crate::ui::{DieFace, DieShape, Piece, Throw};

/// The piece of a seat.
pub fn piece(seat: Seat, handle: TableSignals) -> AnyView {
    let colour = handle.seats.with_untracked(|seats| seats.get(seat.index()).map(|info| info.colour));
    colour.map(|colour| view! { <Piece colour /> }.into_any()).into_any()
}

/// A picture. Assistive technology skips it: the words beside it say the same.
pub fn draw(picture: Picture, handle: TableSignals) -> AnyView {
    match picture {
        Picture::File(name) => {
            view! { <i class="reading-picture" style:background-image=format!("url({name})")></i> }.into_any()
        }
        Picture::Symbol(id) => view! {
            <svg class="reading-picture" viewBox="0 0 24 24" aria-hidden="true">
                <use href=format!("#{id}") />
            </svg>
        }
        .into_any(),
        Picture::Piece(seat) => piece(seat, handle),
        // Struck out, for colour and size are not enough.
        Picture::Lost(seat) => view! { <i class="lost">{piece(seat, handle)}</i> }.into_any(),
        Picture::Die(value) => die(DieFace::Pips, value),
        Picture::Twelve(value) => die(DieFace::Twelve, value),
    }
}

/// A die with this number.
pub fn die(face: DieFace, value: u8) -> AnyView {
    let throw = Throw { value: Some(value), tumbles: false };
    view! {
        <svg class="reading-picture" viewBox="-34 -34 68 68" aria-hidden="true">
            <DieShape face throw=Signal::stored(throw) />
        </svg>
    }
    .into_any()
}
