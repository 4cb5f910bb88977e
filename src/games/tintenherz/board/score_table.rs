//! The sums at the end.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::games::seam::ui::Ranked;
use crate::games::tintenherz::CardSet;
use crate::games::tintenherz::scene::reading::sum;
use crate::games::tintenherz::scene::{Scene, SeatScene};
use crate::games::tintenherz::text::{Prompt, Words};
use crate::i18n::Lang;
use crate::ui::{ScoreRow, live};

/// Both ways to count each castle, and the score.
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
        let has = Memo::new(move |_| scene.with(|scene| scene.seats[seat]));
        let gives_up = move || has.get().sums.gives_up();
        let wins = Memo::new(move |_| {
            scene.with(|scene| matches!(&scene.prompt, Prompt::Over(outcome) if outcome.winners.contains(seat)))
        });
        let with_castle = move || {
            let SeatScene { castle, hearts, sums, .. } = has.get();
            sum(castle, hearts, sums.with_castle)
        };
        let given_up = move || {
            let SeatScene { castle, hearts_given_up, sums, .. } = has.get();
            sum(castle & CardSet::HEROES, hearts_given_up, sums.given_up)
        };
        let chosen = |chosen: bool| if chosen { "chosen" } else { "" };
        view! {
            <ScoreRow place colour name=name.clone() wins>
                <td class=live(move || chosen(!gives_up()))>{live(with_castle)}</td>
                <td class=live(move || chosen(gives_up()))>{live(given_up)}</td>
                <td>
                    <b>{live(move || has.get().sums.score().to_string())}</b>
                </td>
            </ScoreRow>
        }
        .into_any()
    };
    view! {
        <table class="th-score-table">
            <thead>
                <tr>
                    <td></td>
                    <td></td>
                    <th scope="col">{live(move || Words::of(lang.get()).with_castle())}</th>
                    <th scope="col">{live(move || Words::of(lang.get()).without_castle())}</th>
                    <th scope="col">{live(move || Words::of(lang.get()).score())}</th>
                </tr>
            </thead>
            <tbody>{ranked.iter().map(row).collect_view()}</tbody>
        </table>
    }
}
