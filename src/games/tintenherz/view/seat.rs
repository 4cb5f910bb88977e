//! What a player has, in the strip: what the castle would score now.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tintenherz::State;
use crate::games::tintenherz::text::words;
use crate::i18n::Lang;

/// A seat's score, if the game ended now.
pub fn seat(state: &State, seat: Seat, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang);
    let hearts = state.hearts_with_castle(seat);
    view! {
        <p class="th-seat">
            <span>{words.score_now}</span>
            <b>{state.score_now(seat)}</b>
            <span class="th-hearts" role="img" aria-label=lang.count(u32::from(hearts), words.hearts)>
                {format!("♥×{hearts}")}
            </span>
        </p>
    }
}
