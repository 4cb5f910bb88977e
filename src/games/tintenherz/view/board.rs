//! The table as SVG. Every card is one element for the whole game, so that it travels from where it was to where it goes.

use leptos::prelude::*;

use super::card::Face;
use super::layout::{Area, Frame, Layout, Place, Rect, Spot};
use super::scene::Scene;
use super::select::tap_card;
use crate::engine::{BySeat, Seat};
use crate::games::Staged;
use crate::games::tintenherz::text::{card_name, card_value, words};
use crate::games::tintenherz::{Card, CardSet, State};
use crate::i18n::Lang;
use crate::session::{SeatInfo, Session};
use crate::ui::{Shape, media};

/// Phones get the narrow drawing; the style sheets use the same width.
const NARROW: &str = "(max-width: 40rem)";

/// The table, touchable.
#[component]
pub fn Board(session: Session<State>) -> impl IntoView {
    let narrow = media(NARROW);
    let seats = StoredValue::new(SeatInfo::of(&session.setup()));
    let hearts = session.setup().options.hearts.cards();
    let scene = Memo::new(move |_| session.shown().with(|state| state.scene(None)));
    let scores = Memo::new(move |_| session.shown().with(scores));
    let lang = session.settings().lang;
    let layout = Memo::new(move |_| {
        let frame = if narrow.get() { Frame::Narrow } else { Frame::Broad };
        Layout::new(frame, seats.with_value(Vec::len))
    });
    let touch =
        Callback::new(move |card: Card| session.tap(session.shown().with_untracked(|state| tap_card(state, card))));
    view! {
        <svg
            class="th-board"
            viewBox=move || view_box(&layout.get())
            role="group"
            aria-label=move || words(lang.get()).board
        >
            {move || ground(layout.get(), seats, scene.into(), scores.into(), lang.into())}
            {Card::all()
                .map(|card| {
                    let spot = Memo::new(move |_| layout.with(|layout| scene.with(|scene| layout.spot(scene, card))));
                    let lit = Memo::new(move |_| scene.with(|scene| scene.lit.contains(card)));
                    view! { <Lying card spot lit hearts seats lang touch /> }
                })
                .collect_view()}
        </svg>
    }
}

/// The table in small, not to be touched.
#[component]
pub fn Picture(scene: Scene, scores: BySeat<i16>, hearts: CardSet, seats: Vec<SeatInfo>) -> impl IntoView {
    let layout = Layout::new(Frame::Broad, seats.len());
    let lang = Signal::stored(Lang::En);
    let cards = Card::all()
        .map(|card| (card, layout.spot(&scene, card)))
        .filter(|(_, spot)| spot.place != Place::Away)
        .map(|(card, Spot { place, x, y, scale })| {
            view! {
                <g class=class(card) class:low=place != Place::Middle transform=format!("translate({x} {y}) scale({scale})")>
                    <Face card hearts lang />
                </g>
            }
        })
        .collect_view();
    let view_box = view_box(&layout);
    let seats = StoredValue::new(seats);
    view! {
        <svg class="th-board small" viewBox=view_box aria-hidden="true">
            {ground(layout, seats, Signal::stored(scene), Signal::stored(scores), lang)}
            {cards}
        </svg>
    }
}

/// What everybody would score if the game ended now.
pub(super) fn scores(state: &State) -> BySeat<i16> {
    BySeat::new(state.seats().len() as u8, |seat| state.score_now(seat))
}

fn view_box(layout: &Layout) -> String {
    format!("0 0 {} {}", layout.size.0, layout.size.1)
}

fn class(card: Card) -> &'static str {
    if card.is_hero() { "th-card" } else { "th-card villain" }
}

/// What lies under the cards: pile, places, the areas of the seats.
fn ground(
    layout: Layout,
    seats: StoredValue<Vec<SeatInfo>>,
    scene: Signal<Scene>,
    scores: Signal<BySeat<i16>>,
    lang: Signal<Lang>,
) -> impl IntoView {
    let Rect { x, y, w, h } = layout.pile;
    let pile = move || scene.with(|scene| scene.pile);
    let slim = w < 100.0;
    let backs = move || {
        let shown = if slim { 1 } else { pile().min(4) };
        (0..shown.min(pile()))
            .map(|index| {
                let up = f64::from(index) * 4.0;
                view! { <rect class="th-back" x=x + up y=y - up width=w height=h rx=w * 0.08 /> }
            })
            .collect_view()
    };
    let count = if slim {
        let left = move || format!("{}: {}", words(lang.get()).pile, pile());
        view! {
            <text class="th-pile-line" x=x + w + 12.0 y=y + 26.0>
                {left}
            </text>
        }
        .into_any()
    } else {
        view! {
            <text class="th-pile-count" x=x + w / 2.0 + 6.0 y=y + h / 2.0 + 10.0>
                {pile}
            </text>
        }
        .into_any()
    };
    let place = |Rect { x, y, w, h }: Rect| view! { <rect class="th-place" x=x y=y width=w height=h rx="14" /> };
    let areas = layout.areas.into_iter().zip(seats.get_value());
    view! {
        <g class="th-pile">
            <title>{move || words(lang.get()).pile}</title>
            {backs}
            {count}
        </g>
        {layout.places.map(place).collect_view()}
        {areas.map(|(area, info)| seat_area(area, info, scene, scores, lang)).collect_view()}
    }
}

fn seat_area(
    area: Area,
    info: SeatInfo,
    scene: Signal<Scene>,
    scores: Signal<BySeat<i16>>,
    lang: Signal<Lang>,
) -> impl IntoView {
    let Area { all, castle, open, .. } = area;
    let seat = info.seat;
    let empty = move || scene.with(|scene| scene.open[seat].is_empty());
    let score = move || scores.with(|scores| scores[seat]);
    let hint = move || {
        empty().then(|| {
            let (x, y) = open.middle();
            view! {
                <text class="th-hint" x=x y=y + 6.0>
                    {move || words(lang.get()).open}
                </text>
            }
        })
    };
    view! {
        <rect class="th-area" x=all.x y=all.y width=all.w height=all.h rx="16" />
        <g transform=format!("translate({} {})", all.x + 28.0, all.y + 24.0)>
            <Shape colour=info.colour radius=15.0 />
        </g>
        <text class="th-owner" x=all.x + 52.0 y=all.y + 32.0>
            {info.name}
        </text>
        <text class="th-score" x=all.x + all.w - 14.0 y=all.y + 32.0>
            {score}
        </text>
        <rect class="th-open" x=open.x y=open.y width=open.w height=open.h rx="10" />
        {hint}
        <use class="th-castle" href="art/tintenherz.svg#castle" x=castle.x y=castle.y width=castle.w height=castle.h />
    }
}

/// A card where it lies.
#[component]
fn Lying(
    card: Card,
    spot: Memo<Spot>,
    lit: Memo<bool>,
    hearts: CardSet,
    seats: StoredValue<Vec<SeatInfo>>,
    #[prop(into)] lang: Signal<Lang>,
    touch: Callback<Card>,
) -> impl IntoView {
    let away = move || spot.get().place == Place::Away;
    let transform = move || {
        let Spot { x, y, scale, .. } = spot.get();
        format!("translate({x}px,{y}px) scale({scale})")
    };
    let owner = move |seat: Seat| {
        seats.with_value(|seats| seats.get(seat.index()).map(|info| info.name.clone()).unwrap_or_default())
    };
    let label = move || {
        let (lang, words) = (lang.get(), words(lang.get()));
        let place = match spot.get().place {
            Place::Away => String::new(),
            Place::Middle => words.middle.to_owned(),
            Place::Open(seat) => format!("{}, {}", owner(seat), words.open),
            Place::Under(seat) => format!("{}, {}", owner(seat), words.secured),
        };
        let heart = if hearts.contains(card) { format!(", {}", lang.count(1, words.hearts)) } else { String::new() };
        let matches = if lit.get() { format!(", {}", words.matches) } else { String::new() };
        format!("{} {}{heart}: {place}{matches}", card_value(card), card_name(card, lang))
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            touch.run(card);
        }
    };
    view! {
        <g
            class=class(card)
            class:away=away
            class:lit=move || lit.get()
            class:low=move || matches!(spot.get().place, Place::Open(_) | Place::Under(_))
            style:transform=transform
            role="button"
            tabindex=move || if away() { "-1" } else { "0" }
            aria-hidden=move || away().then_some("true")
            aria-label=label
            aria-disabled=move || if lit.get() { "false" } else { "true" }
            on:click=move |_| touch.run(card)
            on:keydown=on_key
        >
            <Face card hearts lang />
        </g>
    }
}
