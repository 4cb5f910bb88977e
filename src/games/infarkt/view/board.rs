//! The places of the town as panels of a comic player_panels.

use std::rc::Rc;

use super::actions::Hands;
use super::parts::{changed, paid, place_id, place_sign};
use super::row::row;
use super::scene::{PlaceScene, Scene};
use super::select::{Picked, Touch};
use crate::engine::Seat;
use crate::games::infarkt::text::{activity, words};
use crate::games::infarkt::{Design, Due, Place};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::signals::*;
use crate::ui::{Laid, Node, Part, of, paint, piece};

/// A place as it is drawn: drawn anew only when this changes.
#[derive(Clone, PartialEq)]
struct Panel {
    /// What is there.
    place: PlaceScene,
    /// A piece is about to be set here.
    planned: bool,
    /// Whose.
    mine: Option<Seat>,
    /// Pieces are being set.
    planning: bool,
    /// The cards that lie here.
    wares: Vec<(Design, u8)>,
}

impl Panel {
    /// The place at this position of the board.
    fn of(scene: &Scene, picked: &Picked, index: usize) -> Self {
        let place = scene.places[index].clone();
        let planned = picked.plan.contains(place.place);
        let wares = match place.place {
            Place::Fleamarket => scene.market.iter().chain(scene.market_drug.map(|drug| (drug, 1))).collect(),
            Place::BlackMarket => scene.black_market.iter().collect(),
            _ => Vec::new(),
        };
        Self {
            place,
            planned,
            // A piece that is about to be set is there already for whoever sets it.
            mine: scene.asked.map(|(seat, _)| seat).filter(|_| planned),
            planning: scene.asked.is_some_and(|(_, due)| due == Due::Plan),
            wares,
        }
    }
}

/// The board.
pub fn board(scene: Memo<Scene>, hands: Hands, seats: Rc<[SeatInfo]>) -> Part {
    let Hands { session, picked, touch, .. } = hands;
    let lang = session.settings().lang;
    // The places of a game are the same from its first moment to its last.
    let count = scene.with_untracked(|scene| scene.places.len());
    let part = |index| {
        let panel = Memo::new(move || scene.with(|scene| picked.with(|picked| Panel::of(scene, picked, index))));
        let seats = seats.clone();
        paint(move || panel.with(|panel| draw(panel, &seats, lang.get(), touch)))
    };
    let panels: Vec<Part> = (0..count).map(part).collect();
    let row = row(scene, hands);
    let laid: Laid = expect_context();
    paint(move || {
        let mut places = of("div", "in-places").class_if("many", count > 6);
        for (panel, number) in panels.iter().zip(0..) {
            places = places.child(laid.from(5 + number / 2, panel));
        }
        of("div", "in-board")
            .attr("role", "group")
            .attr("aria-label", words(lang.get()).board)
            .child(places)
            .child(laid.from(11, &row))
    })
}

/// The board in small: only pictures, and who is where.
pub fn small(scene: &Scene, seats: &[SeatInfo]) -> Node {
    let place = |place: &PlaceScene| {
        let picture = of("span", "in-head").child(place_sign(place.place));
        of("span", "in-place").child(picture.child(pieces(place.pieces.iter(), seats)))
    };
    of("div", "in-board small")
        .attr("aria-hidden", "true")
        .child(of("div", "in-places").class_if("many", scene.places.len() > 6).children(scene.places.iter().map(place)))
}

/// The pieces of these people.
fn pieces<'a>(those: impl Iterator<Item = &'a Seat>, seats: &[SeatInfo]) -> Node {
    let pieces = those.filter_map(|seat| seats.get(seat.index())).map(|info| piece(info.colour));
    of("span", "in-pieces").children(pieces)
}

/// One place.
fn draw(panel: &Panel, seats: &[SeatInfo], lang: Lang, touch: Callback<Touch>) -> Node {
    let Panel { place: this, planned, mine, planning, wares } = panel;
    let place = this.place;
    let names: Vec<&str> = this.pieces.iter().filter_map(|seat| Some(seats.get(seat.index())?.name.as_str())).collect();
    let head = of("button", "in-head")
        .child(place_sign(place))
        .child(of("strong", "in-name").text(words(lang).place(place)))
        .child(pieces(this.pieces.iter().chain(mine), seats))
        .child((!names.is_empty()).then(|| of("span", "sr").text(format!(": {}", names.join(", ")))))
        .attr("data-place", format!("place-{}", place_id(place)))
        .attr("aria-disabled", !this.lit)
        .attr_if("aria-pressed", planning.then_some(planned))
        .press(move || touch.run(Touch::Place(place)));
    let activities = this.activities.iter().map(|scene| {
        // As few elements as can be: there are dozens of them.
        of("li", "in-activity")
            .text(activity(scene.activity, lang))
            .child(paid(scene.balance))
            .children(scene.activity.change().iter().map(|(indicator, by)| changed(indicator, by, lang)))
    });
    let wares = (!wares.is_empty()).then(|| {
        of("span", "in-wares").children(wares.iter().map(|(ware, count)| super::parts::chip(*ware, *count, lang)))
    });
    of("section", "in-place")
        .class_if(&format!("at-{}", place_id(place)), true)
        .class_if("lit", this.lit)
        .class_if("visited", this.visited)
        .class_if("planned", *planned)
        .child(head)
        .child(of("ul", "in-activities").children(activities))
        .child(place_sign(place).class_if("in-scene", true))
        .child(wares)
}
