//! What a player has, in the strip: what the castle would score now.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tintenherz::State;
use crate::games::tintenherz::text::words;
use crate::session::Session;

/// A seat's score, if the game ended now.
#[component]
pub fn SeatInside(session: Session<State>, seat: Seat) -> impl IntoView {
    let lang = session.settings().lang;
    let score = Memo::new(move |_| session.shown().with(|state| state.score_now(seat)));
    let hearts = Memo::new(move |_| session.shown().with(|state| state.hearts_with_castle(seat)));
    view! {
        <p class="th-seat">
            <span>{move || words(lang.get()).score_now}</span>
            <b>{score}</b>
            <span class="th-hearts" aria-label=move || lang.get().count(u32::from(hearts.get()), words(lang.get()).hearts)>
                "♥×" {hearts}
            </span>
        </p>
    }
}
