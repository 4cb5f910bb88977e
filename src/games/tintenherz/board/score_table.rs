//! The sums at the end.

use leptos::prelude::*;

use crate::games::SeatInfo;
use crate::games::seam::ui::Ranked;
use crate::games::tintenherz::CardSet;
use crate::games::tintenherz::scene::{Scene, SeatScene};
use crate::games::tintenherz::text::{Prompt, Words, card_value};
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
    .into_any()
}

/// A sum written out: `(6 + 4 − 6) × 2 = 8`.
fn sum(cards: CardSet, hearts: u8, result: i16) -> String {
    let mut terms = String::new();
    // Heroes first, the usual order of adding up.
    let mut sorted: Vec<_> = cards.iter().collect();
    sorted.reverse();
    for card in sorted {
        match (terms.is_empty(), card.is_hero()) {
            (true, _) => terms.push_str(&card_value(card)),
            (false, true) => terms.push_str(&format!(" + {}", card.face())),
            (false, false) => terms.push_str(&format!(" − {}", card.face())),
        }
    }
    let terms = match cards.len() {
        0 => "0".to_owned(),
        1 => terms,
        _ => format!("({terms})"),
    };
    let sign = if result < 0 { "−" } else { "" };
    format!("{terms} × {hearts} = {sign}{}", result.unsigned_abs())
}
