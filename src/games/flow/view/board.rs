//! What of the board does not move: the veins, the heart, the positions. Each is a drawing of its own, so that what flows and beats
//! does not draw the rest anew.

use super::layout::{Layout, Point, SIDE};
use super::scene::{Scene, StartScene};
use crate::engine::Seat;
use crate::games::flow::text::{off_ring, words};
use crate::games::flow::{Card, FASTEST, LANE, PIECES, Preview, Rules};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::ui::{Node, el, of, shape};

/// The heart in the middle, 300 wide.
const HEART: &str = "M0 140C-44 104-150 36-150-52-150-106-110-142-70-142-38-142-12-124 0-96 12-124 38-142 70-142 110-142 150-106 150-52 150 36 44 104 0 140Z";

/// An empty drawing of the size of the board.
pub fn sheet(class: &str) -> Node {
    of("svg", class).attr("viewBox", format!("0 0 {SIDE} {SIDE}"))
}

/// Moves something within the drawing.
pub fn at(node: Node, (x, y): Point) -> Node {
    node.attr("transform", format!("translate({x} {y})"))
}

/// A sign of this game.
pub fn sign(name: &str, size: i16) -> Node {
    el("use").attr("href", format!("art/flow.svg#{name}")).at([
        ("x", -size),
        ("y", -size),
        ("width", 2 * size),
        ("height", 2 * size),
    ])
}

/// The sign of a kind of card; of any kind where they are drawn at random.
pub fn suit(card: Option<Card>) -> &'static str {
    card.map_or("any", |card| ["throw", "enter", "swap", "move"][card.index()])
}

/// The veins, in which it flows at the pace of the heart.
pub fn veins(scene: &Scene, layout: &Layout) -> Node {
    let line = |class: &str, width: i16| {
        of("path", class)
            .attr("d", layout.curve())
            .attr("stroke-width", width)
            .attr("pathLength", u16::from(scene.length) * 30)
    };
    let width = layout.field * 2;
    // From the entrance a vein leads into the heart.
    let inlet = scene.entrance.map(|position| {
        let (x, y) = layout.at(position);
        let (to_x, to_y) = (500 + (x - 500) / 4, 490 + (y - 490) / 4);
        of("path", "fl-inlet").attr("d", format!("M{x} {y}L{to_x} {to_y}")).attr("stroke-width", layout.field)
    });
    el("g")
        .class_if(&format!("fl-speed-{}", scene.speed), true)
        .child(line("fl-vein", width + 14))
        .child(line("fl-vein-inside", width))
        .child(line("fl-blood", layout.field / 2))
        .child(inlet)
}

/// The heart: its speed as it is, and as it would be.
pub fn heart(scene: &Scene, layout: &Layout, preview: Option<&Preview>, lang: Lang) -> Node {
    let words = words(lang);
    let then = preview.map(|preview| preview.speed).filter(|speed| *speed != scene.speed);
    let number = then.map_or(scene.speed.to_string(), |then| format!("{} → {then}", scene.speed));
    let pip = |speed: u8| {
        of("circle", "fl-pip")
            .class_if("on", speed <= scene.speed)
            .at([("cx", i16::from(speed) * 34 - 85), ("cy", 50)])
            .attr("r", 10)
    };
    let line = |class: &str, y: i16, text: &str| of("text", class).attr("y", y).text(text);
    let closed = scene.off_ring.map(|_| at(of("g", "fl-lock"), (0, 92)).child(sign("closed", 18)));
    let beating = el("g")
        .class_if("fl-beat", true)
        .child(of("path", "fl-heart").attr("d", HEART))
        .child(of("path", "fl-shine").attr("d", "M-112-60C-110-92-92-108-68-108"));
    let inside = el("g")
        .attr("transform", format!("translate(500 505) scale({}.{:02})", layout.heart / 100, layout.heart % 100))
        .class_if(&format!("fl-speed-{}", scene.speed), true)
        .child(beating)
        .child(line("fl-heart-word", -58, words.speed))
        .child(line("fl-heart-number", 18, &number))
        .child(of("g", "fl-pips").children((1..=FASTEST).map(pip)))
        .child(closed);
    let why = scene.off_ring.map(|why| off_ring(why, lang));
    let place = scene.entrance.map(|position| format!("{} {position}", words.entrance));
    let label = format!("{} {}. {}", words.speed, scene.speed, why.map_or(place.unwrap_or_default(), str::to_owned));
    inside.attr("role", "img").attr("aria-label", label)
}

/// The positions, the starts, the lanes and the places where pieces wait.
pub fn fields(scene: &Scene, layout: &Layout, seats: &[SeatInfo]) -> Node {
    let positions = (0..scene.length).map(|position| {
        let (x, y) = layout.at(position);
        of("circle", "fl-field").at([("cx", x), ("cy", y), ("r", layout.field)])
    });
    let starts = scene.starts.iter().map(|start| start_field(start, layout));
    let entrance = scene.entrance.map(|position| {
        at(of("g", "fl-entrance"), layout.at(position))
            .child(el("circle").attr("r", layout.field + 7))
            .child(sign("entrance", layout.field))
    });
    let corners = scene.seats.seats().map(|seat| corner(scene, layout, seat, seats));
    el("g")
        .child(el("g").children(positions))
        .child(el("g").children(starts))
        .child(el("g").children(corners))
        .child(entrance)
}

fn start_field(start: &StartScene, layout: &Layout) -> Node {
    let (x, y) = layout.at(start.position);
    // The arrow points to where it flows from here.
    let (to_x, to_y) = layout.at(start.position + 1);
    let (across, down) = ((to_x - x), (to_y - y));
    let (side, back) = ((-down / 6, across / 6), (across * 2 / 5, down * 2 / 5));
    let arrow = format!(
        "M{} {}L{} {}L{} {}Z",
        back.0 + side.0,
        back.1 + side.1,
        across * 13 / 20,
        down * 13 / 20,
        back.0 - side.0,
        back.1 - side.1
    );
    at(of("g", "fl-start"), (x, y))
        .class_if(&format!("seat-{}", start.colour.id()), true)
        .class_if("nobody", start.seat.is_none())
        .child(of("path", "fl-arrow").attr("d", arrow))
        .child(el("circle").attr("r", layout.field + 1))
        .child(sign(suit(start.card), layout.field * 3 / 4))
}

/// Where the pieces of a seat wait, and where they come home.
fn corner(scene: &Scene, layout: &Layout, seat: Seat, seats: &[SeatInfo]) -> Node {
    let this = &scene.seats[seat];
    let ludo = this.rules == Rules::Ludo;
    let slot = |(x, y): Point, class: &str, radius: i16| of("circle", class).at([("cx", x), ("cy", y), ("r", radius)]);
    // A master never waits.
    let waiting =
        (u8::from(!ludo)..PIECES).map(|number| slot(layout.waiting(this.start, number), "fl-slot", layout.piece()));
    let lane = (0..LANE).map(|field| {
        let place = layout.lane(this.start, field);
        if ludo {
            slot(place, "fl-goal", layout.piece())
        } else {
            at(sign("home", layout.piece()), place).class_if("fl-home", true)
        }
    });
    let colour = seats.get(seat.index()).map(|info| info.colour);
    let owner = colour.map(|colour| {
        let place = if ludo { layout.corner(this.start) } else { layout.waiting(this.start, 0) };
        let radius = if ludo { layout.piece() / 2 } else { layout.piece() * 2 / 3 };
        at(of("g", "fl-owner"), place).child(shape(colour, radius))
    });
    of("g", "fl-corner")
        .class_if(&format!("seat-{}", colour.map_or("", |colour| colour.id())), true)
        .class_if("asked", scene.asked == Some(seat))
        .child(el("g").children(waiting))
        .child(el("g").children(lane))
        .child(owner)
}
