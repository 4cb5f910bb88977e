//! The action panel: the dice, and the button that rolls them.

use std::sync::Arc;

use leptos::prelude::*;

use crate::engine::Colour;
use crate::games::People;
use crate::games::heartstrings::scene::Scene;
use crate::games::heartstrings::scene::select::Touch;
use crate::games::heartstrings::scene::tray::{DieOf, TrayDie};
use crate::games::heartstrings::text::Words;
use crate::i18n::Lang;
use crate::ui::{ActionButton, Die, DieFace, Icon, Piece, RollButton, Throw, each, live};

/// Dice and buttons.
#[component]
pub fn Actions(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    people: People,
    /// Called when a button is pressed.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let colours: Arc<[Colour]> = people.iter().map(|info| info.colour).collect();
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let keep_pointed = Memo::new(move |_| scene.with(|scene| scene.keep_pointed));
    let can_keep = Memo::new(move |_| scene.with(|scene| scene.can_keep));
    let roller = {
        let colours = colours.clone();
        Signal::derive(move || colours.get(scene.with(|scene| scene.active)?.index()).copied())
    };
    let dice = Memo::new(move |_| scene.with(|scene| scene.tray.dice(scene.tumbling)));
    let places = Memo::new(move |_| dice.with(|dice| dice.iter().map(|die| die.of).enumerate().collect::<Vec<_>>()));
    let die = move |(index, of): (usize, DieOf)| {
        // A die that has been removed is not drawn again; until then it keeps its last state.
        let die = Memo::new(move |before: Option<&TrayDie>| {
            let now = dice.with(|dice| dice.get(index).filter(|die| die.of == of).copied());
            now.or(before.copied()).unwrap_or_default()
        });
        view! { <DieInTray die of people=people.clone() lang /> }.into_any()
    };
    view! {
        <div class="actions-inside">
            <div class="dice hs-dice">{each(move || places.get(), |place| *place, die)}</div>
            <div class="action-buttons">
                <RollButton
                    shown=rolls
                    label=Signal::derive(move || Words::of(lang.get()).roll())
                    colour=roller
                    on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                />
                <ActionButton
                    shown=can_keep
                    test_id="keep"
                    primary=keep_pointed
                    label=Signal::derive(move || Words::of(lang.get()).keep().to_owned())
                    on_press=Callback::new(move |()| on_touch.run(Touch::Keep))
                />
            </div>
        </div>
    }
    .into_any()
}

/// A die with its owner; in a combat also with the bonus of the room and the damage that the owner takes.
#[component]
fn DieInTray(die: Memo<TrayDie>, of: DieOf, people: People, lang: Signal<Lang>) -> impl IntoView {
    let owner = Memo::new(move |_| die.get().owner);
    let throw = Signal::derive(move || Throw { value: die.get().roll, tumbles: die.get().tumbles });
    let label = {
        let people = people.clone();
        live(move || label(die.get(), &people, lang.get()))
    };
    let owner = live(move || {
        let colour = people.get(owner.get()?.index())?.colour;
        Some(view! { <Piece colour /> }.into_any())
    });
    let name = match of {
        DieOf::Room => {
            return view! {
                <span class="hs-selector" role="img" aria-label=label>
                    {owner}
                    <Die face=DieFace::Twelve throw />
                </span>
            }
            .into_any();
        }
        DieOf::Attack => "sword",
        DieOf::Defence => "shield",
    };
    let marked = |class: &'static str, sign: &'static str, of: fn(TrayDie) -> u8| {
        let number = Memo::new(move |_| of(die.get()));
        live(move || (number.get() > 0).then(|| view! { <span class=class>{format!("{sign}{}", number.get())}</span> }))
    };
    view! {
        <span class=live(move || if die.get().next { "hs-side next" } else { "hs-side" }) role="img" aria-label=label>
            <span class="hs-side-head">
                {owner}
                <Icon name />
            </span>
            <Die face=DieFace::Pips throw />
            {marked("hs-bonus", "+", |die| die.bonus)}
            {marked("hs-damage", "−", |die| die.damage)}
        </span>
    }
    .into_any()
}

/// The accessible label of a die.
fn label(die: TrayDie, people: &People, lang: Lang) -> String {
    let words = Words::of(lang);
    let owner = die.owner.and_then(|seat| people.get(seat.index())).map(|info| format!("{}, ", info.name));
    let name = match die.of {
        DieOf::Room => words.room_die(),
        DieOf::Attack => words.attack_die(),
        DieOf::Defence => words.defence_die(),
    };
    let mut label = format!("{}{name}", owner.unwrap_or_default());
    if let Some(roll) = die.roll.filter(|_| !die.tumbles) {
        label.push_str(&format!(": {roll}"));
    }
    for (sign, number, noun) in [("+", die.bonus, ""), ("\u{2212}", die.damage, words.damage())] {
        if number > 0 {
            label.push_str(&format!(" {noun} {sign}{number}").replace("  ", " "));
        }
    }
    label
}
