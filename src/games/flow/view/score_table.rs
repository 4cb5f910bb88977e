//! The pieces at home at the end.

use leptos::prelude::*;

use super::scene::Scene;
use crate::games::flow::text::words;
use crate::games::flow::{PIECES, Rules};
use crate::games::{People, SeatInfo};
use crate::i18n::Lang;
use crate::ui::{ScoreRow, live};

/// How many pieces everybody has brought home.
#[component]
pub fn ScoreTable(
    /// What is shown.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Who plays.
    people: People,
) -> impl IntoView {
    let row = |info: &SeatInfo| {
        let SeatInfo { seat, colour, ref name } = *info;
        let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).map(|seat| (seat.rules, seat.home()))));
        let wins = Memo::new(move |_| scene.with(|scene| scene.winner == Some(seat)));
        let home = move || has.get().map(|(_, home)| format!("{home} / {PIECES}"));
        let place = move || match has.get() {
            Some((Rules::Ludo, _)) => words(lang.get()).lane,
            _ => words(lang.get()).heart,
        };
        view! {
            <ScoreRow colour name=name.clone() wins>
                <td>{live(home)}</td>
                <td>{live(place)}</td>
            </ScoreRow>
        }
        .into_any()
    };
    view! {
        <table>
            <tbody>{people.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}
