//! The place of the next action: the dice, and the button that throws them.

use leptos::prelude::*;

use super::tray::{Side, Tray};
use crate::engine::{Colour, Seat};
use crate::games::Staged;
use crate::games::heartstrings::text::words;
use crate::games::heartstrings::{Action, Phase, State};
use crate::i18n::Lang;
use crate::session::{Moment, SeatInfo, Session};
use crate::ui::{Die, DieFace, Throw, icon, piece, roll_button};

/// Dice and buttons.
pub fn deed(moment: &Moment<State>, seats: &[SeatInfo], lang: Lang, session: Session<State>) -> impl IntoView + use<> {
    let words = words(lang);
    let Moment { state, lines, tumbling, awaits_dice } = moment;
    let colour = |seat: Seat| seats.get(seat.index()).map(|info| info.colour);
    let in_the_air = tumbling.is_some();
    let dice: Vec<AnyView> = match Tray::of(state, lines.last(), tumbling.as_ref()) {
        Tray::Order(rolls) => {
            rolls.into_iter().map(|(seat, roll)| selector(roll, in_the_air, colour(seat)).into_any()).collect()
        }
        Tray::Room(roll) => vec![selector(roll, in_the_air, None).into_any()],
        Tray::Combat { attack, defence, damage } => {
            let side = |side: Side, symbol| {
                let took = damage.filter(|(seat, damage)| *seat == side.seat && *damage > 0).map(|(_, damage)| damage);
                combat_side(side, symbol, in_the_air, colour(side.seat), took).into_any()
            };
            vec![side(attack, "sword"), side(defence, "shield")]
        }
    };
    let roll = awaits_dice.then(|| roll_button(words.roll, state.hand().and_then(colour), move || session.roll()));
    let keep = (*state.phase() == Phase::Sacrifice && !in_the_air).then(|| {
        view! {
            <button class="button large" data-testid="keep" on:click=move |_| session.decide(Action::Keep)>
                {words.keep}
            </button>
        }
    });
    view! {
        <div class="dice hs-dice">{dice}</div>
        <div class="deed-buttons">{roll} {keep}</div>
    }
}

/// A room selector, with its owner where each rolls their own.
fn selector(roll: Option<u8>, tumbling: bool, owner: Option<Colour>) -> impl IntoView {
    view! {
        <span class="hs-selector">
            {owner.map(piece)}
            {Die { face: DieFace::Twelve, value: roll, throw: Throw::of(tumbling) }.draw()}
        </span>
    }
}

/// One die of a combat with the bonus of the room and the damage that its owner takes.
fn combat_side(
    side: Side,
    symbol: &'static str,
    in_the_air: bool,
    colour: Option<Colour>,
    damage: Option<u8>,
) -> impl IntoView {
    view! {
        <span class="hs-side" class:next=side.next>
            <span class="hs-side-head">{colour.map(piece)} {icon(symbol)}</span>
            {Die { face: DieFace::Pips, value: side.roll, throw: Throw::of(side.next && in_the_air) }.draw()}
            <span class="hs-bonus">{(side.bonus > 0).then(|| format!("+{}", side.bonus))}</span>
            <span class="hs-damage">{damage.map(|damage| format!("−{damage}"))}</span>
        </span>
    }
}
