//! The table as SVG: the pile, the dice, the four places of the middle, an area for each player, and the cards.

mod actions;
mod card;
mod castle;
mod dice;
mod player_panel;
mod ui;

use crate::games::seam::geometry::Rect;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::seam::ui::TableProps;
use crate::games::tintenherz::State;
use crate::games::tintenherz::scene::Scene;
use crate::games::tintenherz::scene::layout::{Area, Layout};
use crate::games::tintenherz::scene::select::Touch;
use crate::games::tintenherz::text::Words;
use crate::games::tintenherz::{Card, MIDDLE};
use crate::games::{SeatInfo, Size};
use crate::i18n::Lang;
use crate::ui::{BoardFrame, Shape, live};

use card::{CardLook, CharacterCard};
use castle::{bars, gate, wall};
use dice::{DIE_PARTS, Dice};

/// Maximum number of card backs drawn for the pile.
const BACKS: u8 = 4;

/// The `data-touch` of the pile and of the gaps that it fills.
const PILE_PART: &str = "pile";

/// The touch target of a `data-touch` value: the pile, a die, the castle of a seat, or the value of a card.
fn touch_of(part: &str) -> Option<Touch> {
    if part == PILE_PART {
        return Some(Touch::Pile);
    }
    if let Some(index) = DIE_PARTS.iter().position(|die| *die == part) {
        return Some(Touch::Die(index));
    }
    match part.strip_prefix("castle-") {
        Some(seat) => Some(Touch::Castle(Seat::new(seat.parse().ok()?)?)),
        None => Some(Touch::Card(Card(part.parse().ok()?))),
    }
}

/// The board.
#[component]
pub fn Board(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, touchable, size, format, on_touch, .. } = props;
    let seats = people.len();
    let layout = Memo::new(move |_| Layout::new(format.get(), seats));
    let places = (0..MIDDLE).map(|index| {
        let place = Signal::derive(move || layout.with(|layout| layout.places[index]));
        rect("th-place", |_| 14, place)
    });
    let places = places.collect_view();
    let area = |info| view! { <SeatArea info scene layout lang touchable /> }.into_any();
    let areas = people.iter().cloned().map(area).collect_view();
    let cards = Card::all().map(|card| {
        let look = Memo::new(move |_| {
            scene.with(|scene| CardLook {
                spot: layout.with(|layout| layout.spot(scene, card)),
                is_target: scene.targets.contains(card),
                pointed: scene.points_at(card),
                coming: scene.coming.contains(card),
                preview: scene.preview(card),
                heart: scene.hearts.contains(card),
            })
        });
        view! { <CharacterCard card look people=people.clone() lang touchable /> }.into_any()
    });
    let cards = cards.collect_view();
    let walls = (0..seats).map(|seat| {
        let area = Signal::derive(move || layout.with(|layout| layout.areas[seat]));
        view! {
            <path class="th-wall" d=live(move || wall(area.get().wall)) />
            <path class="th-gate" d=live(move || gate(area.get().wall)) />
            <path class="th-bars" d=live(move || bars(area.get().wall)) />
        }
    });
    let walls = walls.collect_view();
    let on_part = Rc::new(move |part: &str| {
        if let Some(touch) = touch_of(part) {
            on_touch.run(touch);
        }
    });
    let drawing = Arc::new(move || {
        let (w, h) = layout.with(|layout| layout.size);
        (0, 0, w, h)
    });
    let inside = view! {
        <g data-touch=touchable.then_some(PILE_PART)>
            <Pile scene layout lang />
            <g>{places}</g>
        </g>
        <g>{areas}</g>
        {cards}
        // The cards under a castle lie behind its wall.
        <g class="th-walls">{walls}</g>
        // Last: browsers draw whatever follows an animated element on separate layers.
        <Dice scene layout lang touchable />
    }
    .into_any();
    view! {
        <BoardFrame
            class="th-board"
            drawing
            name=live(move || Words::of(lang.get()).board().to_owned())
            picture=size == Size::Picture
            on_part
            inside
        />
    }
}

/// A rectangle with rounded corners that follows the layout.
fn rect(class: &'static str, radius: fn(Rect) -> i16, place: Signal<Rect>) -> AnyView {
    view! {
        <rect
            class=class
            x=live(move || place.get().x.to_string())
            y=live(move || place.get().y.to_string())
            width=live(move || place.get().w.to_string())
            height=live(move || place.get().h.to_string())
            rx=live(move || radius(place.get()).to_string())
        />
    }
    .into_any()
}

/// The draw pile: a stack of card backs with its number on top.
#[component]
fn Pile(scene: Memo<Scene>, layout: Memo<Layout>, lang: Signal<Lang>) -> impl IntoView {
    let count = Memo::new(move |_| scene.with(|scene| scene.pile));
    let place = Signal::derive(move || layout.with(|layout| layout.pile));
    let backs = (0..BACKS).map(|index| {
        let step = 4 * i16::from(index);
        let transform = format!("translate({step} {})", -step);
        view! {
            <g class=live(move || if index < count.get() { "" } else { "gone" }) transform=transform>
                {rect("th-back", |back| back.w / 12, place)}
            </g>
        }
        .into_any()
    });
    let middle = move || {
        let Rect { x, y, w, h } = place.get();
        (x + w / 2 + 6, y + h / 2 - 4)
    };
    view! {
        <g role="img" aria-label=live(move || Words::of(lang.get()).pile(count.get()))>
            <g>{backs.collect_view()}</g>
            <text
                class="th-pile-count"
                x=live(move || middle().0.to_string())
                y=live(move || middle().1.to_string())
            >
                {live(move || count.get().to_string())}
            </text>
        </g>
    }
}

/// The area of a seat: its castle, and the space for its cards.
#[component]
fn SeatArea(
    info: SeatInfo,
    scene: Memo<Scene>,
    layout: Memo<Layout>,
    lang: Signal<Lang>,
    touchable: bool,
) -> impl IntoView {
    let SeatInfo { seat, name, colour } = info;
    let area = Signal::derive(move || layout.with(|layout| layout.areas[seat.index()]));
    let part = move |part: fn(Area) -> Rect| Signal::derive(move || part(area.get()));
    let (all, open, castle) = (part(|area| area.all), part(|area| area.open), part(|area| area.castle));
    let is_empty = Memo::new(move |_| scene.with(|scene| scene.seats[seat].open.is_empty()));
    let hint = move || if is_empty.get() { Words::of(lang.get()).open() } else { "" };
    let touch = touchable.then(|| format!("castle-{}", seat.number()));
    let label = {
        let name = name.clone();
        move || {
            let words = Words::of(lang.get());
            format!("{name}, {}", words.castle())
        }
    };
    view! {
        <g data-touch=touch role="img" aria-label=live(label)>
            {rect("th-area", |_| 16, all)}
            <g transform=live(move || format!("translate({} {})", all.get().x + 28, all.get().y + 24))>
                <Shape colour radius=15 />
            </g>
            <text
                class="th-owner"
                x=live(move || (all.get().x + 52).to_string())
                y=live(move || (all.get().y + 32).to_string())
            >
                {name}
            </text>
            {rect("th-open", |_| 10, open)}
            <text
                class="th-hint"
                x=live(move || (open.get().x + open.get().w / 2).to_string())
                y=live(move || (open.get().y + open.get().h / 2 + 6).to_string())
            >
                {live(hint)}
            </text>
            <use
                class="th-castle"
                href="#th-castle"
                x=live(move || castle.get().x.to_string())
                y=live(move || castle.get().y.to_string())
                width=live(move || castle.get().w.to_string())
                height=live(move || castle.get().h.to_string())
            />
        </g>
    }
}
