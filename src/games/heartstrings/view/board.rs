//! The board as SVG: twelve felt patches sewn onto a heart, the pool beside it.

use leptos::prelude::*;

use super::flights::{POOL, room_place};
use super::scene::{RoomScene, Scene};
use crate::engine::Seat;
use crate::games::heartstrings::text::{room_name, words};
use crate::games::heartstrings::{Buff, Held, Room};
use crate::i18n::Lang;
use crate::session::SeatInfo;
use crate::ui::{on_press, shape};

/// A patch is a square of this side, in units of the drawing.
const PATCH: i16 = 184;
/// From one patch to the next.
const PITCH: i16 = 208;
/// The outline of the heart, around the patches.
const HEART: &str = "M500 1004C468 962 330 884 196 742 84 624 16 470 16 312 16 128 140 16 284 16 382 16 462 66 500 146 538 66 618 \
                     16 716 16 860 16 984 128 984 312 984 470 916 624 804 742 670 884 532 962 500 1004Z";

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
pub fn board(scene: &Scene, seats: &[SeatInfo], lang: Lang, touch: Option<Callback<Room>>) -> impl IntoView + use<> {
    let rooms: Vec<_> = scene.rooms.iter().map(|room| patch(*room, seats, lang, touch)).collect();
    view! {
        <svg
            class="hs-board"
            class:small=touch.is_none()
            viewBox="0 0 1000 1016"
            role="group"
            aria-label=words(lang).board
            aria-hidden=touch.is_none().then_some("true")
        >
            <path class="hs-felt" d=HEART />
            <path class="hs-seam" d=HEART transform="translate(500 490) scale(.965) translate(-500 -490)" />
            {rooms}
            {pool(scene.pool, lang)}
        </svg>
    }
}

/// One room.
fn patch(this: RoomScene, seats: &[SeatInfo], lang: Lang, touch: Option<Callback<Room>>) -> impl IntoView + use<> {
    let RoomScene { room, held, attacker, left, lit } = this;
    let (x, y) = middle(room);
    let half = PATCH / 2;
    let piece = |seat: Seat, x: i16, y: i16, radius: u8, ghost: bool| {
        let colour = seats.get(seat.index())?.colour;
        Some(view! {
            <g class:hs-ghost=ghost transform=format!("translate({x} {y})")>
                {shape(colour, radius)}
            </g>
        })
    };
    let pile = held.map_or(0, |held| held.tokens.min(3));
    let several = held.map(|held| held.tokens).filter(|tokens| *tokens > 1);
    // A pile, and the number as soon as there are several.
    let mut pieces: Vec<_> = (0..pile)
        .filter_map(|index| {
            let up = i16::from(index) * 11 - (i16::from(pile) - 1) * 5;
            piece(held?.owner, if several.is_some() { -18 } else { 0 }, 20 - up, 36, false)
        })
        .collect();
    pieces.extend(left.filter(|_| held.is_none()).and_then(|seat| piece(seat, 0, 20, 34, true)));
    pieces.extend(attacker.and_then(|seat| piece(seat, -58, 56, 30, false)));

    let press = move || {
        if let Some(touch) = touch {
            touch.run(room);
        }
    };
    view! {
        <g
            class="hs-room"
            class:lit=lit
            class:fight=attacker.is_some()
            transform=format!("translate({x} {y})")
            role=touch.map(|_| "button")
            tabindex=touch.map(|_| "0")
            data-place=touch.map(|_| room_place(room))
            aria-label=label(room, held, seats, lang)
            aria-disabled=touch.map(|_| if lit { "false" } else { "true" })
            on:click=move |_| press()
            on:keydown=on_press(press)
        >
            <rect class="hs-patch" x=-half y=-half width=PATCH height=PATCH rx="30" />
            <rect class="hs-stitch" x=10 - half y=10 - half width=PATCH - 20 height=PATCH - 20 rx="22" />
            <text class="hs-number" x=24 - half y=46 - half>
                {room.0}
            </text>
            {buff(room.buff())}
            {pieces}
            {several.map(|tokens| view! { <text class="hs-count" x="32" y="38">{format!("×{tokens}")}</text> })}
        </g>
    }
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
    format!("{}: {inside}", room_name(room, lang))
}

/// What is special about a room, at its upper right corner.
fn buff(buff: Buff) -> Option<impl IntoView + use<>> {
    let (symbol, bonus) = match buff {
        Buff::Plain => return None,
        Buff::Attacker(bonus) => ("sword", Some(bonus)),
        Buff::Defender(bonus) => ("shield", Some(bonus)),
        Buff::Bead => ("bead", None),
    };
    let x = if bonus.is_some() { -8 } else { 34 };
    Some(view! {
        <g class="hs-buff">
            <use href=format!("art/ui.svg#{symbol}") x=x y="-82" width="40" height="40" />
            <text x="34" y="-51">
                {bonus.map(|bonus| format!("+{bonus}"))}
            </text>
        </g>
    })
}

/// The bead pool, in the empty corner under the heart.
fn pool(beads: u8, lang: Lang) -> impl IntoView + use<> {
    let lying: Vec<_> = (0..beads)
        .map(|index| {
            let (row, at) = heap(index);
            view! { <circle class="hs-bead" cx=at * 26 + row * 13 - 78 cy=-row * 21 - 4 r="12.5" /> }
        })
        .collect();
    view! {
        <g class="hs-pool" transform="translate(136 880)" data-place=POOL>
            <title>{words(lang).pool}</title>
            {lying}
            <path class="hs-bowl" d="M-112 0H112C112 64 66 92 0 92S-112 64-112 0Z" />
            <text class="hs-pool-count" y="58">
                {beads}
            </text>
        </g>
    }
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
