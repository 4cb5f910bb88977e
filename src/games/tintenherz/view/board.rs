//! The table as SVG. Every card is one element for the whole game, so that it travels from where it was to where it goes.

use crate::signals::Callback;

use super::card::face;
use super::layout::{Area, Layout, Place, Rect, Spot};
use super::scene::Scene;
use crate::engine::Seat;
use crate::games::tintenherz::text::{card_name, card_value, words};
use crate::games::tintenherz::{Card, CardSet};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::ui::{Node, el, of, shape};

/// The table. Without `touch` it is a small picture of itself.
pub fn board(scene: &Scene, layout: &Layout, seats: &[SeatInfo], lang: Lang, touch: Option<Callback<Card>>) -> Node {
    let (width, height) = layout.size;
    let areas = layout.areas.iter().zip(seats).map(|(area, info)| seat_area(area, info, scene, lang));
    let places = layout.places.iter().map(|place| of("rect", "th-place").at(place.numbers()).attr("rx", 14));
    let cards = Card::all().map(|card| {
        let spot = layout.spot(scene, card);
        lying(card, spot, scene, label(card, spot.place, scene, seats, lang), lang, touch)
    });
    of("svg", "th-board")
        .class_if("small", touch.is_none())
        .attr("viewBox", format!("0 0 {width} {height}"))
        .attr("role", "group")
        .attr("aria-label", words(lang).board)
        .attr_if("aria-hidden", touch.is_none().then_some("true"))
        .child(pile(layout.pile, scene.pile, lang))
        .child(el("g").children(places))
        .child(el("g").children(areas))
        .children(cards)
}

/// The draw pile: a heap of backs with the number on it; on a narrow drawing a small one with the number beside it.
fn pile(place: Rect, count: u8, lang: Lang) -> Node {
    let Rect { x, y, w, h } = place;
    let slim = w < 100;
    let shown = i16::from(if slim { count.min(1) } else { count.min(4) });
    let backs = (0..shown).map(|index| {
        let back = Rect { x: x + 4 * index, y: y - 4 * index, w, h };
        of("rect", "th-back").at(back.numbers()).attr("rx", w / 12)
    });
    let (class, text_x, text_y, text) = if slim {
        ("th-pile-line", x + w + 12, y + 26, format!("{}: {count}", words(lang).pile))
    } else {
        ("th-pile-count", x + w / 2 + 6, y + h / 2 + 10, count.to_string())
    };
    el("g")
        .child(el("title").text(words(lang).pile))
        .child(el("g").children(backs))
        .child(of("text", class).at([("x", text_x), ("y", text_y)]).text(text))
}

fn seat_area(area: &Area, info: &SeatInfo, scene: &Scene, lang: Lang) -> Node {
    let Area { all, castle, open, .. } = *area;
    let text = |class: &str, x: i16, y: i16, text: String| of("text", class).at([("x", x), ("y", y)]).text(text);
    let hint = if scene.open[info.seat].is_empty() { words(lang).open } else { "" };
    let mark = el("g").attr("transform", format!("translate({} {})", all.x + 28, all.y + 24));
    el("g")
        .child(of("rect", "th-area").at(all.numbers()).attr("rx", 16))
        .child(mark.child(shape(info.colour, 15)))
        .child(text("th-owner", all.x + 52, all.y + 32, info.name.clone()))
        .child(text("th-score", all.x + all.w - 14, all.y + 32, scene.scores[info.seat].to_string()))
        .child(of("rect", "th-open").at(open.numbers()).attr("rx", 10))
        .child(text("th-hint", open.x + open.w / 2, open.y + open.h / 2 + 6, hint.to_owned()))
        .child(of("use", "th-castle").attr("href", "art/tintenherz.svg#castle").at(castle.numbers()))
}

/// A card where it lies.
fn lying(card: Card, spot: Spot, scene: &Scene, label: String, lang: Lang, touch: Option<Callback<Card>>) -> Node {
    let Spot { place, x, y, scale } = spot;
    let away = place == Place::Away;
    let lit = scene.lit.contains(card);
    let transform = format!("translate({x}px,{y}px) scale({}.{:03})", scale / 1000, scale % 1000);
    let lying = of("g", "th-card")
        .class_if("villain", !card.is_hero())
        .class_if("away", away)
        .class_if("lit", lit)
        .class_if("low", matches!(place, Place::Open(_) | Place::Under(_)))
        .style("transform", transform)
        .attr_if("aria-hidden", away.then_some("true"))
        .attr("aria-label", label)
        // All that is drawn is in the label.
        .child(el("g").attr("aria-hidden", "true").children(face(card, scene.hearts, lang)));
    match touch {
        None => lying,
        Some(touch) => lying
            .attr("role", "button")
            .attr("tabindex", if away { "-1" } else { "0" })
            .attr("aria-disabled", !lit)
            .press(move || touch.run(card)),
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
