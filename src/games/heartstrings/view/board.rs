//! The board as SVG: twelve felt patches sewn onto a heart, the pool beside it.

use leptos::prelude::*;

use super::flights::{POOL, flights, room_place};
use super::scene::{RoomScene, Scene};
use super::select::tap_room;
use crate::engine::{Colour, Seat};
use crate::games::Staged;
use crate::games::heartstrings::text::{room_name, words};
use crate::games::heartstrings::{Buff, Held, Room, State};
use crate::i18n::Lang;
use crate::session::{SeatInfo, Session};
use crate::ui::{Flights, Shape};

/// A patch is a square of this side, in units of the drawing.
const PATCH: f64 = 184.0;
/// From one patch to the next.
const PITCH: f64 = 208.0;
/// The heart is this wide, in patches.
const COLUMNS: f64 = 4.0;
/// The outline of the heart, around the patches.
const HEART: &str = "M500 1004C468 962 330 884 196 742 84 624 16 470 16 312 16 128 140 16 284 16 382 16 462 66 500 146 538 66 618 \
                     16 716 16 860 16 984 128 984 312 984 470 916 624 804 742 670 884 532 962 500 1004Z";
const VIEW_BOX: &str = "0 0 1000 1016";

/// The middle of a room: rows of four, four, three and one make the heart.
fn middle(room: Room) -> (f64, f64) {
    let (row, column, in_row) = match room.0 {
        number @ 1..=4 => (0.0, number - 1, 4.0),
        number @ 5..=8 => (1.0, number - 5, 4.0),
        number @ 9..=11 => (2.0, number - 9, 3.0),
        _ => (3.0, 0, 1.0),
    };
    let left = 500.0 - (COLUMNS - 1.0) * PITCH / 2.0 + (COLUMNS - in_row) * PITCH / 2.0;
    (left + f64::from(column) * PITCH, 190.0 + row * PITCH)
}

/// The colours of the seats.
#[derive(Clone, Copy)]
struct Colours(StoredValue<Vec<SeatInfo>>);

impl Colours {
    fn of(self, seat: Seat) -> Option<Colour> {
        self.0.with_value(|seats| seats.get(seat.index()).map(|info| info.colour))
    }

    fn name(self, seat: Seat) -> String {
        self.0.with_value(|seats| seats.get(seat.index()).map(|info| info.name.clone()).unwrap_or_default())
    }
}

/// The board, touchable.
#[component]
pub fn Board(session: Session<State>) -> impl IntoView {
    let seats = Colours(StoredValue::new(SeatInfo::of(&session.setup())));
    let scene = Memo::new(move |_| session.shown().with(|state| state.scene(None)));
    let lang = session.settings().lang;
    let touch =
        Callback::new(move |room: Room| session.tap(session.shown().with_untracked(|state| tap_room(state, room))));
    send_flights(session, seats);
    view! {
        <svg class="hs-board" viewBox=VIEW_BOX role="group" aria-label=move || words(lang.get()).board>
            <Felt />
            {Room::all()
                .map(|room| {
                    let this = Memo::new(move |_| scene.with(|scene| room_scene(scene, room)));
                    view! { <Patch this seats lang=lang.into() touch=Some(touch) /> }
                })
                .collect_view()}
            <Pool beads=Signal::derive(move || scene.with(|scene| scene.pool)) lang />
        </svg>
    }
}

/// The board in small, not to be touched.
#[component]
pub fn Picture(scene: Scene, seats: Vec<SeatInfo>) -> impl IntoView {
    let seats = Colours(StoredValue::new(seats));
    let patch = |this: RoomScene| {
        view! { <Patch this=Memo::new(move |_| this) seats lang=Signal::stored(Lang::En) touch=None /> }
    };
    view! {
        <svg class="hs-board small" viewBox=VIEW_BOX aria-hidden="true">
            <Felt />
            {scene.rooms.into_iter().map(patch).collect_view()}
        </svg>
    }
}

fn room_scene(scene: &Scene, room: Room) -> RoomScene {
    let empty = RoomScene { room, held: None, attacker: None, left: None, lit: false };
    scene.rooms.iter().find(|this| this.room == room).copied().unwrap_or(empty)
}

/// Beads and tokens travel as soon as the board shows what moved them.
fn send_flights(session: Session<State>, seats: Colours) {
    let air: Flights = expect_context();
    Effect::new(move |before: Option<(usize, State)>| {
        let now = session.shown().get();
        let (count, last) = session.lines().with(|lines| (lines.len(), lines.last().cloned()));
        // Only a step forward travels: what was undone is simply as it was.
        if let (Some((old_count, old)), Some(line)) = (before, last)
            && count == old_count + 1
            && !session.settings().is_still()
        {
            air.send(seats.0.with_value(|seats| flights(&line, &old, &now, seats)));
        }
        (count, now)
    });
}

/// The heart of felt under the rooms.
#[component]
fn Felt() -> impl IntoView {
    view! {
        <path class="hs-felt" d=HEART />
        <path class="hs-seam" d=HEART transform="translate(500 490) scale(.965) translate(-500 -490)" />
    }
}

/// One room.
#[component]
fn Patch(
    #[prop(into)] this: Signal<RoomScene>,
    seats: Colours,
    lang: Signal<Lang>,
    touch: Option<Callback<Room>>,
) -> impl IntoView {
    let room = this.get_untracked().room;
    let (x, y) = middle(room);
    let half = PATCH / 2.0;
    let lit = Memo::new(move |_| this.get().lit);
    let label = move || {
        let held = this.get().held;
        let words = words(lang.get());
        let inside = match held {
            None => words.empty.to_owned(),
            Some(Held { owner, tokens }) => {
                format!("{}, {}", seats.name(owner), lang.get().count(u32::from(tokens), words.tokens))
            }
        };
        format!("{}: {inside}", room_name(room, lang.get()))
    };
    let act = move || {
        if let Some(touch) = touch {
            touch.run(room);
        }
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            act();
        }
    };
    let attacker = move || {
        let colour = seats.of(this.get().attacker?)?;
        Some(view! {
            <g class="hs-attacker" transform="translate(-58 56)">
                <Shape colour radius=30.0 />
            </g>
        })
    };
    let ghost = move || {
        let colour = seats.of(this.get().left.filter(|_| this.get().held.is_none())?)?;
        Some(view! {
            <g class="hs-ghost" transform="translate(0 20)">
                <Shape colour radius=34.0 />
            </g>
        })
    };
    let number = room.0;
    view! {
        <g
            class="hs-room"
            class:lit=move || lit.get()
            class:fight=move || this.get().attacker.is_some()
            transform=format!("translate({x} {y})")
            role=touch.map(|_| "button")
            tabindex=touch.map(|_| "0")
            data-place=touch.map(|_| room_place(room))
            aria-label=label
            aria-disabled=move || touch.map(|_| if lit.get() { "false" } else { "true" })
            on:click=move |_| act()
            on:keydown=on_key
        >
            <rect class="hs-patch" x=-half y=-half width=PATCH height=PATCH rx="30" />
            <rect class="hs-stitch" x=10.0 - half y=10.0 - half width=PATCH - 20.0 height=PATCH - 20.0 rx="22" />
            <text class="hs-number" x=-half + 24.0 y=-half + 46.0>
                {number}
            </text>
            <BuffMark buff=room.buff() />
            {ghost}
            {move || this.get().held.and_then(|held| tokens(held, seats))}
            {attacker}
        </g>
    }
}

/// The tokens in a room: a pile, and the number as soon as there are several.
fn tokens(held: Held, seats: Colours) -> Option<impl IntoView> {
    let colour = seats.of(held.owner)?;
    let pile = held.tokens.min(3);
    let middle = if held.tokens > 1 { -18.0 } else { 0.0 };
    let piece = move |index: u8| {
        let up = f64::from(index) * 11.0 - f64::from(pile - 1) * 5.5;
        view! {
            <g transform=format!("translate({} {})", middle, 20.0 - up)>
                <Shape colour radius=36.0 />
            </g>
        }
    };
    let count = (held.tokens > 1).then(|| {
        view! {
            <text class="hs-count" x="32" y="38">
                "×" {held.tokens}
            </text>
        }
    });
    Some(view! {
        {(0..pile).map(piece).collect_view()}
        {count}
    })
}

/// What is special about a room, at its upper right corner.
#[component]
fn BuffMark(buff: Buff) -> impl IntoView {
    let (symbol, bonus) = match buff {
        Buff::Plain => return None,
        Buff::Attacker(bonus) => ("sword", Some(bonus)),
        Buff::Defender(bonus) => ("shield", Some(bonus)),
        Buff::Bead => ("bead", None),
    };
    let x = if bonus.is_some() { -8.0 } else { 34.0 };
    Some(view! {
        <g class=format!("hs-buff {symbol}")>
            <use href=format!("art/ui.svg#{symbol}") x=x y="-82" width="40" height="40" />
            {bonus.map(|bonus| view! { <text x="34" y="-51">"+" {bonus}</text> })}
        </g>
    })
}

/// The bead pool, in the empty corner under the heart.
#[component]
fn Pool(beads: Signal<u8>, #[prop(into)] lang: Signal<Lang>) -> impl IntoView {
    let lying = move || {
        (0..beads.get())
            .map(|index| {
                // A heap: rows that grow shorter upward.
                let (row, at) = heap(index);
                let x = -78.0 + f64::from(at) * 26.0 + f64::from(row) * 13.0;
                view! { <circle class="hs-bead" cx=x cy=-f64::from(row) * 21.0 - 4.0 r="12.5" /> }
            })
            .collect_view()
    };
    view! {
        <g class="hs-pool" transform="translate(136 880)" data-place=POOL>
            <title>{move || words(lang.get()).pool}</title>
            {lying}
            <path class="hs-bowl" d="M-112 0H112C112 64 66 92 0 92S-112 64-112 0Z" />
            <text class="hs-pool-count" y="58">
                {move || beads.get()}
            </text>
        </g>
    }
}

/// Row and place within the row of a bead in the heap, from below: seven, six, five and so on.
fn heap(index: u8) -> (u8, u8) {
    let (mut row, mut at) = (0, index);
    while at >= 7 - row.min(5) {
        at -= 7 - row.min(5);
        row += 1;
    }
    (row, at)
}
