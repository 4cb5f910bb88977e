//! A character card.

use leptos::prelude::*;

use super::layout::CARD;
use crate::games::tintenherz::text::{card_name, card_value};
use crate::games::tintenherz::{Card, CardSet};
use crate::i18n::Lang;

const HEART: &str = "M0 20C-5 11-24 0-24-14-24-24-8-30 0-16 8-30 24-24 24-14 24 0 5 11 0 20Z";

/// The face of a card around the point 0,0.
pub fn face(card: Card, hearts: CardSet, lang: Lang) -> impl IntoView {
    let (width, height) = CARD;
    let kind = if card.is_hero() { "c" } else { "v" };
    let heart = if hearts.contains(card) { HEART } else { "" };
    view! {
        <rect class="th-paper" x=-width / 2 y=-height / 2 width=width height=height rx="14" />
        <rect class="th-rule" x=8 - width / 2 y=8 - height / 2 width=width - 16 height=height - 16 rx="9" />
        <text class="th-value" x="-68" y="-66">
            {card_value(card)}
        </text>
        <path class="th-heart" transform="translate(52 -88)" d=heart />
        <use
            class="th-drawing"
            href=format!("art/tintenherz.svg#{kind}{}", card.face())
            x="-56"
            y="-50"
            width="112"
            height="112"
        />
        <text class="th-name" y="96">
            {card_name(card, lang)}
        </text>
    }
}
