//! A character card: one element for the whole game, which moves from place to place.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::People;
use crate::games::tintenherz::scene::layout::{CARD, Place, Spot};
use crate::games::tintenherz::scene::telling::card_place;
use crate::games::tintenherz::text::{Words, card_name, card_value, preview, preview_signs};
use crate::games::tintenherz::{Card, Preview};
use crate::i18n::Lang;
use crate::ui::{live, part_disabled, part_role};

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
    /// What taking or securing it does to the sums of the player to act.
    pub preview: Option<Preview>,
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
    let shown = Memo::new(move |_| {
        let CardLook { spot, preview, .. } = look.get();
        Some((preview?, is_low(spot)))
    });
    let transform = move || {
        let Spot { x, y, scale, .. } = look.get().spot;
        format!("translate({x}px,{y}px) scale({}.{:03})", scale / 1000, scale % 1000)
    };
    let tag = move || {
        shown.get().map(|(preview, is_low)| {
            let class = match (preview.secured.is_some(), is_low) {
                (true, false) => "th-preview later",
                (true, true) => "th-preview later low",
                (false, true) => "th-preview low",
                (false, false) => "th-preview",
            };
            view! {
                <g class=class style:transform=live(transform)>
                    {tag_lines(&preview, lang.get())}
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
            Place::Open(_) if is_low(spot) => " low",
            Place::Middle | Place::Open(_) => "",
            Place::Under(_) => " low under",
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
            aria-disabled=part_disabled(touchable, move || look.get().is_target)
            data-place=touchable.then(|| card_place(card))
            data-touch=touchable.then(|| card.value().to_string())
        >
            <Face card look lang />
        </g>
        // The label of the card says it in words, so it is no part of the card.
        <g aria-hidden="true">{live(tag)}</g>
    }
}

/// Whether a card is drawn smaller than those in the middle: it lies open in front of somebody on a small board.
fn is_low(spot: Spot) -> bool {
    matches!(spot.place, Place::Open(_)) && spot.scale < 1000
}

/// The height of a line of the tag that says what a card does to the sums.
const TAG_LINE: i16 = 40;
/// The number of characters that fit into a line of the tag on a phone, where they are largest; more are fitted to its width.
const TAG_CHARS: usize = 6;

/// The tag at the foot of a card: the sum with the castle, and below it the one without if that matters.
fn tag_lines(preview: &Preview, lang: Lang) -> AnyView {
    let [with, without] = preview_signs(preview, lang);
    let lines = if preview.is_without_castle() { vec![with, without] } else { vec![with] };
    let count = lines.len() as i16;
    let top = 134 - TAG_LINE * count;
    let is_double = count > 1;
    let has_heart = preview.hearts.is_some();
    let line = |(index, signs): (usize, String)| {
        let y = top + TAG_LINE * (index as i16 + 1) - 5;
        let room = 160 - if is_double { 30 } else { 0 } - if has_heart { 24 } else { 0 };
        let x = (if is_double { 15 } else { 0 }) - if has_heart { 12 } else { 0 };
        let is_long = signs.chars().count() > TAG_CHARS;
        // The castle, and the castle crossed out.
        let gate = is_double.then(|| {
            let mark = if index == 0 { "" } else { "M-82 24L-56 2" };
            view! {
                <g class="th-which" transform=format!("translate(0 {})", y - 25)>
                    <path class="th-which-castle" d="M-80 24V5h5v4h4V5h4v4h4V5h5v19h-7v-6h-4v6Z" />
                    <path class="th-which-mark" d=mark />
                </g>
            }
            .into_any()
        });
        view! {
            {gate}
            <text
                x=x.to_string()
                y=y.to_string()
                textLength=is_long.then(|| room.to_string())
                lengthAdjust="spacingAndGlyphs"
            >
                {signs}
            </text>
        }
        .into_any()
    };
    let heart = has_heart
        .then(|| view! { <path class="th-heart" transform="translate(68 118) scale(.5)" d=HEART /> }.into_any());
    view! {
        <rect x="-84" y=top.to_string() width="168" height=(138 - top).to_string() rx="14" />
        {lines.into_iter().enumerate().map(line).collect_view()}
        {heart}
    }
    .into_any()
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
    let score = look.preview.map(|sums| format!(", {}", preview(&sums, lang))).unwrap_or_default();
    format!("{} {}{heart}: {place}{score}{matches}", card_value(card), card_name(card, lang))
}
