//! The board as SVG: a ring of veins around a beating heart.

mod actions;
mod around;
mod chosen;
mod die;
mod fields;
mod goals;
mod pieces;
mod player_panel;
mod signs;
mod ui;

use crate::games::seam::geometry::Point;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use crate::games::flow::State;
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::layout::{CROWN, Layout, RIM, SIDE};
use crate::games::flow::scene::parts::{
    DIE_PART, HEART_PART, goal_part, home_part, piece_part, position_part, touch_of,
};
use crate::games::flow::scene::selection::Selection;
use crate::games::flow::text::Words;
use crate::games::flow::text::heart::{heart, opens_shortly};
use crate::games::flow::{Card, FASTEST, OffRing, Rules, SLOWEST};
use crate::games::seam::ui::TableProps;
use crate::games::{People, Size};
use crate::i18n::Lang;
use crate::ui::{BoardFrame, Drawing, each, live, part_disabled, part_role};

use around::{Called, Ring};
use die::RolledDie;
use fields::{Fields, Marks};
use goals::Goals;
use pieces::{Pieces, Routes};
use signs::{Sign, Suit};

/// The heart in the middle, 300 wide.
const HEART: &str = "M0 140C-44 104-150 36-150-52-150-106-110-142-70-142-38-142-12-124 0-96 12-124 38-142 70-142 110-142 150-106 150-52 150 36 44 104 0 140Z";
/// The view box of the heart with its stroke, around its centre; its size stands in the style sheet, too.
const HEART_BOX: &str = "-160 -150 320 300";
/// The centre of the heart.
const MIDDLE: Point = (500, 505);
/// The part of the plane that the board shows.
const DRAWING: Drawing = (-RIM, -CROWN, SIDE + 2 * RIM, SIDE + CROWN + RIM);

/// The `transform` that moves a group within the drawing.
pub fn translate((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// The board.
#[component]
pub fn Board(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, touchable, size, hovered, on_touch, .. } = props;
    let layout = scene.with_untracked(|scene| Layout::new(scene.length, scene.seats.map(|_, seat| seat.start)));
    let layout = Arc::new(layout);
    let on_part = Rc::new(move |part: &str| {
        if let Some(touch) = touch_of(part) {
            on_touch.run(touch);
        }
    });
    let called = Called::new(&people);
    let ring = touchable.then(|| {
        let (layout, people) = (layout.clone(), people.clone());
        view! { <Ring scene layout people called lang /> }.into_any()
    });
    let picture = size == Size::Picture;
    let hybrid = scene.with_untracked(|scene| scene.seats.values().any(|seat| seat.rules == Rules::Ludo));
    let die = (hybrid && !picture).then(|| {
        let (layout, people) = (layout.clone(), people.clone());
        view! { <RolledDie scene layout people called lang touchable /> }.into_any()
    });
    let heart = view! { <Heart scene layout=layout.clone() people=people.clone() lang touchable size /> }.into_any();
    let (heart, beating) = if picture { (Some(heart), None) } else { (None, Some(heart)) };
    let inside = view! {
        <Veins scene layout=layout.clone() />
        <Fields scene layout=layout.clone() people=people.clone() called lang touchable size />
        <Routes scene layout=layout.clone() people=people.clone() />
        <Pieces scene layout=layout.clone() people=people.clone() lang touchable size hovered />
        <Goals scene layout=layout.clone() lang touchable hovered />
        {die}
        {ring}
        <Marks scene layout />
        {heart}
    }
    .into_any();
    view! {
        <BoardFrame
            class="fl-board"
            drawing=Arc::new(|| DRAWING)
            name=live(move || Words::of(lang.get()).board().to_owned())
            picture
            on_part
            over=beating
            inside
        />
    }
    .into_any()
}

/// The class that sets the speed of the heartbeat.
fn pace(scene: Memo<Scene>, class: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let speed = Memo::new(move |_| scene.with(|scene| scene.speed));
    move || format!("{class} fl-speed-{}", speed.get())
}

/// The veins. Blood flows in them at the speed of the heart, for a while after each change of that speed. One vein leads from the entrance
/// into the heart.
#[component]
fn Veins(scene: Memo<Scene>, layout: Arc<Layout>) -> impl IntoView {
    let class = pace(scene, "fl-veins");
    let speed = Memo::new(move |_| scene.with(|scene| scene.speed));
    let length = scene.with_untracked(|scene| u16::from(scene.length) * 30);
    let entrance = Memo::new(move |_| scene.with(|scene| scene.entrance));
    let (width, curve) = (layout.field * 2, layout.curve());
    let line = move |class: &'static str, width: i16| {
        view! {
            <path class=class d=curve.clone() stroke-width=width.to_string() pathLength=length.to_string() />
        }
        .into_any()
    };
    let vein = [("fl-vein", width + 14), ("fl-vein-inside", width)].map(|(class, width)| line(class, width));
    // New elements for each speed: the style sheet animates them only while they are new.
    let blood = move |_| {
        ["fl-blood first", "fl-blood second", "fl-blood third"].map(|class| line(class, width / 4)).collect_view()
    };
    let inlet_width = layout.field.to_string();
    let inlet = move || {
        let (x, y) = layout.at(entrance.get()?);
        Some(format!("M{x} {y}L{} {}", 500 + (x - 500) / 4, 490 + (y - 490) / 4))
    };
    view! {
        <g class=live(class) aria-hidden="true">
            {vein.collect_view()}
            {each(move || [speed.get()], |speed| *speed, blood)}
            <path class="fl-inlet" d=live(inlet) stroke-width=inlet_width />
        </g>
    }
    .into_any()
}

/// The speeds at which a Swap opens the heart (FL-3).
fn opening_speeds() -> String {
    ((SLOWEST + 1)..FASTEST).map(|speed| speed.to_string()).collect::<Vec<_>>().join(" · ")
}

/// The heart: its current speed, and the speed in the preview. In a picture it is a part of the drawing. At a table it lies over the drawing,
/// because it beats: moved within the drawing, it would cost style, layout and paint of the whole drawing with each frame; so the browser
/// moves it as a layer of its own.
#[component]
fn Heart(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    people: People,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
) -> impl IntoView {
    let speed = Memo::new(move |_| scene.with(|scene| scene.speed));
    let then = Memo::new(move |_| scene.with(|scene| scene.outlook.as_ref().map(|outlook| outlook.speed)));
    let number = move || match (speed.get(), then.get()) {
        (now, Some(then)) if then != now => format!("{now} → {then}"),
        (now, _) => now.to_string(),
    };
    let pip = |pip: u8| {
        let class = move || if pip <= speed.get() { "fl-pip on" } else { "fl-pip" };
        view! { <circle class=live(class) cx=(i16::from(pip) * 34 - 85).to_string() cy="50" r="10" /> }.into_any()
    };
    let place = Memo::new(move |_| scene.with(|scene| (scene.off_ring, scene.entrance)));
    let opener = Memo::new(move |_| scene.with(|scene| scene.opener));
    let names = StoredValue::new(people);
    let label = move || {
        let (why, entrance) = place.get();
        names.with_value(|people| {
            let opener = opener.get().and_then(|(seat, can)| Some((people.get(seat.index())?.name.as_str(), can)));
            heart(&number(), why, entrance, opener, lang.get())
        })
    };
    let scale = format!("{}.{:02}", layout.heart / 100, layout.heart % 100);
    let is_star = !layout.is_round();
    let muscle = view! {
        <path class="fl-heart" d=HEART />
        <path class="fl-shine" d="M-112-60C-110-92-92-108-68-108" />
    }
    .into_any();
    let face = view! {
        <text class="fl-heart-word" y="-58">
            {live(move || Words::of(lang.get()).heart_speed())}
            " "
        </text>
        <text class="fl-heart-number" y="18">
            {live(number)}
        </text>
        <g class="fl-pips">{(1..=FASTEST).map(pip).collect_view()}</g>
        <g class=live(move || if place.get().0.is_some() { "fl-lock" } else { "fl-lock open" }) transform="translate(0 92)">
            <Sign name="closed" size=22 />
        </g>
    }
    .into_any();
    if size == Size::Picture {
        let transform = format!("{} scale({scale})", translate(MIDDLE));
        return view! {
            <g class="fl-middle" transform=transform>
                {muscle}
                {face}
            </g>
        }
        .into_any();
    }
    let asked = Memo::new(move |_| scene.with(|scene| scene.selection == Selection::Heart));
    // From the middle of the drawing downwards.
    let down = MIDDLE.1 - (DRAWING.1 + DRAWING.3 / 2);
    view! {
        <div class="fl-over">
            <div
                class=pace(scene, "fl-middle")
                style=("--scale", scale)
                style=("--down", down.to_string())
                role=part_role(touchable)
                tabindex=touchable.then_some("0")
                aria-disabled=part_disabled(touchable, || true)
                aria-label=live(label)
                data-touch=touchable.then_some(HEART_PART)
            >
                // The label contains all of this text.
                <svg class="fl-beat" viewBox=HEART_BOX aria-hidden="true">
                    {muscle}
                </svg>
                <svg class="fl-face" viewBox=HEART_BOX aria-hidden="true">
                    {face}
                </svg>
            </div>
            <Show when=live(move || asked.get())>
                <p class="fl-says" role="status">
                    {live(label)}
                </p>
            </Show>
            // The label of the heart says it, too.
            <Show when=live(move || !asked.get() && place.get().0.is_some())>
                <p class="fl-opens" class:star=is_star aria-hidden="true">
                    <span class="fl-opens-words">
                        {live(move || place.get().0.map(|why| opens_shortly(why, lang.get())))}
                    </span>
                    <span class="fl-opens-signs">
                        {live(move || (place.get().0 != Some(OffRing::WaitsForSwap)).then(opening_speeds))}
                        <Suit card=Card::Swap />
                    </span>
                </p>
            </Show>
        </div>
    }
    .into_any()
}
