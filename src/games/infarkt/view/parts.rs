//! What is seen in many places: signs, effects, cards, gauges.

use crate::games::infarkt::text::{cards, signed, words};
use crate::games::infarkt::{Change, Design, Diet, GRAVE, Health, Indicator, Kind, Place};
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

/// A drawing of this game. A picture, not a part of the page: there are dozens of them on the table.
pub fn sign(name: &str) -> Node {
    of("i", "in-sign").style("background-image", format!("url(art/infarkt/{name}.svg)"))
}

/// The drawing of an indicator.
pub fn indicator_sign(indicator: Indicator) -> Node {
    sign(&format!("ind-{}", indicator.id()))
}

/// The drawing of a place.
pub fn place_sign(place: Place) -> Node {
    sign(&format!("place-{}", place_id(place)))
}

/// The id of a place, as in records.
pub fn place_id(place: Place) -> String {
    serde_json::to_value(place).ok().and_then(|id| id.as_str().map(str::to_owned)).unwrap_or_default()
}

/// One change, as sign and number. It is one picture for who does not see it: with fewer elements the table is drawn sooner.
pub fn changed(indicator: Indicator, by: i8, lang: Lang) -> Node {
    let name = words(lang).indicator(indicator);
    let told = signed(i16::from(by));
    of("span", "in-change")
        .class_if("worse", by > 0)
        .class_if("better", by < 0)
        .attr("role", "img")
        .attr("aria-label", format!("{name} {told}"))
        .attr("title", name)
        .child(indicator_sign(indicator))
        .text(told)
}

/// Money that is earned or paid.
pub fn paid(euro: i16) -> Option<Node> {
    (euro != 0).then(|| of("span", "in-change in-money").child(sign("euro")).text(signed(euro)))
}

/// All changes of an effect, and money.
pub fn changes(change: Change, euro: i16, lang: Lang) -> Node {
    of("span", "in-changes")
        .children(change.iter().map(|(indicator, by)| changed(indicator, by, lang)))
        .child(paid(euro))
}

/// The class of a card: its kind and whether it is healthy.
fn kind(card: Design) -> &'static str {
    match (card.kind(), card.diet()) {
        (Kind::Drug, _) => "drug",
        (Kind::Event, _) => "event",
        (Kind::Tobacco, _) => "tobacco",
        (_, Some(Diet::Healthy)) => "healthy",
        _ => "unhealthy",
    }
}

/// A card; a button if it can be touched. `count` is how many of it lie there.
pub fn card(card: Design, count: u8, lang: Lang, touchable: bool) -> Node {
    let symbol = match card.kind() {
        Kind::Food => "kind-food",
        Kind::Beverage => "kind-beverage",
        Kind::Tobacco => "kind-tobacco",
        Kind::Drug => "kind-drug",
        Kind::Event => "kind-event",
    };
    let kinds = words(lang).kinds[card.kind() as usize];
    let diet = card.diet().map(|diet| words(lang).diets[diet as usize]);
    let about = diet.map_or(kinds.to_owned(), |diet| format!("{kinds}, {diet}"));
    of(if touchable { "button" } else { "span" }, "in-card")
        .class_if(kind(card), true)
        .attr("data-card", card.id())
        .attr("title", format!("{}\n{about}", cards::flavour(card, lang)))
        .child(
            of("span", "in-card-top").child(sign(symbol)).child((count > 1).then(|| el("b").text(format!("×{count}")))),
        )
        .child(sign(card.id()))
        .child(of("span", "in-card-name").text(cards::name(card, lang)))
        .child(changes(card.change(), i16::from(card.euro()), lang))
        .child(of("span", "sr").text(format!(" ({about})")))
}

/// A card so small that there is room only for its picture.
pub fn chip(card: Design, count: u8, lang: Lang) -> Node {
    of("span", "in-chip")
        .class_if(kind(card), true)
        .attr("title", cards::name(card, lang))
        .child(sign(card.id()))
        .child((count > 1).then(|| el("b").text(count)))
        .child(of("span", "sr").text(cards::name(card, lang)))
}

/// The six indicators of somebody, with what the end of the round will add.
pub fn gauges(health: Health, forecast: Change, lang: Lang) -> Node {
    let words = words(lang);
    let gauge = |(indicator, value): (Indicator, u8)| {
        let comes = forecast[indicator];
        let threshold = indicator.threshold();
        let over = threshold.is_some_and(|threshold| value >= threshold);
        let mut told = format!("{value}/{GRAVE} {}", words.indicator(indicator));
        let more = (comes != 0).then(|| {
            let more = signed(i16::from(comes));
            told += &format!(", {}: {more}", words.forecast);
            of("small", "in-comes").attr("title", words.forecast).text(more)
        });
        of("span", "in-gauge")
            .class_if("over", over)
            .class_if("near", value + 2 >= GRAVE && indicator.is_lethal())
            .class_if(&format!("mark-{}", threshold.unwrap_or_default()), threshold.is_some())
            .style("--value", value.to_string())
            .attr("role", "img")
            .attr("aria-label", told)
            .attr("title", words.indicator(indicator))
            .child(indicator_sign(indicator))
            .text(value)
            .child(more)
    };
    of("span", "in-gauges").children(health.iter().map(gauge))
}
