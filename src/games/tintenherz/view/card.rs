//! A character card.

use super::layout::CARD;
use crate::games::tintenherz::text::{card_name, card_value};
use crate::games::tintenherz::{Card, CardSet};
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

const HEART: &str = "M0 20C-5 11-24 0-24-14-24-24-8-30 0-16 8-30 24-24 24-14 24 0 5 11 0 20Z";

/// The face of a card around the point 0,0; the children of an element.
pub fn face(card: Card, hearts: CardSet, lang: Lang) -> [Node; 5] {
    let (width, height) = CARD;
    let kind = if card.is_hero() { "c" } else { "v" };
    let heart = if hearts.contains(card) { HEART } else { "" };
    let sheet = |inset: i16, radius: i16| {
        let (w, h) = (width - 2 * inset, height - 2 * inset);
        [("x", -w / 2), ("y", -h / 2), ("width", w), ("height", h), ("rx", radius)]
    };
    let drawing = of("use", "th-drawing").attr("href", format!("art/tintenherz.svg#{kind}{}", card.face())).at([
        ("x", -56),
        ("y", -50),
        ("width", 112),
        ("height", 112),
    ]);
    [
        of("rect", "th-paper").at(sheet(0, 14)),
        of("rect", "th-rule").at(sheet(8, 9)),
        of("text", "th-value").at([("x", -68), ("y", -66)]).text(card_value(card)).text(" "),
        el("g").child(of("path", "th-heart").attr("transform", "translate(52 -88)").attr("d", heart)).child(drawing),
        of("text", "th-name").attr("y", 96).text(card_name(card, lang)),
    ]
}
