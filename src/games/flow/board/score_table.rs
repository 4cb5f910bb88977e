//! The pieces at home at the end.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::games::flow::scene::Scene;
use crate::games::flow::text::Words;
use crate::games::flow::{PIECES, Rules};
use crate::games::seam::ui::Ranked;
use crate::i18n::Lang;
use crate::ui::{ScoreRow, live};

/// The number of pieces that each player has brought home.
#[component]
pub fn ScoreTable<'a>(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// All players with their places, best first.
    ranked: &'a [Ranked],
) -> impl IntoView {
    let row = |ranked: &Ranked| {
        let Ranked { place, info: SeatInfo { seat, colour, ref name } } = *ranked;
        let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).map(|seat| (seat.rules, seat.home()))));
        let wins = Memo::new(move |_| scene.with(|scene| scene.winner == Some(seat)));
        let home = move || has.get().map(|(_, home)| format!("{home} / {PIECES}"));
        let goal = move || match has.get() {
            Some((Rules::Ludo, _)) => Words::of(lang.get()).goal(),
            _ => Words::of(lang.get()).place_heart(),
        };
        view! {
            <ScoreRow place colour name=name.clone() wins>
                <td>{live(home)}</td>
                <td>{live(goal)}</td>
            </ScoreRow>
        }
        .into_any()
    };
    view! {
        <table>
            <tbody>{ranked.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
