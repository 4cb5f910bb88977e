//! The pieces and their previewed routes. Every piece is one element for the whole game, which moves from place to place.

use crate::games::seam::geometry::Point;
use std::sync::Arc;

use leptos::prelude::*;

use super::signs::Sign;
use super::{piece_part, translate};
use crate::games::flow::scene::layout::Layout;
use crate::games::flow::scene::outlook::Route;
use crate::games::flow::scene::select::Touch;
use crate::games::flow::scene::travel::Travel;
use crate::games::flow::scene::{PieceScene, Scene};
use crate::games::flow::text::{Name, Words, ahead};
use crate::games::flow::{Card, Piece};
use crate::games::{People, SeatInfo, Size};
use crate::i18n::Lang;
use crate::ui::{Shape, animate, each, items, live, part_disabled, part_role};

/// The pieces of all seats.
#[component]
pub fn Pieces(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    people: People,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
    hovered: RwSignal<Option<Touch>>,
) -> impl IntoView {
    let all: Vec<_> = people.iter().flat_map(|info| Piece::all(info.seat).map(|piece| (piece, info.clone()))).collect();
    let pieces: Vec<_> = all.iter().map(|(piece, _)| *piece).collect();
    let looks = items(move || scene.with(|scene| pieces.iter().map(|piece| look_of(*piece, scene)).collect()));
    let piece = |((piece, info), look): ((Piece, SeatInfo), _)| {
        let people = people.clone();
        view! { <PieceOnBoard piece info people look layout=layout.clone() lang touchable size hovered /> }.into_any()
    };
    view! { <g>{all.into_iter().zip(looks).map(piece).collect_view()}</g> }.into_any()
}

fn css_translate((x, y): Point) -> String {
    format!("translate({x}px,{y}px)")
}

/// The display of a piece on the board.
#[derive(Clone, PartialEq)]
struct Look {
    /// Its part of the scene.
    scene: Option<PieceScene>,
    /// Whether it is the target of a Swap.
    swaps: bool,
    /// Its motion.
    travel: Option<Travel>,
}

fn look_of(piece: Piece, scene: &Scene) -> Look {
    Look {
        scene: scene.piece(piece),
        swaps: scene.targets.swaps.contains(&piece),
        travel: scene.travels.iter().find(|travel| travel.piece == piece).cloned(),
    }
}

/// A piece.
#[component]
fn PieceOnBoard(
    piece: Piece,
    info: SeatInfo,
    people: People,
    look: ReadSignal<Look>,
    layout: Arc<Layout>,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
    hovered: RwSignal<Option<Touch>>,
) -> impl IntoView {
    let has = move |is: fn(&PieceScene) -> bool| look.with(|look| look.scene.as_ref().is_some_and(is));
    let is_hovered = Memo::new(move |_| hovered.get() == Some(Touch::Piece(piece)));
    let element = NodeRef::new();
    let radius = layout.piece();
    let class = move || {
        let Some(look) = look.with(|look| look.scene) else { return String::new() };
        let marks = [
            (" master", look.master),
            (" lit", look.is_target),
            (" selected", look.selected),
            (" to-advance", look.to_advance),
            (" aimed", is_hovered.get()),
        ];
        let held = marks.into_iter().filter(|(_, holds)| *holds).map(|(mark, _)| mark);
        std::iter::once("fl-piece").chain(held).collect()
    };
    let transform = {
        let layout = layout.clone();
        move || {
            let place = look.with(|look| look.scene.as_ref().map(|look| look.place));
            place.map(|place| css_translate(layout.place(piece, place))).unwrap_or_default()
        }
    };
    let SeatInfo { name, colour, .. } = info;
    let label = {
        let people = people.clone();
        move || {
            let Look { scene, swaps, .. } = look.get();
            scene.map(|look| label(&name, look, swaps, &people, lang.get()))
        }
    };
    let cross = format!("M{0} {0}L{radius} {radius}M{0} {radius}L{radius} {0}", -radius);
    let crown_or_number = match look.with_untracked(|look| look.scene.as_ref().map(|look| look.name)) {
        Some(Name::Ordinary(number)) => number_badge(number, radius),
        Some(Name::Master) => view! {
            <g class="fl-crown">
                <Sign name="crown" size=radius * 3 / 5 at=(0, -radius * 4 / 5) />
            </g>
        }
        .into_any(),
        None => ().into_any(),
    };
    if size == Size::Table {
        travel(piece, look, layout, element);
    }
    view! {
        <g
            node_ref=element
            class=live(class)
            style:transform=live(transform)
            data-place=(size == Size::Table).then(|| piece_part(piece))
            data-touch=touchable.then(|| piece_part(piece))
            role=part_role(touchable)
            tabindex=touchable.then_some("0")
            aria-label=live(label)
            aria-pressed=live(move || touchable.then(|| has(|look| look.selected).to_string()))
            aria-disabled=part_disabled(touchable, move || has(|look| look.is_target))
        >
            <g aria-hidden="true">
                <circle class="fl-ring" r=(radius + 3).to_string() />
                <Shape colour radius />
                {crown_or_number}
                <path class="fl-thrown" d=live(move || has(|look| look.thrown).then(|| cross.clone())) />
            </g>
        </g>
    }
}

/// Animates a piece whenever it has moved.
fn travel(piece: Piece, look: ReadSignal<Look>, layout: Arc<Layout>, element: NodeRef<leptos::svg::G>) {
    let travel = Memo::new(move |_| look.with(|look| look.travel.clone()));
    Effect::new(move |_| {
        if let (Some(element), Some(travel)) = (element.get(), travel.get()) {
            let transforms = travel.places.iter().map(|place| css_translate(layout.place(piece, *place)));
            animate(&element, transforms, travel.milliseconds);
        }
    });
}

/// The number of an ordinary piece, at its lower right.
fn number_badge(number: u8, radius: i16) -> AnyView {
    let middle = radius * 3 / 4;
    view! {
        <g class="fl-number" style=("--number", format!("{}px", radius * 2 / 3))>
            <circle cx=middle.to_string() cy=middle.to_string() />
            <text x=middle.to_string() y=middle.to_string() dy=".36em">
                {number.to_string()}
            </text>
        </g>
    }
    .into_any()
}

/// The accessible label of a piece, with its distances to the next piece and the entrance; `swaps` if it is the target of a Swap.
fn label(owner: &str, look: PieceScene, swaps: bool, people: &People, lang: Lang) -> String {
    let words = Words::of(lang);
    let mut label = format!("{owner}, {}: {}", words.piece(look.name), words.place(look.place));
    let marks = [
        (look.to_advance, words.to_advance()),
        (look.thrown, words.would_be_thrown()),
        (swaps, words.card(Card::Swap)),
    ];
    for (holds, what) in marks {
        if holds {
            label.push_str(", ");
            label.push_str(what);
        }
    }
    let next = look.ahead.and_then(|(seat, name, steps)| {
        Some(ahead(steps, Some((people.get(seat.index())?.name.as_str(), name)), lang))
    });
    let entrance = look.to_entrance.map(|steps| ahead(steps, None, lang));
    for what in next.into_iter().chain(entrance) {
        label.push_str("; ");
        label.push_str(&what);
    }
    label
}

/// The previewed routes of pieces, each with a shadow of the piece at its end.
#[component]
pub fn Routes(scene: Memo<Scene>, layout: Arc<Layout>, people: People) -> impl IntoView {
    let routes = Memo::new(move |_| {
        scene.with(|scene| scene.outlook.as_ref().map(|outlook| outlook.routes.clone()).unwrap_or_default())
    });
    let key = {
        let layout = layout.clone();
        move |route: &Route| (route.piece.seat, route.piece.number, line(route, &layout))
    };
    let route = move |route: Route| {
        let Route { piece, to, .. } = route;
        let colour = people.get(piece.seat.index()).map(|info| info.colour);
        let shape = colour.map(|colour| view! { <Shape colour radius=layout.piece() /> }.into_any());
        view! {
            <path class="fl-way" d=line(&route, &layout) />
            <g class="fl-ghost" transform=translate(layout.place(piece, to))>
                <circle r=(layout.piece() + 3).to_string() />
                {shape}
            </g>
        }
        .into_any()
    };
    view! {
        <g class="fl-ways" aria-hidden="true">
            {each(move || routes.get(), key, route)}
        </g>
    }
}

/// The line of a route.
fn line(route: &Route, layout: &Layout) -> String {
    let points = route.places.iter().enumerate().map(|(index, place)| {
        let (x, y) = layout.place(route.piece, *place);
        format!("{}{x} {y}", if index == 0 { 'M' } else { 'L' })
    });
    points.collect()
}
