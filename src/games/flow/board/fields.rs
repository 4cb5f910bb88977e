//! The positions, the starts, the heart entrance, the goal lanes and the places of waiting pieces.

use crate::games::seam::geometry::Point;
use std::sync::Arc;

use leptos::prelude::*;

use super::around::{Called, home};
use super::signs::{Sign, suit};
use super::{home_part, position_part, translate};
use crate::games::flow::scene::layout::Layout;
use crate::games::flow::scene::selection::Selection;
use crate::games::flow::scene::{Scene, StartScene};
use crate::games::flow::{LANE, PIECES, Piece, Place, Rules};
use crate::games::{People, SeatInfo, Size};
use crate::i18n::Lang;
use crate::ui::{Shape, each, live, part_disabled, part_role, seat_class};

/// Interval between the numbers displayed on the ring.
const NUMBERED: usize = 5;

/// All fields. The positions can be touched; keyboard and screen readers reach them through [`Ring`](super::around::Ring).
#[component]
pub fn Fields(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    people: People,
    called: Called,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
) -> impl IntoView {
    let (length, starts) = scene.with_untracked(|scene| (scene.length, scene.starts.clone()));
    let entrance = Memo::new(move |_| scene.with(|scene| scene.entrance));
    let field = |position: u8| {
        let (x, y) = layout.at(position);
        let touch = touchable.then(|| position_part(position));
        view! {
            <circle
                class="fl-field"
                cx=x.to_string()
                cy=y.to_string()
                r=layout.field.to_string()
                data-touch=touch
            />
        }
        .into_any()
    };
    let positions = (0..length).map(field).collect_view();
    let number = |position: u8| {
        let (x, y) = layout.number(position);
        view! {
            <text class="fl-position" x=x.to_string() y=(y + 7).to_string() data-touch=touchable.then(|| position_part(position))>
                {position.to_string()}
            </text>
        }
        .into_any()
    };
    // Sentences name positions, so every fifth one displays its number.
    let numbers = (size == Size::Table).then(|| (0..length).step_by(NUMBERED).map(number).collect_view());
    let starts = starts.iter().map(|start| start_field(start, &layout)).collect_view();
    let corner = |info: &SeatInfo| {
        view! { <Corner scene info=info.clone() layout=layout.clone() called lang touchable size /> }.into_any()
    };
    let corners = people.iter().map(corner).collect_view();
    let radius = layout.field;
    let place = move || entrance.get().map(|position| translate(layout.at(position)));
    view! {
        <g>
            <g aria-hidden="true">{positions}</g>
            <g class="fl-starts" aria-hidden="true">
                {starts}
                {numbers}
            </g>
            <g>{corners}</g>
            <Show when=live(move || entrance.get().is_some())>
                <g class="fl-entrance" aria-hidden="true" transform=place.clone()>
                    <circle r=(radius + 7).to_string() />
                    <Sign name="entrance" size=radius />
                </g>
            </Show>
        </g>
    }
}

/// Marks on the selected places, and on those named by a sentence; drawn above everything else there.
#[component]
pub fn Marks(scene: Memo<Scene>, layout: Arc<Layout>) -> impl IntoView {
    let radius = (layout.field + 13).to_string();
    let places = move || {
        let place = |(piece, place): &(Piece, Place)| layout.place(*piece, *place);
        scene.with(|scene| scene.marked.iter().map(place).collect::<Vec<_>>())
    };
    let mark = move |at: Point| {
        view! {
            <g class="fl-here" transform=translate(at)>
                <circle r=radius.clone() />
                <circle r=radius.clone() />
            </g>
        }
        .into_any()
    };
    view! { <g aria-hidden="true">{each(places, |at| *at, mark)}</g> }.into_any()
}

fn start_field(start: &StartScene, layout: &Layout) -> AnyView {
    let (x, y) = layout.at(start.position);
    // The arrow points in the direction of the flow.
    let (to_x, to_y) = layout.at(start.position + 1);
    let (across, down) = (to_x - x, to_y - y);
    let (side, back) = ((-down / 6, across / 6), (across * 2 / 5, down * 2 / 5));
    let arrow = format!(
        "M{} {}L{} {}L{} {}Z",
        x + back.0 + side.0,
        y + back.1 + side.1,
        x + across * 13 / 20,
        y + down * 13 / 20,
        x + back.0 - side.0,
        y + back.1 - side.1
    );
    let class = if start.seat.is_none() { "fl-start nobody" } else { "fl-start" };
    view! {
        <g class=seat_class(class, start.colour)>
            <path class="fl-arrow" d=arrow />
            <circle cx=x.to_string() cy=y.to_string() r=(layout.field + 1).to_string() />
            <Sign name=suit(start.card) size=layout.field * 3 / 4 at=(x, y) />
        </g>
    }
    .into_any()
}

/// The places where the pieces of a seat wait and arrive.
#[component]
fn Corner(
    scene: Memo<Scene>,
    info: SeatInfo,
    layout: Arc<Layout>,
    called: Called,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
) -> impl IntoView {
    let SeatInfo { seat, colour, .. } = info;
    let asked = Memo::new(move |_| scene.with(|scene| scene.asked == Some(seat)));
    let looked_at = Memo::new(move |_| scene.with(|scene| scene.selection == Selection::Home(seat)));
    let ludo = scene.with_untracked(|scene| scene.seats.get(seat).is_some_and(|seat| seat.rules == Rules::Ludo));
    let (start, radius) = (layout.start(seat), layout.piece());
    let slot = |(x, y): Point, class: &'static str| {
        view! { <circle class=class cx=x.to_string() cy=y.to_string() r=radius.to_string() /> }.into_any()
    };
    // A master never waits.
    let first = u8::from(!ludo);
    let waiting = (first..PIECES).map(|number| slot(layout.waiting(start, number), "fl-slot"));
    let lane = (0..LANE).map(|field| {
        let place = layout.lane(start, field);
        if ludo {
            return slot(place, "fl-goal");
        }
        view! {
            <g class="fl-home">
                <Sign name="home" size=radius at=place />
            </g>
        }
        .into_any()
    });
    let (owner, mark) =
        if ludo { (layout.corner(start), radius / 2) } else { (layout.waiting(start, 0), radius * 2 / 3) };
    let home = Memo::new(move |_| scene.with(|scene| home(scene, seat)));
    let label = move || home.get().filter(|_| size == Size::Table).map(|home| called.about(home, lang.get()));
    let class = move || {
        let asked = if asked.get() { " asked" } else { "" };
        let selected = if looked_at.get() { " selected" } else { "" };
        seat_class(&["fl-corner", asked, selected].concat(), colour)
    };
    view! {
        <g
            class=live(class)
            role=part_role(touchable)
            tabindex=touchable.then_some("0")
            aria-disabled=part_disabled(touchable, || true)
            aria-label=live(label)
            data-touch=touchable.then(|| home_part(seat))
        >
            <g>{waiting.collect_view()}</g>
            <g>{lane.collect_view()}</g>
            <g class="fl-owner" transform=translate(owner)>
                // Waiting pieces cover their slots, so the mark of the seat whose turn it is appears beside them.
                <circle class="fl-turn" r=(mark + 9).to_string() />
                <Shape colour radius=mark />
            </g>
        </g>
    }
}
