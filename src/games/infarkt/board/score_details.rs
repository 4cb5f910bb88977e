//! The drawn part of the final standings.

use leptos::prelude::*;

use super::parts::{Gauges, Tracks};
use crate::engine::Seat;
use crate::games::infarkt::scene::SeatScene;
use crate::games::infarkt::text::{Words, cards, last_words};
use crate::games::infarkt::{Design, State};
use crate::games::seam::ui::TableProps;
use crate::i18n::Lang;
use crate::ui::{Unfolded, each, live};

/// The last words of a player, the body at the end, and the diary.
#[component]
pub fn ScoreDetails(
    /// The table.
    props: TableProps<State>,
    /// The seat shown.
    seat: Seat,
) -> impl IntoView {
    let TableProps { scene, lang, .. } = props;
    let Unfolded(is_open) = expect_context();
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
    view! {
        {live(move || quote().map(|quote| view! { <p class="in-last-words">{quote}</p> }.into_any()))}
        <Gauges tracks lang />
        <details open=live(move || is_open.get())>
            <summary class="in-diary">{live(move || has.with(|has| Some(diary(has.as_ref()?, lang.get()))))}</summary>
            <ul>{each(events, |event| *event, event)}</ul>
        </details>
    }
}

/// The title of a player's diary, with the number of its events: their names would take the room of the other players.
fn diary(has: &SeatScene, lang: Lang) -> String {
    format!("{} ({})", Words::of(lang).diary(), has.diary.len())
}
