//! The die of Ludo seats, which lies on the board where it was rolled until the next roll, and the marks that count the rolls for a 6.

use std::sync::Arc;

use leptos::prelude::*;

use super::around::Called;
use super::{DIE_PART, translate};
use crate::engine::{Colour, Seat};
use crate::games::People;
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::layout::{DIE, Layout, TRY};
use crate::games::flow::text::{About, Words, tries as tries_said};
use crate::i18n::Lang;
use crate::ui::{DieFace, DieShape, Shape, Throw, each, live, part_disabled, part_role, seat_class};

/// The die, beside the start of the seat that rolled it, with the mark of that seat; and beside it a mark for each roll that a seat has for
/// a 6, filled once the roll is made.
#[component]
pub fn RolledDie(
    scene: Memo<Scene>,
    layout: Arc<Layout>,
    people: People,
    called: Called,
    lang: Signal<Lang>,
    touchable: bool,
) -> impl IntoView {
    let die = Memo::new(move |_| scene.with(|scene| scene.die));
    let tumbles = Memo::new(move |_| scene.with(|scene| scene.tumbling));
    let throw = Memo::new(move |_| Throw { value: die.get().map(|(_, roll)| roll), tumbles: tumbles.get() });
    let tries = Memo::new(move |_| scene.with(|scene| scene.tries));
    let made = move |seat| tries.get().filter(|(of, _)| *of == seat).map(|(_, made)| made);
    let label = move || match die.get().filter(|_| !tumbles.get()) {
        Some((seat, roll)) => called.about(About::Die { seat, roll, tries: made(seat) }, lang.get()),
        None => Words::of(lang.get()).die().to_owned(),
    };
    let places = layout.clone();
    let marks = move |(seat, start): (Seat, u8)| {
        let made = Memo::new(move |_| made(seat).unwrap_or_default());
        let marks = (0..).zip(places.tries(start)).map(|(roll, (x, y))| {
            let class = live(move || if roll < made.get() { "fl-try made" } else { "fl-try" });
            view! { <circle class=class cx=x.to_string() cy=y.to_string() r=TRY.to_string() /> }.into_any()
        });
        view! {
            <g
                class="fl-tries"
                transform=translate(places.die(start))
                role="img"
                aria-label=live(move || tries_said(made.get(), lang.get()))
                data-read=touchable.then_some(DIE_PART)
            >
                {marks.collect_view()}
            </g>
        }
        .into_any()
    };
    let lying = move |(seat, start): (Seat, u8)| {
        let colour: Option<Colour> = people.get(seat.index()).map(|info| info.colour);
        let class = colour.map(|colour| seat_class("fl-die", colour)).unwrap_or_default();
        let corner = DIE - 16;
        view! {
            <g
                class=class
                transform=translate(layout.die(start))
                role=part_role(touchable)
                tabindex=touchable.then_some("0")
                aria-disabled=part_disabled(touchable, || true)
                aria-label=live(label)
                data-touch=touchable.then_some(DIE_PART)
            >
                <g class="fl-die-face">
                    <DieShape face=DieFace::Pips throw />
                </g>
                <g transform=translate((corner, -corner)) aria-hidden="true">
                    {colour.map(|colour| view! { <Shape colour radius=16 /> }.into_any())}
                </g>
            </g>
        }
        .into_any()
    };
    let placed = move |seat| scene.with_untracked(|scene| scene.seats.get(seat).map(|has| (seat, has.start)));
    let seat = move || {
        let (seat, _) = die.get()?;
        placed(seat)
    };
    let trying = move || placed(tries.get()?.0);
    view! {
        <g>{each(seat, |(seat, _)| *seat, lying)} {each(trying, |(seat, _)| *seat, marks)}</g>
    }
    .into_any()
}
