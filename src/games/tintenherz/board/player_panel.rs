//! The player panel: the score of the castle as it is now.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::tintenherz::scene::Scene;
use crate::games::tintenherz::text::{Words, counting, points};
use crate::i18n::Lang;
use crate::ui::live;

/// The score of a seat, as if the game ended now, and its calculation.
#[component]
pub fn PlayerPanel(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The seat of the panel.
    seat: Seat,
) -> impl IntoView {
    let score = Memo::new(move |_| scene.with(|scene| scene.seats[seat].sums.score()));
    let castle = Memo::new(move |_| scene.with(|scene| (scene.seats[seat].sums, scene.seats[seat].hearts)));
    let how = move |lang: Lang| {
        let (sums, hearts) = castle.get();
        counting(sums, hearts, lang)
    };
    view! {
        <p class="th-seat">
            <span>{live(move || Words::of(lang.get()).score_now())}</span>
            <b role="img" aria-label=live(move || points(score.get(), lang.get()))>{live(move || score.get().to_string())}</b>
            <span class="th-hearts" role="img" aria-label=live(move || { how(lang.get())[1].clone() })>
                {live(move || how(lang.get())[0].clone())}
            </span>
        </p>
    }
    .into_any()
}
