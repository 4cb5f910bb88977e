//! Hands of cards: stacks by suit.

use super::board::{sign, suit};
use crate::games::flow::text::{card_effect, card_name, words};
use crate::games::flow::{Card, Cards};
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

/// The sign of a kind of card as a picture of its own.
pub fn picture(card: Option<Card>) -> Node {
    of("svg", "fl-suit").attr("viewBox", "-12 -12 24 24").attr("aria-hidden", "true").child(sign(suit(card), 11))
}

/// What a seat has, in small: for the player_panels.
pub fn hand(cards: Cards, lang: Lang) -> Node {
    let stack = |card: Card| {
        let count = cards.of(card);
        of("span", "fl-stack")
            .class_if("none", count == 0)
            .class_if(suit(Some(card)), true)
            .attr("title", format!("{count} × {}", card_name(card, lang)))
            .child(picture(Some(card)))
            .child(el("b").text(count))
    };
    of("span", "fl-hand")
        .attr("aria-label", words(lang).hand)
        .attr("role", "group")
        .children(Card::ALL.into_iter().map(stack))
}

/// A card of the own hand, with all of its kind under it.
pub fn stack(card: Card, count: u8, playable: bool, selected: bool, lang: Lang) -> Node {
    of("button", "fl-card")
        .class_if(suit(Some(card)), true)
        .class_if("lit", playable)
        .class_if("none", count == 0)
        .test_id(suit(Some(card)))
        .attr("aria-pressed", selected)
        .attr("aria-disabled", !playable)
        .attr("title", card_effect(card, lang))
        .child(picture(Some(card)))
        .child(of("span", "fl-card-name").text(card_name(card, lang)))
        .child(of("span", "fl-count").text(format!("×\u{a0}{count}")))
}

/// Cards that are given for another one.
pub fn payment(with: Cards, selected: bool, lang: Lang) -> Node {
    let label = crate::games::flow::text::card_list(with, lang);
    of("button", "button fl-payment")
        .class_if("chosen", selected)
        .attr("aria-pressed", selected)
        .attr("aria-label", label)
        .children(with.iter().map(|card| picture(Some(card)).class_if(suit(Some(card)), true)))
}
