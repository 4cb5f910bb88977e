//! The beads at the end.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::games::heartstrings::scene::Scene;
use crate::games::heartstrings::text::Words;
use crate::games::seam::ui::Ranked;
use crate::i18n::Lang;
use crate::ui::{ScoreRow, live};

/// The number of beads that each player has left.
#[component]
pub fn ScoreTable<'a>(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// All players with their places, best first.
    ranked: &'a [Ranked],
) -> impl IntoView {
    // Best first: the last one was the first to go.
    let mut outs = ranked.iter().map(|ranked| ranked.place).filter(|place| *place > 1);
    let (last_out, first_out) = (outs.next(), outs.next_back());
    let row = |ranked: &Ranked| {
        let Ranked { place, info: SeatInfo { seat, colour, ref name } } = *ranked;
        let beads = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).map_or(0, |has| has.beads)));
        let score = move || match beads.get() {
            0 if first_out == Some(place) => Words::of(lang.get()).out_first().to_owned(),
            0 if first_out.is_some() && last_out == Some(place) => Words::of(lang.get()).out_last().to_owned(),
            0 => Words::of(lang.get()).out().to_owned(),
            beads => Words::of(lang.get()).beads(beads),
        };
        let wins = Memo::new(move |_| beads.get() > 0);
        view! {
            <ScoreRow place colour name=name.clone() wins>
                <td>{live(score)}</td>
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
