//! A character card: one element for the whole game, which moves from place to place.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::People;
use crate::games::tintenherz::Card;
use crate::games::tintenherz::scene::layout::{CARD, Place, Spot};
use crate::games::tintenherz::scene::trails::card_place;
use crate::games::tintenherz::text::{Words, card_name, card_value, preview, preview_signs};
use crate::i18n::Lang;
use crate::ui::{live, part_role};

const HEART: &str = "M0 20C-5 11-24 0-24-14-24-24-8-30 0-16 8-30 24-24 24-14 24 0 5 11 0 20Z";

/// The variable properties of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardLook {
    /// The place of the card.
    pub spot: Spot,
    /// Whether the card can be taken or secured now.
    pub is_target: bool,
    /// Whether a hint points to it.
    pub pointed: bool,
    /// Whether there is a heart on the card.
    pub heart: bool,
    /// Whether it has just come from the pile.
    pub coming: bool,
    /// The score of the player to act before and after taking or securing it.
    pub preview: Option<[i16; 2]>,
}

/// A card in its place.
#[component]
pub fn CharacterCard(
    /// The card.
    card: Card,
    /// The variable properties of the card.
    look: Memo<CardLook>,
    /// The people at the table.
    people: People,
    /// The language.
    lang: Signal<Lang>,
    /// Whether it can be touched.
    touchable: bool,
) -> impl IntoView {
    let shown = Memo::new(move |_| look.get().preview);
    let transform = move || {
        let Spot { x, y, scale, .. } = look.get().spot;
        format!("translate({x}px,{y}px) scale({}.{:03})", scale / 1000, scale % 1000)
    };
    let tag = move || {
        shown.get().map(|scores| {
            view! {
                <g class="th-preview" style:transform=live(transform)>
                    <rect x="-84" y="98" width="168" height="40" rx="14" />
                    <text y="129">{preview_signs(scores, lang.get())}</text>
                </g>
            }
            .into_any()
        })
    };
    let away = move || look.get().spot.place == Place::Away;
    let class = move || {
        let CardLook { spot, is_target, pointed, coming, .. } = look.get();
        let villain = if card.is_hero() { "" } else { " villain" };
        let lit = if is_target { " lit" } else { "" };
        let place = match spot.place {
            Place::Away => " away",
            Place::Middle => "",
            Place::Open(_) if spot.scale >= 1000 => "",
            Place::Open(_) | Place::Under(_) => " low",
        };
        let coming = if coming { " coming" } else { "" };
        let pointed = if pointed { " pointed" } else { "" };
        format!("th-card{villain}{place}{lit}{pointed}{coming}")
    };
    view! {
        <g
            class=live(class)
            style:transform=live(transform)
            aria-label=live(move || label(card, look.get(), &people, lang.get()))
            aria-hidden=live(move || away().then(|| "true".to_owned()))
            role=part_role(touchable)
            tabindex=live(move || touchable.then(|| if away() { "-1" } else { "0" }.to_owned()))
            aria-disabled=live(move || touchable.then(|| (!look.get().is_target).to_string()))
            data-place=touchable.then(|| card_place(card))
            data-touch=touchable.then(|| card.value().to_string())
        >
            <Face card look lang />
        </g>
        // The label of the card says it in words, so it is no part of the card.
        <g aria-hidden="true">{live(tag)}</g>
    }
}

/// The face of a card, centred on the point 0,0.
#[component]
fn Face(card: Card, look: Memo<CardLook>, lang: Signal<Lang>) -> impl IntoView {
    let heart = move || if look.get().heart { HEART } else { "" };
    let coming = Memo::new(move |_| look.get().coming);
    let kind = if card.is_hero() { "c" } else { "v" };
    let sheet = |class: &'static str, inset: i16, radius: &'static str| {
        let (width, height) = (CARD.0 - 2 * inset, CARD.1 - 2 * inset);
        view! {
            <rect
                class=class
                x=(-width / 2).to_string()
                y=(-height / 2).to_string()
                width=width.to_string()
                height=height.to_string()
                rx=radius
            />
        }
        .into_any()
    };
    view! {
        // The label contains everything that is drawn here.
        <g class="th-face" aria-hidden="true">
            {sheet("th-paper", 0, "14")}
            {sheet("th-rule", 8, "9")}
            <text class="th-value" x="-68" y="-66">
                {format!("{} ", card_value(card))}
            </text>
            <path class="th-heart" transform="translate(52 -88)" d=live(heart) />
            <use
                class="th-drawing"
                href=format!("#th-{kind}{}", card.face())
                x="-56"
                y="-50"
                width="112"
                height="112"
            />
            <text class="th-name" y="90">
                {live(move || card_name(card, lang.get()))}
            </text>
            // Its back, while it is turned over.
            {live(move || coming.get().then(|| sheet("th-cover", 0, "14")))}
        </g>
    }
}

/// The accessible label of a card.
fn label(card: Card, look: CardLook, people: &People, lang: Lang) -> String {
    let words = Words::of(lang);
    let of = |seat: Seat, place: &str| {
        let name = people.get(seat.index()).map_or("", |info| info.name.as_str());
        format!("{name}, {place}")
    };
    let place = match look.spot.place {
        Place::Away => return String::new(),
        Place::Middle => words.middle().to_owned(),
        Place::Open(seat) => of(seat, words.open()),
        Place::Under(seat) => of(seat, words.secured()),
    };
    let heart = if look.heart { format!(", {}", words.hearts(1u8)) } else { String::new() };
    let matches = if look.is_target { format!(", {}", words.matches()) } else { String::new() };
    let score = look.preview.map(|scores| format!(", {}", preview(scores, lang))).unwrap_or_default();
    format!("{} {}{heart}: {place}{score}{matches}", card_value(card), card_name(card, lang))
}
