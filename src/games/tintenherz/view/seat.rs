//! What a player has, in the player_panels: what the castle would score now.

use crate::engine::Seat;
use crate::games::tintenherz::State;
use crate::games::tintenherz::text::words;
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

/// A seat's score, if the game ended now.
pub fn seat(state: &State, seat: Seat, lang: Lang) -> Node {
    let words = words(lang);
    let hearts = state.hearts_with_castle(seat);
    let label = lang.count(u32::from(hearts), words.hearts);
    of("p", "th-seat")
        .child(el("span").text(words.score_now))
        .child(el("b").text(state.score_now(seat)))
        .child(of("span", "th-hearts").attr("role", "img").attr("aria-label", label).text(format!("♥×{hearts}")))
}
