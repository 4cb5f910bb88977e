//! The beads at the end.

use leptos::prelude::*;

use super::scene::Scene;
use crate::games::heartstrings::text::words;
use crate::games::{People, SeatInfo};
use crate::i18n::Lang;
use crate::ui::{ScoreRow, live};

/// How many beads everybody has left.
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
        let beads = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).map_or(0, |has| has.beads)));
        let score = move || match beads.get() {
            0 => words(lang.get()).out.to_owned(),
            beads => lang.get().count(u32::from(beads), words(lang.get()).beads),
        };
        let wins = Memo::new(move |_| beads.get() > 0);
        view! {
            <ScoreRow colour name=name.clone() wins>
                <td>{live(score)}</td>
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
