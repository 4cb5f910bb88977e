//! The table as SVG. Every card is one element for the whole game, so that it travels from where it was to where it goes.

use leptos::prelude::*;

use super::card::face;
use super::layout::{Area, Layout, Place, Rect, Spot};
use super::scene::Scene;
use crate::engine::Seat;
use crate::games::tintenherz::text::{card_name, card_value, words};
use crate::games::tintenherz::{Card, CardSet};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::ui::{on_press, shape};

/// The table. Without `touch` it is a small picture of itself.
pub fn board(
    scene: &Scene,
    layout: &Layout,
    seats: &[SeatInfo],
    lang: Lang,
    touch: Option<Callback<Card>>,
) -> impl IntoView + use<> {
    let (width, height) = layout.size;
    let areas: Vec<_> = layout.areas.iter().zip(seats).map(|(area, info)| seat_area(area, info, scene, lang)).collect();
    let place = |Rect { x, y, w, h }: Rect| view! { <rect class="th-place" x=x y=y width=w height=h rx="14" /> };
    let cards: Vec<_> = Card::all()
        .map(|card| {
            let spot = layout.spot(scene, card);
            lying(card, spot, scene, label(card, spot.place, scene, seats, lang), lang, touch)
        })
        .collect();
    view! {
        <svg
            class="th-board"
            class:small=touch.is_none()
            viewBox=format!("0 0 {width} {height}")
            role="group"
            aria-label=words(lang).board
            aria-hidden=touch.is_none().then_some("true")
        >
            {pile(layout.pile, scene.pile, lang)}
            {layout.places.map(place)}
            {areas}
            {cards}
        </svg>
    }
}

/// The draw pile: a heap of backs with the number on it; on a narrow drawing a small one with the number beside it.
fn pile(place: Rect, count: u8, lang: Lang) -> impl IntoView {
    let Rect { x, y, w, h } = place;
    let slim = w < 100;
    let shown = i16::from(if slim { count.min(1) } else { count.min(4) });
    let backs: Vec<_> = (0..shown)
        .map(|index| view! { <rect class="th-back" x=x + 4 * index y=y - 4 * index width=w height=h rx=w / 12 /> })
        .collect();
    let (class, text_x, text_y, text) = if slim {
        ("th-pile-line", x + w + 12, y + 26, format!("{}: {count}", words(lang).pile))
    } else {
        ("th-pile-count", x + w / 2 + 6, y + h / 2 + 10, count.to_string())
    };
    view! {
        <g>
            <title>{words(lang).pile}</title>
            {backs}
            <text class=class x=text_x y=text_y>
                {text}
            </text>
        </g>
    }
}

fn seat_area(area: &Area, info: &SeatInfo, scene: &Scene, lang: Lang) -> impl IntoView + use<> {
    let Area { all, castle, open, .. } = *area;
    let empty = scene.open[info.seat].is_empty();
    view! {
        <rect class="th-area" x=all.x y=all.y width=all.w height=all.h rx="16" />
        <g transform=format!("translate({} {})", all.x + 28, all.y + 24)>{shape(info.colour, 15)}</g>
        <text class="th-owner" x=all.x + 52 y=all.y + 32>
            {info.name.clone()}
        </text>
        <text class="th-score" x=all.x + all.w - 14 y=all.y + 32>
            {scene.scores[info.seat]}
        </text>
        <rect class="th-open" x=open.x y=open.y width=open.w height=open.h rx="10" />
        <text class="th-hint" x=open.x + open.w / 2 y=open.y + open.h / 2 + 6>
            {empty.then_some(words(lang).open)}
        </text>
        <use class="th-castle" href="art/tintenherz.svg#castle" x=castle.x y=castle.y width=castle.w height=castle.h />
    }
}

/// A card where it lies.
fn lying(
    card: Card,
    spot: Spot,
    scene: &Scene,
    label: String,
    lang: Lang,
    touch: Option<Callback<Card>>,
) -> impl IntoView + use<> {
    let Spot { place, x, y, scale } = spot;
    let away = place == Place::Away;
    let lit = scene.lit.contains(card);
    let press = move || {
        if let Some(touch) = touch {
            touch.run(card);
        }
    };
    view! {
        <g
            class="th-card"
            class:villain=!card.is_hero()
            class:away=away
            class:lit=lit
            class:low=matches!(place, Place::Open(_) | Place::Under(_))
            style:transform=format!("translate({x}px,{y}px) scale({}.{:03})", scale / 1000, scale % 1000)
            role=touch.map(|_| "button")
            tabindex=touch.map(|_| if away { "-1" } else { "0" })
            aria-hidden=away.then_some("true")
            aria-label=label
            aria-disabled=touch.map(|_| if lit { "false" } else { "true" })
            on:click=move |_| press()
            on:keydown=on_press(press)
        >
            {face(card, scene.hearts, lang)}
        </g>
    }
}

/// What a card is to somebody who does not see it.
fn label(card: Card, place: Place, scene: &Scene, seats: &[SeatInfo], lang: Lang) -> String {
    let words = words(lang);
    let whose = |seat: Seat, where_: &str| {
        let name = seats.get(seat.index()).map_or("", |info| info.name.as_str());
        format!("{name}, {where_}")
    };
    let place = match place {
        Place::Away => return String::new(),
        Place::Middle => words.middle.to_owned(),
        Place::Open(seat) => whose(seat, words.open),
        Place::Under(seat) => whose(seat, words.secured),
    };
    let has = |set: CardSet| set.contains(card);
    let heart = if has(scene.hearts) { format!(", {}", lang.count(1, words.hearts)) } else { String::new() };
    let matches = if has(scene.lit) { format!(", {}", words.matches) } else { String::new() };
    format!("{} {}{heart}: {place}{matches}", card_value(card), card_name(card, lang))
}
