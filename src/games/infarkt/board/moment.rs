//! What is displayed over the board before anything else happens: deaths, and the end of a round. The log tells the same.

use leptos::prelude::*;

use super::parts::{Person, Piece, Players, Shift, Sign};
use crate::engine::Seat;
use crate::games::infarkt::Indicator;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::day::Part;
use crate::games::infarkt::scene::moment::{Dying, Moment, Worsened};
use crate::games::infarkt::text::{Words, ending, last_words};
use crate::i18n::Lang;
use crate::ui::live;

/// The layer over the board. A touch on it ends it, as any other touch does.
#[component]
pub fn OverBoard(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
) -> impl IntoView {
    let moment = Memo::new(move |_| scene.with(|scene| scene.moment.clone()));
    let layer = move || {
        // Guests are displayed on the board.
        moment.get().filter(|moment| !moment.deaths.is_empty() || !moment.worsened.is_empty()).map(|moment| {
            let time = format!("{}ms", moment.time().unwrap_or_default());
            let inside = match moment.deaths.is_empty() {
                true => night(&moment, lang, players),
                false => moment.deaths.into_iter().map(|dying| grave(dying, lang, players)).collect_view().into_any(),
            };
            view! {
                <div class="in-moment" aria-hidden="true" style=("--time", time)>
                    <div class="in-moment-inside">{inside}</div>
                </div>
            }
            .into_any()
        })
    };
    view! { {live(layer)} }.into_any()
}

/// A death: the piece that falls, the cause, and a line of the card behind it.
fn grave(dying: Dying, lang: Signal<Lang>, players: Players) -> AnyView {
    let Dying { death, health, last_words: card } = dying;
    let how = move || players.say(|names| ending(&death, health, lang.get(), names));
    view! {
        <section class="in-grave">
            <span class="in-fallen">
                <Sign name="grave" />
                <Piece players seat=death.seat />
            </span>
            <div>
                <h3>{players.name(death.seat)}</h3>
                <p>{live(how)}</p>
                {card.map(|card| view! { <p class="in-last-words">{live(move || last_words(card, lang.get()))}</p> }.into_any())}
            </div>
        </section>
    }
    .into_any()
}

/// The end of a round: what it worsens, player by player, and by what.
fn night(moment: &Moment, lang: Signal<Lang>, players: Players) -> AnyView {
    let mut seats: Vec<Seat> = moment.worsened.iter().map(|worsened| worsened.seat).collect();
    seats.dedup();
    let row = |seat: Seat| {
        let own = moment.worsened.iter().enumerate().filter(|(_, worsened)| worsened.seat == seat);
        let climbs = own.map(|(nth, climb)| climbs(nth, climb, lang)).collect_view();
        view! {
            <li>
                <Person players seat />
                {climbs}
            </li>
        }
        .into_any()
    };
    view! {
        <section class="in-night">
            <h3>{live(move || Part::Night.name(Words::of(lang.get())))}</h3>
            <ul>{seats.into_iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// An indicator that climbs, after those that make it do so.
fn climbs(nth: usize, climb: &Worsened, lang: Signal<Lang>) -> AnyView {
    let Worsened { indicator, before, after, ref by, .. } = *climb;
    let source = |(of, value): &(Indicator, u8)| {
        let (name, value) = (["ind-", of.id()].concat(), value.to_string());
        view! {
            <Sign name />
            {value}
            " ⇒ "
        }
        .into_any()
    };
    view! {
        <span class="in-climb" style=("--nth", nth.to_string())>
            <small>{by.iter().map(source).collect_view()}</small>
            <Shift indicator before after lang />
        </span>
    }
    .into_any()
}
