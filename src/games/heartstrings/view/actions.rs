//! The place of the next action: the dice, and the button that rolls them.

use leptos::prelude::*;

use super::scene::Scene;
use super::select::Touch;
use super::tray::{Side, Tray};
use crate::engine::{Colour, Seat};
use crate::games::People;
use crate::games::heartstrings::text::words;
use crate::i18n::Lang;
use crate::ui::{Die, DieFace, Icon, Piece, RollButton, Throw, handler, live};

/// Dice and buttons.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Who plays.
    people: People,
    /// Hears which button is pressed.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let colours: Vec<Colour> = people.iter().map(|info| info.colour).collect();
    let colour = move |seat: Seat| colours.get(seat.index()).copied();
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let can_keep = Memo::new(move |_| scene.with(|scene| scene.can_keep));
    let tray = Memo::new(move |_| scene.with(|scene| (scene.tray.clone(), scene.tumbling)));
    let roller = {
        let colour = colour.clone();
        Signal::derive(move || scene.with(|scene| scene.active).and_then(&colour))
    };
    let dice = move || {
        let (tray, tumbling) = tray.get();
        let selector = |value, owner: Option<Seat>| selector(value, tumbling, owner.and_then(&colour));
        match tray {
            Tray::Order(rolls) => rolls.into_iter().map(|(seat, roll)| selector(roll, Some(seat))).collect_view(),
            Tray::Room(roll) => vec![selector(roll, None)].collect_view(),
            Tray::Combat { attack, defence, damage } => {
                let side = |side: Side, symbol| {
                    let taken = damage.filter(|(seat, damage)| *seat == side.seat && *damage > 0);
                    combat_side(side, symbol, tumbling, colour(side.seat), taken.map(|(_, damage)| damage))
                };
                vec![side(attack, "sword"), side(defence, "shield")].collect_view()
            }
        }
    };
    view! {
        <div class="actions-inside">
            <div class="dice hs-dice">{live(dice)}</div>
            <div class="action-buttons">
                <Show when=live(move || rolls.get())>
                    <RollButton
                        label=Signal::derive(move || words(lang.get()).roll)
                        colour=roller
                        on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                    />
                </Show>
                <Show when=live(move || can_keep.get())>
                    <button class="button large" data-testid="keep" on:click=handler(move |_| on_touch.run(Touch::Keep))>
                        {live(move || words(lang.get()).keep)}
                    </button>
                </Show>
            </div>
        </div>
    }
    .into_any()
}

/// A room selector, with its owner where each rolls their own.
fn selector(value: Option<u8>, tumbles: bool, owner: Option<Colour>) -> AnyView {
    view! {
        <span class="hs-selector">
            {owner.map(|colour| view! { <Piece colour /> }.into_any())}
            <Die face=DieFace::Twelve throw=Signal::stored(Throw { value, tumbles }) />
        </span>
    }
    .into_any()
}

/// One die of a combat with the bonus of the room and the damage that its owner takes.
fn combat_side(
    side: Side,
    symbol: &'static str,
    tumbling: bool,
    colour: Option<Colour>,
    damage: Option<u8>,
) -> AnyView {
    let Side { roll, bonus, next, .. } = side;
    let throw = Throw { value: roll, tumbles: next && tumbling };
    view! {
        <span class=if next { "hs-side next" } else { "hs-side" }>
            <span class="hs-side-head">
                {colour.map(|colour| view! { <Piece colour /> }.into_any())}
                <Icon name=symbol />
            </span>
            <Die face=DieFace::Pips throw=Signal::stored(throw) />
            {(bonus > 0).then(|| view! { <span class="hs-bonus">{format!("+{bonus}")}</span> })}
            {damage.map(|damage| view! { <span class="hs-damage">{format!("−{damage}")}</span> })}
        </span>
    }
    .into_any()
}
