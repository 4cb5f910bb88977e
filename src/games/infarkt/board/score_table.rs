//! The final standings.

use leptos::prelude::*;

use super::parts::{Gauges, Players, Tracks};
use crate::games::infarkt::Design;
use crate::games::infarkt::scene::{Scene, SeatScene};
use crate::games::infarkt::text::{Words, cards, ending, last_words};
use crate::games::seam::ui::Ranked;
use crate::games::{People, SeatInfo};
use crate::i18n::{Lang, Names};
use crate::ui::{ScoreRow, Unfolded, each, live};

/// For each player: the round and cause of death, the body at the end, and the diary.
#[component]
pub fn ScoreTable<'a>(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    people: People,
    /// The players with their ranks, the best first.
    ranked: &'a [Ranked],
) -> impl IntoView {
    let players = Players::new(people);
    let Unfolded(is_open) = expect_context();
    let row = |ranked: &Ranked| {
        let Ranked { place, info: SeatInfo { seat, colour, ref name } } = *ranked;
        let has = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).cloned()));
        let tracks = Signal::derive(move || has.with(|has| has.as_ref().map(Tracks::last).unwrap_or_default()));
        let quote = move || has.with(|has| has.as_ref()?.last_words).map(|card| last_words(card, lang.get()));
        let events = move || has.with(|has| has.as_ref().map(|has| has.diary.clone()).unwrap_or_default());
        // A diary has each event as often as its copies.
        let events = move || events().into_iter().enumerate();
        let event = move |(_, card): (usize, Design)| {
            view! {
                <li>
                    <b>{live(move || cards::name(card, lang.get()))}</b>
                    " "
                    <i>{live(move || cards::flavour(card, lang.get()))}</i>
                </li>
            }
            .into_any()
        };
        let wins = Memo::new(move |_| has.with(|has| has.as_ref().is_some_and(|has| has.winner)));
        let end = move || has.with(|has| players.say(|names| Some(end(has.as_ref()?, lang.get(), names))));
        view! {
            <ScoreRow place colour name=name.clone() wins>
                <td>
                    <p>{live(end)}</p>
                    {live(move || quote().map(|quote| view! { <p class="in-last-words">{quote}</p> }.into_any()))}
                    <Gauges tracks lang />
                    <details open=live(move || is_open.get())>
                        <summary class="in-diary">{live(move || has.with(|has| Some(diary(has.as_ref()?, lang.get()))))}</summary>
                        <ul>{each(events, |event| *event, event)}</ul>
                    </details>
                </td>
            </ScoreRow>
        }
        .into_any()
    };
    view! {
        <table class="in-score-table">
            <tbody>{ranked.iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The cause and round of a player's death.
fn end(has: &SeatScene, lang: Lang, names: &Names) -> String {
    match &has.death {
        Some(death) => ending(death, has.health, lang, names),
        None => Words::of(lang).alive().to_owned(),
    }
}

/// The title of a player's diary, with the number of its events: their names would take the room of the other players.
fn diary(has: &SeatScene, lang: Lang) -> String {
    format!("{} ({})", Words::of(lang).diary(), has.diary.len())
}
