//! What a player has, in the player_panels of seats.

use super::parts::{chip, gauges, sign};
use super::scene::{PlanScene, SeatScene};
use crate::games::infarkt::text::words;
use crate::i18n::Lang;
use crate::ui::{Node, el, of};

/// Money, chips, cards and body.
pub fn seat(this: &SeatScene, begins: bool, lang: Lang) -> Node {
    let words = words(lang);
    if !this.alive {
        return of("span", "in-seat dead").child(sign("grave")).child(el("span").text(words.dead));
    }
    let counted = |symbol: Node, count: u16, title: String| {
        of("span", "in-counted").attr("title", title).child(symbol).child(el("b").text(count))
    };
    let money = counted(sign("euro"), this.euro, lang.count(u32::from(this.euro), words.euros));
    let some = |symbol, count: u8, forms| {
        (count > 0).then(|| counted(sign(symbol), u16::from(count), lang.count(u32::from(count), forms)))
    };
    let begins = begins.then(|| of("span", "in-counted").attr("title", words.beginner).child(sign("chip-beginner")));
    let plan = matches!(this.plan, PlanScene::Hidden).then(|| of("small", "in-planned").text(words.planned));
    let goods = this.goods.iter().map(|(card, count)| chip(card, count, lang));
    let drugs = this.drugs.iter().map(|(card, count)| chip(card, count, lang));
    of("span", "in-seat")
        .child(
            of("span", "in-has")
                .child(begins)
                .child(money)
                .child(some("chip-family", this.family, words.family_chips))
                .child(some("chip-career", this.career, words.career_chips))
                .child(plan)
                .child(of("span", "in-chips").children(goods.chain(drugs))),
        )
        .child(gauges(this.health, this.forecast, lang))
}
