//! The board as SVG: twelve felt patches sewn onto a heart, the pool beside it.

mod actions;
mod dice;
mod player_panel;
mod ui;

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Seat;
use crate::games::heartstrings::State;
use crate::games::heartstrings::scene::flights::{POOL, room_place};
use crate::games::heartstrings::scene::parting::Leaving;
use crate::games::heartstrings::scene::select::Touch;
use crate::games::heartstrings::scene::{RoomScene, Scene};
use crate::games::heartstrings::text::Words;
use crate::games::heartstrings::{Buff, Held, Room};
use crate::games::seam::ui::TableProps;
use crate::games::{People, Size};
use crate::i18n::Lang;
use crate::ui::{BoardFrame, Shape, items, live, part_disabled, part_role};

use dice::{Dice, die_of};

/// Side length of a patch, a square, in units of the drawing.
const PATCH: i16 = 184;
/// Distance from one patch to the next.
const PITCH: i16 = 208;
/// Maximum number of beads in the pool: all of three heartstrings, and the initial beads of the pool.
const MOST_BEADS: u8 = 46;
/// The outline of the heart, around the patches.
const HEART: &str = "M500 1004C468 962 330 884 196 742 84 624 16 470 16 312 16 128 140 16 284 16 382 16 462 66 500 146 538 66 618 \
                     16 716 16 860 16 984 128 984 312 984 470 916 624 804 742 670 884 532 962 500 1004Z";

/// The `data-touch` of the pool.
const POOL_PART: &str = "pool";

/// The centre of a room: rows of four, four, three and one room form the heart.
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

fn translate((x, y): (i16, i16)) -> String {
    format!("translate({x} {y})")
}

/// The touch target of a `data-touch` value: the pool, a die, or the number of a room.
fn touch_of(part: &str) -> Option<Touch> {
    if part == POOL_PART {
        return Some(Touch::Pool);
    }
    die_of(part).map(Touch::Die).or_else(|| Some(Touch::Room(Room(part.parse().ok()?))))
}

/// The board.
#[component]
pub fn Board(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, touchable, size, on_touch, .. } = props;
    let looks = items(move || scene.with(|scene| scene.rooms.to_vec()));
    let rooms = Room::all()
        .zip(looks)
        .map(|(room, look)| view! { <Patch room look people=people.clone() lang touchable size /> }.into_any());
    let rooms = rooms.collect_view();
    let on_part = Rc::new(move |part: &str| {
        if let Some(touch) = touch_of(part) {
            on_touch.run(touch);
        }
    });
    // The seat of somebody who goes out, for a moment, in the colour of the seat.
    let colours: Vec<&str> = people.iter().map(|info| info.colour.id()).collect();
    let felt = move || {
        let colour = scene.with(|scene| scene.parting).and_then(|seat| colours.get(seat.index()));
        colour.map_or("hs-felt".to_owned(), |colour| format!("hs-felt parting seat-{colour}"))
    };
    let dice = (size == Size::Table).then(|| view! { <Dice scene lang people touchable /> }.into_any());
    let inside = view! {
        <path class=live(felt) d=HEART />
        <path class="hs-seam" d=HEART transform="translate(500 490) scale(.965) translate(-500 -490)" />
        <Pool scene lang touchable size />
        {rooms}
        {dice}
    }
    .into_any();
    view! {
        <BoardFrame
            class="hs-board"
            drawing=Arc::new(|| (0, 0, 1000, 1016))
            name=live(move || Words::of(lang.get()).board().to_owned())
            picture=size == Size::Picture
            on_part
            inside
        />
    }
}

/// One room.
#[component]
fn Patch(
    room: Room,
    look: ReadSignal<RoomScene>,
    people: People,
    lang: Signal<Lang>,
    touchable: bool,
    size: Size,
) -> impl IntoView {
    let held = Memo::new(move |_| look.get().held);
    let attacker = Memo::new(move |_| look.get().attacker);
    let ghost = Memo::new(move |_| Some(look.get()).filter(|look| look.held.is_none()).and_then(|look| look.left));
    let is_target = Memo::new(move |_| look.get().is_target);
    let pointed = Memo::new(move |_| look.get().pointed);
    let class = move || {
        let fight = if attacker.get().is_some() { " fight" } else { "" };
        let lit = if is_target.get() { " lit" } else { "" };
        let pointed = if pointed.get() { " pointed" } else { "" };
        format!("hs-room{fight}{lit}{pointed}")
    };
    let label = {
        let people = people.clone();
        move || label(room, held.get(), &people, lang.get())
    };
    let square = |class: &'static str, inset: i16| {
        let (corner, side) = (inset - PATCH / 2, PATCH - 2 * inset);
        view! {
            <rect
                class=class
                x=corner.to_string()
                y=corner.to_string()
                width=side.to_string()
                height=side.to_string()
                rx=(30 - inset * 4 / 5).to_string()
            />
        }
    };
    let coming = Memo::new(move |_| look.get().coming);
    let tokens = {
        let people = people.clone();
        move || held.get().map(|held| pile(held, coming.get(), &people))
    };
    let leaving = Memo::new(move |_| look.get().leaving);
    let tokens_leaving = {
        let people = people.clone();
        move || {
            let Leaving { held, order } = leaving.get()?;
            let left = if held.tokens > 1 { -36 } else { 0 };
            Some(
                view! {
                    <g class="hs-leaving" style=("--order", order.to_string())>
                        {pile(held, false, &people)}
                        <path class="hs-struck" transform=translate((left, 20)) d="M-40-40 40 40M40-40-40 40" />
                    </g>
                }
                .into_any(),
            )
        }
    };
    let piece = move |seat: Seat, place: (i16, i16), radius: i16| {
        let colour = people.get(seat.index())?.colour;
        Some(view! { <g transform=translate(place)><Shape colour radius /></g> }.into_any())
    };
    let ghost = {
        let piece = piece.clone();
        move || ghost.get().and_then(|seat| piece(seat, (0, 20), 34))
    };
    let attacker = move || attacker.get().and_then(|seat| piece(seat, (-58, 56), 30));
    view! {
        <g
            class=live(class)
            transform=translate(middle(room))
            aria-label=live(label)
            role=part_role(touchable)
            tabindex=touchable.then_some("0")
            data-place=(size == Size::Table).then(|| room_place(room))
            data-touch=touchable.then(|| room.0.to_string())
            aria-disabled=part_disabled(touchable, move || is_target.get())
        >
            // The label contains all of this text.
            <g aria-hidden="true">
                {square("hs-patch", 0)}
                {square("hs-stitch", 10)}
                <text class="hs-number" x=(24 - PATCH / 2).to_string() y=(46 - PATCH / 2).to_string()>
                    {room.0.to_string()}
                </text>
                {bonus(room.buff())}
                <g>{live(tokens)}</g>
                <g>{live(tokens_leaving)}</g>
                <g class="hs-ghost">{live(ghost)}</g>
                <g>{live(attacker)}</g>
            </g>
        </g>
    }
}

/// The tokens in a room: a pile of at most three, with their number if there are several.
///
/// `coming`: the last one is still in motion towards the room.
fn pile(held: Held, coming: bool, people: &People) -> AnyView {
    let Some(colour) = people.get(held.owner.index()).map(|info| info.colour) else { return ().into_any() };
    let several = held.tokens > 1;
    let count = i16::from(held.tokens.min(3));
    let left = if several { -36 } else { 0 };
    let pieces = (0..count).map(|index| {
        let up = index * 11 - (count - 1) * 5;
        let class = if coming && index == count - 1 { "coming" } else { "" };
        view! { <g class=class transform=translate((left, 20 - up))><Shape colour radius=36 /></g> }.into_any()
    });
    let number = several.then(|| view! { <text class="hs-count" x="74" y="38">{format!("×{}", held.tokens)}</text> });
    view! {
        {pieces.collect_view()}
        {number}
    }
    .into_any()
}

/// The accessible label of a room. The signs in its drawing are contiguous in it, and in the same order; each says what it counts.
fn label(room: Room, held: Option<Held>, people: &People, lang: Lang) -> String {
    let words = Words::of(lang);
    let inside = match held {
        None => words.empty().to_owned(),
        Some(Held { owner, tokens }) => {
            let name = people.get(owner.index()).map_or("", |info| info.name.as_str());
            // Several are counted by the sign in the drawing.
            if tokens > 1 { name.to_owned() } else { words.room_held(name, &words.tokens(tokens)) }
        }
    };
    let bonus = match room.buff() {
        Buff::Attacker(bonus) | Buff::Defender(bonus) => format!(" +{bonus}"),
        Buff::Plain | Buff::Bead => String::new(),
    };
    let several = held.map(|held| held.tokens).filter(|tokens| *tokens > 1);
    let several = several.map(|tokens| format!(" ×{}", words.tokens(tokens))).unwrap_or_default();
    let written = format!("{}{bonus}{several}", room.0);
    match room.buff() {
        Buff::Plain => words.room_plain_label(&written, &inside),
        Buff::Attacker(_) => words.room_attacker_label(&written, &inside),
        Buff::Defender(_) => words.room_defender_label(&written, &inside),
        Buff::Bead => words.room_bead_label(&written, &inside),
    }
}

/// The sign of a room's special property, at its upper right corner.
fn bonus(buff: Buff) -> Option<AnyView> {
    let (symbol, bonus) = match buff {
        Buff::Plain => return None,
        Buff::Attacker(bonus) => ("sword", Some(bonus)),
        Buff::Defender(bonus) => ("shield", Some(bonus)),
        Buff::Bead => ("bead", None),
    };
    // Inside the stitches.
    let x = if bonus.is_some() { "-10" } else { "34" };
    let sum = bonus.map(|bonus| view! { <text x="30" y="-45">{format!("+{bonus}")}</text> });
    Some(
        view! {
            <g class="hs-buff">
                <use href=format!("#ui-{symbol}") x=x y="-73" width="36" height="36" />
                {sum}
            </g>
        }
        .into_any(),
    )
}

/// The bead pool, in the empty corner under the heart.
#[component]
fn Pool(scene: Memo<Scene>, lang: Signal<Lang>, touchable: bool, size: Size) -> impl IntoView {
    let pool = Memo::new(move |_| scene.with(|scene| (scene.pool, scene.pool_coming)));
    let count = move || pool.get().0;
    let bead = |index: u8, (count, coming): (u8, u8)| {
        let (row, at) = heap(index);
        view! {
            <circle
                class=bead_class(index, count, coming)
                r="12.5"
                cx=(at * 22 + row * 11 - 99).to_string()
                cy=(-row * 19 - 4).to_string()
            />
        }
        .into_any()
    };
    let beads = move || (0..MOST_BEADS).map(|index| bead(index, pool.get())).collect_view();
    let label = move || {
        let words = Words::of(lang.get());
        words.pool_label(&words.beads(count()))
    };
    view! {
        <g
            class="hs-pool"
            data-touch=touchable.then_some(POOL_PART)
            transform=translate((136, 880))
            data-place=(size == Size::Table).then_some(POOL)
            role="img"
            aria-label=live(label)
        >
            <g>{live(beads)}</g>
            <path class="hs-bowl" d="M-112 0H112C112 64 66 92 0 92S-112 64-112 0Z" />
            <text class="hs-pool-count" y="58">{live(move || count().to_string())}</text>
        </g>
    }
}

/// The class of the bead of the pool with this index. There are `count` beads; the last `coming` of them are still in motion.
fn bead_class(index: u8, count: u8, coming: u8) -> &'static str {
    match index {
        _ if index >= count => "hs-bead gone",
        _ if index >= count - coming.min(count) => "hs-bead coming",
        _ => "hs-bead",
    }
}

/// Row and position within the row of a bead in the heap, from the bottom: rows of ten, nine, eight and so on.
fn heap(index: u8) -> (i16, i16) {
    let (mut row, mut at) = (0, i16::from(index));
    while at >= 10 - row {
        at -= 10 - row;
        row += 1;
    }
    (row, at)
}

// Rows of ten beads, nine and so on hold 55.
const _: () = assert!(MOST_BEADS <= 55);
