//! The player panel: the score of the castle as it is now, and both ways to count it.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::seam::ui::TableProps;
use crate::games::tintenherz::State;
use crate::games::tintenherz::text::{Words, counting, points};
use crate::ui::live;

/// The score of a seat, as if the game ended now, and its calculation.
#[component]
pub fn PlayerPanel(
    /// The table.
    props: TableProps<State>,
    /// The seat of the panel.
    seat: Seat,
) -> impl IntoView {
    let TableProps { scene, lang, .. } = props;
    let score = Memo::new(move |_| scene.with(|scene| scene.seats[seat].sums.score()));
    let sums = Memo::new(move |_| scene.with(|scene| scene.seats[seat].sums));
    view! {
        <p class="th-seat">
            <span>{live(move || Words::of(lang.get()).score_now())}</span>
            <b role="img" aria-label=live(move || points(score.get(), lang.get()))>{live(move || score.get().to_string())}</b>
            <span class="th-both">{live(move || counting(sums.get(), lang.get()))}</span>
        </p>
    }
}
