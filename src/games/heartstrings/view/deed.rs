//! The place of the next action: the dice, and the button that throws them.

use leptos::prelude::*;

use super::tray::{Side, Tray};
use crate::engine::{Colour, Seat};
use crate::games::Staged;
use crate::games::heartstrings::text::words;
use crate::games::heartstrings::{Action, Phase, State};
use crate::session::{SeatInfo, Session};
use crate::ui::{Die, DieFace, Icon, Piece};

/// Dice and buttons.
#[component]
pub fn Deed(session: Session<State>) -> impl IntoView {
    let words = move || words(session.settings().lang.get());
    let seats = StoredValue::new(SeatInfo::of(&session.setup()));
    let colour = move |seat: Seat| seats.with_value(|seats| seats.get(seat.index()).map(|info| info.colour));
    let tray = Memo::new(move |_| {
        let tumbling = session.tumbling();
        session.lines().with(|lines| session.shown().with(|state| Tray::of(state, lines.last(), tumbling.as_ref())))
    });
    let in_the_air = Signal::derive(move || session.tumbling().is_some());
    let dice = move || match tray.get() {
        Tray::Order(rolls) => rolls
            .into_iter()
            .map(|(seat, roll)| selector(roll, in_the_air, colour(seat)).into_any())
            .collect_view()
            .into_any(),
        Tray::Room(roll) => selector(roll, in_the_air, None).into_any(),
        Tray::Combat { attack, defence, damage } => {
            let took = move |side: Side| damage.filter(|(seat, _)| *seat == side.seat).map(|(_, damage)| damage);
            view! {
                {combat_side(attack, "sword", in_the_air, colour(attack.seat), took(attack))}
                <span class="hs-versus" aria-hidden="true">
                    ":"
                </span>
                {combat_side(defence, "shield", in_the_air, colour(defence.seat), took(defence))}
            }
            .into_any()
        }
    };
    let hand = move || session.shown().with(Staged::hand).and_then(colour);
    let roll = move || {
        session.awaits_dice().then(|| {
            let class = hand().map(|colour| format!("button large seat-button seat-{}", colour.id()));
            view! {
                <button
                    class=class.unwrap_or_else(|| "button accent large".to_owned())
                    data-testid="roll"
                    on:click=move |_| session.roll()
                >
                    {hand().map(|colour| view! { <Piece colour /> })}
                    {move || words().roll}
                </button>
            }
        })
    };
    let keep = move || {
        let asked = session.shown().with(|state| *state.phase() == Phase::Sacrifice) && !in_the_air.get();
        asked.then(|| {
            view! {
                <button class="button large" data-testid="keep" on:click=move |_| session.decide(Action::Keep)>
                    {move || words().keep}
                </button>
            }
        })
    };
    view! {
        <div class="dice hs-dice">{dice}</div>
        <div class="deed-buttons">{roll} {keep}</div>
    }
}

/// A room selector, with its owner where each rolls their own.
fn selector(roll: Option<u8>, tumbling: Signal<bool>, owner: Option<Colour>) -> impl IntoView {
    view! {
        <span class="hs-selector">
            {owner.map(|colour| view! { <Piece colour /> })}
            <Die face=DieFace::Twelve value=Signal::stored(roll) tumbling />
        </span>
    }
}

/// One die of a combat with the bonus of the room and the damage that its owner takes.
fn combat_side(
    side: Side,
    symbol: &'static str,
    tumbling: Signal<bool>,
    colour: Option<Colour>,
    damage: Option<u8>,
) -> impl IntoView {
    let this_tumbles = Signal::derive(move || side.next && tumbling.get());
    view! {
        <span class="hs-side" class:next=side.next>
            <span class="hs-side-head">
                {colour.map(|colour| view! { <Piece colour /> })}
                <Icon name=symbol />
            </span>
            <Die face=DieFace::Pips value=Signal::stored(side.roll) tumbling=this_tumbles />
            {(side.bonus > 0).then(|| view! { <span class="hs-bonus">"+" {side.bonus}</span> })}
            {damage.filter(|damage| *damage > 0).map(|damage| view! { <span class="hs-damage">"−" {damage}</span> })}
        </span>
    }
}
