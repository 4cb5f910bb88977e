//! What a player has: what the castle would score now.

use leptos::prelude::*;

use super::scene::Scene;
use crate::engine::Seat;
use crate::games::tintenherz::text::words;
use crate::i18n::Lang;
use crate::ui::live;

/// A seat's score, if the game ended now, and its hearts.
#[component]
pub fn PlayerPanel(
    /// What is shown.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Whose panel it is.
    seat: Seat,
) -> impl IntoView {
    let score = Memo::new(move |_| scene.with(|scene| scene.seats[seat].sums.score()));
    let hearts = Memo::new(move |_| scene.with(|scene| scene.seats[seat].hearts));
    view! {
        <p class="th-seat">
            <span>{live(move || words(lang.get()).score_now)}</span>
            <b>{live(move || score.get().to_string())}</b>
            <span
                class="th-hearts"
                role="img"
                aria-label=live(move || lang.get().count(u32::from(hearts.get()), words(lang.get()).hearts))
            >
                {live(move || format!("♥×{}", hearts.get()))}
            </span>
        </p>
    }
    .into_any()
}
