//! The body of the player whose decision is due, large: it takes the room of the place of action that nothing else needs.

use leptos::prelude::*;

use super::parts::{IndicatorSign, Person, Players, Track, Tracks};
use crate::engine::Seat;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::reading::track_part;
use crate::games::infarkt::text::Words;
use crate::games::infarkt::{GRAVE, Indicator};
use crate::i18n::{Lang, signed};
use crate::ui::{each, live};

/// The player and the six indicators. The panel of the seat says the same to screen readers.
#[component]
pub fn Body(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
) -> impl IntoView {
    let seat = Memo::new(move |_| {
        scene.with(|scene| {
            let seat = scene.asked.map(|(seat, _)| seat).or(scene.acting)?;
            scene.seats.get(seat).filter(|has| has.alive).map(|_| seat)
        })
    });
    let tracks = Memo::new(move |_| {
        scene.with(|scene| seat.get().and_then(|seat| scene.seats.get(seat)).map(Tracks::of).unwrap_or_default())
    });
    let body = move |seat: Seat| {
        let rows = Indicator::ALL.map(|indicator| {
            let track = Memo::new(move |_| tracks.with(|tracks| tracks.track(indicator)));
            view! { <Row indicator track lang /> }.into_any()
        });
        view! {
            <div class="in-body">
                <Person players seat />
                {rows.into_iter().collect::<Vec<_>>()}
            </div>
        }
        .into_any()
    };
    view! { <div class="in-body-room" aria-hidden="true">{each(move || seat.get(), |seat| *seat, body)}</div> }
}

/// An indicator: as far as it has come and will come, its thresholds with their numbers, and the grave.
#[component]
fn Row(indicator: Indicator, track: Memo<Track>, lang: Signal<Lang>) -> impl IntoView {
    let class = move || track.get().danger("in-track", indicator);
    let low = move || track.with(|track| track.value.min(track.ahead)).to_string();
    let high = move || track.with(|track| track.value.max(track.ahead)).to_string();
    let thresholds = [indicator.threshold(), indicator.second_threshold(), indicator.is_lethal().then_some(GRAVE)];
    let mark = |at: u8| {
        let class = if at == GRAVE { "in-mark grave" } else { "in-mark" };
        view! {
            <small class=class style=("--at", at.to_string())>
                {at.to_string()}
            </small>
        }
        .into_any()
    };
    let comes = Memo::new(move |_| track.with(|track| track.comes().1));
    let better = move || if comes.get() > 0 { "in-comes" } else { "in-comes better" };
    view! {
        <div
            class=live(class)
            style=("--value", live(low))
            style=("--ahead", live(high))
            data-read=track_part(indicator)
        >
            <IndicatorSign indicator />
            <span class="in-track-name">{live(move || Words::of(lang.get()).indicator(indicator))}</span>
            <span class="in-track-bar">{thresholds.into_iter().flatten().map(mark).collect_view()}</span>
            <b>{live(move || track.get().value.to_string())}</b>
            <small class=live(better)>{live(move || (comes.get() != 0).then(|| signed(comes.get().into())))}</small>
        </div>
    }
}
