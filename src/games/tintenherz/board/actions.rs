//! The action panel: the two dice, and the buttons for actions other than touching a card.

use leptos::prelude::*;

use crate::engine::Colour;
use crate::games::People;
use crate::games::tintenherz::Action;
use crate::games::tintenherz::scene::select::Touch;
use crate::games::tintenherz::scene::{DieScene, Scene};
use crate::games::tintenherz::text::Words;
use crate::i18n::Lang;
use crate::ui::{ActionButton, Die, DieFace, RollButton, Throw, handler, live};

/// Dice and buttons.
#[component]
pub fn Actions(
    /// The displayed scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    people: People,
    /// Called when a die or button is touched.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let can_reroll = Memo::new(move |_| scene.with(|scene| scene.can_reroll));
    let points_at = move |what: fn(&Action) -> bool| {
        Signal::derive(move || scene.with(|scene| scene.pointed.as_ref().is_some_and(what)))
    };
    let can_pass = Memo::new(move |_| scene.with(|scene| scene.can_pass));
    let shown = Memo::new(move |_| scene.with(|scene| scene.shown.clone()));
    let picked_up = Memo::new(move |_| {
        scene.with(|scene| match scene.dice {
            [DieScene { again: true, value: Some(value), .. }, DieScene { again: false, .. }]
            | [DieScene { again: false, .. }, DieScene { again: true, value: Some(value), .. }] => Some(value),
            _ => None,
        })
    });
    let colours: Vec<Colour> = people.iter().map(|info| info.colour).collect();
    let roller = Signal::derive(move || {
        let active = scene.with(|scene| scene.active)?;
        colours.get(active.index()).copied()
    });
    let shown_label = move || {
        let values = shown.get().iter().map(u8::to_string).collect::<Vec<_>>();
        (!values.is_empty()).then(|| Words::of(lang.get()).shown(&values.join(", ")))
    };
    let values = move || shown.get().into_iter().map(|value| view! { <b>{value.to_string()}</b> }).collect_view();
    view! {
        <div class="actions-inside">
            <div class="dice">
                <DieButton index=0 scene lang on_touch />
                <DieButton index=1 scene lang on_touch />
                <span
                    class="th-shown"
                    role=live(move || (!shown.with(|shown| shown.is_empty())).then_some("img"))
                    aria-label=live(shown_label)
                >{live(values)}</span>
            </div>
            <div class="action-buttons">
                <RollButton
                    shown=rolls
                    label=Signal::derive(move || Words::of(lang.get()).roll())
                    colour=roller
                    on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                />
                <ActionButton
                    shown=can_reroll
                    test_id="reroll"
                    primary=points_at(|action| matches!(action, Action::Reroll { .. }))
                    icon="die"
                    label=Signal::derive(move || roll_again(picked_up.get(), lang.get()))
                    on_press=Callback::new(move |()| on_touch.run(Touch::RollAgain))
                />
                <ActionButton
                    shown=can_pass
                    test_id="pass"
                    primary=points_at(|action| *action == Action::Pass)
                    label=Signal::derive(move || Words::of(lang.get()).pass().to_owned())
                    on_press=Callback::new(move |()| on_touch.run(Touch::Pass))
                />
            </div>
        </div>
    }
    .into_any()
}

/// The label of the button that rolls again: both dice, or the one with this number.
fn roll_again(one: Option<u8>, lang: Lang) -> String {
    let words = Words::of(lang);
    one.map_or_else(|| words.roll_again().to_owned(), |value| words.roll_one_again(value))
}

/// One of the dice; while rolling again is possible, a touch keeps the die or picks it up again.
#[component]
fn DieButton(index: usize, scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let die = Memo::new(move |_| scene.with(|scene| scene.dice[index]));
    let can_reroll = Memo::new(move |_| scene.with(|scene| scene.can_reroll));
    // Until the next throw it displays the last one.
    let throw = Signal::derive(move || {
        let die = die.get();
        Throw { value: die.value.or(die.before), tumbles: die.tumbles }
    });
    let class = move || {
        let die = die.get();
        let fate = match (can_reroll.get(), die.again) {
            (true, true) => " again",
            (true, false) => " kept",
            (false, _) if die.before.is_some() => " before",
            (false, _) => "",
        };
        format!("th-die{fate}")
    };
    let fate = move || match (can_reroll.get(), die.get().again) {
        (false, _) => "",
        (true, true) => Words::of(lang.get()).reroll_die(),
        (true, false) => Words::of(lang.get()).keep_die(),
    };
    let label = move || {
        let value = die.get().value.map(|value| value.to_string()).unwrap_or_default();
        format!("{} {value} {}", Words::of(lang.get()).dice(), fate())
    };
    view! {
        <button
            class=live(class)
            type="button"
            disabled=live(move || (!can_reroll.get()).then(String::new))
            aria-pressed=live(move || can_reroll.get().then(|| die.get().again.to_string()))
            aria-label=live(label)
            on:click=handler(move |_| on_touch.run(Touch::Die(index)))
        >
            <Die face=DieFace::Pips throw />
            <small>{live(fate)}</small>
        </button>
    }
    .into_any()
}
