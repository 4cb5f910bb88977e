//! The board as SVG: twelve felt patches sewn onto a heart, the pool beside it.

use crate::signals::Callback;

use super::flights::{POOL, room_place};
use super::scene::{RoomScene, Scene};
use crate::engine::Seat;
use crate::games::heartstrings::text::{room_name, words};
use crate::games::heartstrings::{Buff, Held, Room};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::ui::{Node, el, of, shape};

/// A patch is a square of this side, in units of the drawing.
const PATCH: i16 = 184;
/// From one patch to the next.
const PITCH: i16 = 208;
/// The outline of the heart, around the patches.
const HEART: &str = "M500 1004C468 962 330 884 196 742 84 624 16 470 16 312 16 128 140 16 284 16 382 16 462 66 500 146 538 66 618 \
                     16 716 16 860 16 984 128 984 312 984 470 916 624 804 742 670 884 532 962 500 1004Z";

/// The seam runs inside it.
const SEAM: &str = "translate(500 490) scale(.965) translate(-500 -490)";

/// The middle of a room: rows of four, four, three and one make the heart.
fn middle(room: Room) -> (i16, i16) {
    let (row, first, in_row) = match room.0 {
        1..=4 => (0, 1, 4),
        5..=8 => (1, 5, 4),
        9..=11 => (2, 9, 3),
        _ => (3, 12, 1),
    };
    let left = 500 - (in_row - 1) * PITCH / 2;
    (left + (i16::from(room.0) - first) * PITCH, 190 + row * PITCH)
}

/// The board. Without `touch` it is a small picture of itself.
pub fn board(scene: &Scene, seats: &[SeatInfo], lang: Lang, touch: Option<Callback<Room>>) -> Node {
    let rooms = scene.rooms.iter().map(|room| patch(*room, seats, lang, touch));
    of("svg", "hs-board")
        .class_if("small", touch.is_none())
        .attr("viewBox", "0 0 1000 1016")
        .attr("role", "group")
        .attr("aria-label", words(lang).board)
        .attr_if("aria-hidden", touch.is_none().then_some("true"))
        .child(of("path", "hs-felt").attr("d", HEART))
        .child(of("path", "hs-seam").attr("d", HEART).attr("transform", SEAM))
        .child(pool(scene.pool, lang))
        .children(rooms)
}

/// One room.
fn patch(this: RoomScene, seats: &[SeatInfo], lang: Lang, touch: Option<Callback<Room>>) -> Node {
    let RoomScene { room, held, attacker, left, lit } = this;
    let half = PATCH / 2;
    let piece = |seat: Seat, (x, y): (i16, i16), radius: i16| {
        let colour = seats.get(seat.index())?.colour;
        Some(at(el("g"), (x, y)).child(shape(colour, radius)))
    };
    let pile = held.map_or(0, |held| i16::from(held.tokens.min(3)));
    let several = held.map(|held| held.tokens).filter(|tokens| *tokens > 1);
    // A pile, and the number as soon as there are several.
    let left_of_number = if several.is_some() { -18 } else { 0 };
    let pieces = (0..pile).filter_map(|index| {
        let up = index * 11 - (pile - 1) * 5;
        piece(held?.owner, (left_of_number, 20 - up), 36)
    });
    let ghost = left.filter(|_| held.is_none()).and_then(|seat| piece(seat, (0, 20), 34));
    let attacker_piece = attacker.and_then(|seat| piece(seat, (-58, 56), 30));
    let square = |inset: i16| {
        let side = PATCH - 2 * inset;
        [("x", inset - half), ("y", inset - half), ("width", side), ("height", side), ("rx", 30 - inset * 4 / 5)]
    };

    let patch = at(of("g", "hs-room"), middle(room))
        .class_if("lit", lit)
        .class_if("fight", attacker.is_some())
        .attr("aria-label", label(room, held, seats, lang));
    // All that is written there is in the label.
    let drawing = el("g")
        .attr("aria-hidden", "true")
        .child(of("rect", "hs-patch").at(square(0)))
        .child(of("rect", "hs-stitch").at(square(10)))
        .child(of("text", "hs-number").at([("x", 24 - half), ("y", 46 - half)]).text(room.0).text(" "))
        .child(buff(room.buff()))
        .child(el("g").children(pieces))
        .child(ghost.map(|ghost| ghost.class_if("hs-ghost", true)))
        .child(attacker_piece)
        .child(several.map(|tokens| of("text", "hs-count").at([("x", 32), ("y", 38)]).text(format!("×{tokens}"))));
    let patch = patch.child(drawing);
    match touch {
        None => patch,
        Some(touch) => patch
            .attr("role", "button")
            .attr("tabindex", "0")
            .attr("data-place", room_place(room))
            .attr("aria-disabled", !lit)
            .press(move || touch.run(room)),
    }
}

/// Moves something within the drawing.
fn at(node: Node, (x, y): (i16, i16)) -> Node {
    node.attr("transform", format!("translate({x} {y})"))
}

/// What a room is to somebody who does not see it.
fn label(room: Room, held: Option<Held>, seats: &[SeatInfo], lang: Lang) -> String {
    let words = words(lang);
    let owner = |seat: Seat| seats.get(seat.index()).map_or("", |info| info.name.as_str());
    let inside = match held {
        None => words.empty.to_owned(),
        Some(Held { owner: seat, tokens }) => {
            format!("{}, {}", owner(seat), lang.count(u32::from(tokens), words.tokens))
        }
    };
    let bonus = match room.buff() {
        Buff::Attacker(bonus) | Buff::Defender(bonus) => format!(" +{bonus}"),
        Buff::Plain | Buff::Bead => String::new(),
    };
    let several = held.map(|held| held.tokens).filter(|tokens| *tokens > 1);
    let several = several.map(|tokens| format!(" ×{tokens}")).unwrap_or_default();
    // Together and in the order in which it is written there.
    let written = format!("{}{bonus}{several}", room.0);
    let name = room_name(room, lang).replace(&bonus, "").replacen(&room.0.to_string(), &written, 1);
    format!("{name}: {inside}")
}

/// What is special about a room, at its upper right corner.
fn buff(buff: Buff) -> Option<Node> {
    let (symbol, bonus) = match buff {
        Buff::Plain => return None,
        Buff::Attacker(bonus) => ("sword", Some(bonus)),
        Buff::Defender(bonus) => ("shield", Some(bonus)),
        Buff::Bead => ("bead", None),
    };
    let x = if bonus.is_some() { -8 } else { 34 };
    let sign = el("use").attr("href", format!("art/ui.svg#{symbol}")).at([
        ("x", x),
        ("y", -82),
        ("width", 40),
        ("height", 40),
    ]);
    let bonus = bonus.map(|bonus| el("text").at([("x", 34), ("y", -51)]).text(format!("+{bonus}")));
    Some(of("g", "hs-buff").child(sign).child(bonus))
}

/// The bead pool, in the empty corner under the heart.
fn pool(beads: u8, lang: Lang) -> Node {
    let bead = |index: u8| {
        let (row, at) = heap(index);
        of("circle", "hs-bead").attr("r", "12.5").at([("cx", at * 26 + row * 13 - 78), ("cy", -row * 21 - 4)])
    };
    at(of("g", "hs-pool"), (136, 880))
        .attr("data-place", POOL)
        .child(el("title").text(words(lang).pool))
        .child(el("g").children((0..beads).map(bead)))
        .child(of("path", "hs-bowl").attr("d", "M-112 0H112C112 64 66 92 0 92S-112 64-112 0Z"))
        .child(of("text", "hs-pool-count").attr("y", 58).text(beads))
}

/// Row and place within the row of a bead in the heap, from below: seven, six, five and so on.
fn heap(index: u8) -> (i16, i16) {
    let (mut row, mut at) = (0, i16::from(index));
    while at >= 7 - row.min(5) {
        at -= 7 - row.min(5);
        row += 1;
    }
    (row, at)
}
