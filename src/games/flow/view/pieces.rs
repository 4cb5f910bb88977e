//! What is touched on the board: the pieces, and where they can go. Every piece is one element for the whole game, so that it travels
//! from where it was to where it goes.

use super::board::{at, sign};
use super::layout::{Layout, Point};
use super::scene::{PieceScene, Scene, SeatScene};
use super::select::{Lit, Selection};
use crate::engine::Seat;
use crate::games::flow::text::{piece_name, place_name, words};
use crate::games::flow::{Piece, Place, Preview, Way};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::signals::Callback;
use crate::ui::{Node, el, of, shape};

/// What is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A piece.
    Piece(Piece),
    /// A position of the ring.
    Position(u8),
}

/// What is shown over the board at a moment.
pub struct Over<'a> {
    /// What has been touched.
    pub selection: Selection,
    /// What can be.
    pub lit: &'a Lit,
    /// What would come of it.
    pub preview: Option<&'a Preview>,
}

/// The place of a piece on the screen.
pub fn piece_place(piece: Piece) -> String {
    format!("piece-{}-{}", piece.seat.number(), piece.number)
}

/// The pieces and the targets.
pub fn pieces(
    scene: &Scene,
    layout: &Layout,
    over: &Over,
    seats: &[SeatInfo],
    lang: Lang,
    touch: Option<Callback<Touch>>,
) -> Node {
    let ways = over.preview.map(|preview| way(scene, layout, preview, seats));
    let all = scene.seats.iter().flat_map(|(seat, this)| {
        let info = seats.get(seat.index());
        this.pieces.iter().filter_map(move |piece| Some(lying(scene, this, piece, layout, over, info?, lang, touch)))
    });
    let targets = over.lit.targets.iter().map(|target| {
        let node = at(of("g", "fl-target"), layout.at(target.position)).child(el("circle").attr("r", layout.field + 4));
        match touch {
            None => node,
            Some(touch) => {
                let position = target.position;
                node.attr("role", "button")
                    .attr("tabindex", "0")
                    .attr("aria-label", place_name(Place::Ring(position), lang))
                    .press(move || touch.run(Touch::Position(position)))
            }
        }
    });
    el("g").child(el("g").children(ways)).child(el("g").children(all)).child(el("g").children(targets))
}

fn start_of(scene: &Scene, seat: Seat) -> u8 {
    scene.seats.get(seat).map_or(0, |seat| seat.start)
}

/// The ways that pieces would go, and who would be thrown.
fn way(scene: &Scene, layout: &Layout, preview: &Preview, seats: &[SeatInfo]) -> Node {
    let place = |piece: Piece, place: Place| layout.place(start_of(scene, piece.seat), piece, place);
    let mut all = of("g", "fl-ways");
    for path in &preview.paths {
        let straight = path.way == Way::Swaps;
        let steps = path.steps.iter().copied().filter(|_| !straight);
        let mut line = String::new();
        let ends = (path.from != Place::Waiting).then_some(path.from);
        for (index, step) in ends.into_iter().chain(steps).chain([path.to]).enumerate() {
            let (x, y) = place(path.piece, step);
            line.push_str(&format!("{}{x} {y}", if index == 0 { 'M' } else { 'L' }));
        }
        let colour = seats.get(path.piece.seat.index()).map(|info| info.colour);
        let ghost = colour.map(|colour| {
            at(of("g", "fl-ghost"), place(path.piece, path.to))
                .child(el("circle").attr("r", layout.field + 4))
                .child(shape(colour, layout.piece()))
        });
        all = all.child(of("path", "fl-way").attr("d", line)).child(ghost);
    }
    all
}

#[allow(clippy::too_many_arguments)]
fn lying(
    scene: &Scene,
    seat: &SeatScene,
    this: &PieceScene,
    layout: &Layout,
    over: &Over,
    info: &SeatInfo,
    lang: Lang,
    touch: Option<Callback<Touch>>,
) -> Node {
    let piece = this.piece;
    let radius = layout.piece();
    let (x, y): Point = layout.place(seat.start, piece, this.place);
    let lit = over.lit.pieces.contains(&piece);
    let selected = match over.selection {
        Selection::Piece(selected) => selected == piece,
        Selection::Card { piece: Some(number), .. } => scene.asked == Some(piece.seat) && number == piece.number,
        _ => false,
    };
    let thrown = over.preview.is_some_and(|preview| preview.thrown.iter().any(|(thrown, _)| *thrown == piece));
    let number = match this.name {
        crate::games::flow::text::Name::Ordinary(number) => Some(number),
        crate::games::flow::text::Name::Master => None,
    };
    let badge = number.map(|number| {
        at(of("g", "fl-number"), (radius * 3 / 4, radius * 3 / 4))
            .child(el("circle").attr("r", radius * 2 / 5))
            .child(el("text").attr("y", radius / 4).style("font-size", format!("{}px", radius * 2 / 3)).text(number))
    });
    let crown = this.master.then(|| at(of("g", "fl-crown"), (0, -radius)).child(sign("crown", radius * 4 / 5)));
    let words = words(lang);
    let mut label = format!("{}, {}: {}", info.name, piece_name(this.name, lang), place_name(this.place, lang));
    if this.to_advance {
        label.push_str(&format!(", {}", words.to_advance));
    }
    if thrown {
        label.push_str(&format!(", {}", words.would_be_thrown));
    }
    let drawing = el("g")
        .attr("aria-hidden", "true")
        .child(of("circle", "fl-ring").attr("r", radius + 5))
        .child(shape(info.colour, radius))
        .child(crown)
        .child(badge)
        .child(thrown.then(|| {
            of("path", "fl-thrown").attr("d", format!("M{0} {0}L{radius} {radius}M{0} {radius}L{radius} {0}", -radius))
        }));
    let node = of("g", "fl-piece")
        .class_if("master", this.master)
        .class_if("lit", lit)
        .class_if("selected", selected)
        .class_if("to-advance", this.to_advance)
        .style("transform", format!("translate({x}px,{y}px)"))
        .attr("data-place", piece_place(piece))
        .attr("aria-label", label)
        .child(drawing);
    match touch {
        None => node,
        Some(touch) => node
            .attr("role", "button")
            .attr("tabindex", "0")
            .attr("aria-pressed", selected)
            .attr("aria-disabled", !lit)
            .press(move || touch.run(Touch::Piece(piece))),
    }
}
