//! The place of the next action: the two dice, and what can be done besides touching a card.

use leptos::prelude::*;

use super::scene::Scene;
use super::select::Touch;
use crate::engine::Colour;
use crate::games::People;
use crate::games::tintenherz::text::words;
use crate::i18n::Lang;
use crate::ui::{ActionButton, Die, DieFace, RollButton, Throw, handler, live};

/// Dice and buttons.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Who plays.
    people: People,
    /// Hears which die or button is touched.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let can_reroll = Memo::new(move |_| scene.with(|scene| scene.can_reroll));
    let can_pass = Memo::new(move |_| scene.with(|scene| scene.can_pass));
    let shown = Memo::new(move |_| scene.with(|scene| scene.shown.clone()));
    let colours: Vec<Colour> = people.iter().map(|info| info.colour).collect();
    let roller = Signal::derive(move || {
        let active = scene.with(|scene| scene.active)?;
        colours.get(active.index()).copied()
    });
    let values = move || shown.get().into_iter().map(|value| view! { <b>{value.to_string()}</b> }).collect_view();
    view! {
        <div class="actions-inside">
            <div class="dice">
                <DieButton index=0 scene lang on_touch />
                <DieButton index=1 scene lang on_touch />
                <span class="th-shown">{live(values)}</span>
            </div>
            <div class="action-buttons">
                <RollButton
                    shown=rolls
                    label=Signal::derive(move || words(lang.get()).roll)
                    colour=roller
                    on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                />
                <ActionButton
                    shown=can_reroll
                    test_id="reroll"
                    icon="die"
                    label=Signal::derive(move || words(lang.get()).roll_again.to_owned())
                    on_press=Callback::new(move |()| on_touch.run(Touch::RollAgain))
                />
                <ActionButton
                    shown=can_pass
                    test_id="pass"
                    label=Signal::derive(move || words(lang.get()).pass.to_owned())
                    on_press=Callback::new(move |()| on_touch.run(Touch::Pass))
                />
            </div>
        </div>
    }
    .into_any()
}

/// One of the dice; while it can be rolled again, it can be put down to be kept, and picked up again.
#[component]
fn DieButton(index: usize, scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let die = Memo::new(move |_| scene.with(|scene| scene.dice[index]));
    let can_reroll = Memo::new(move |_| scene.with(|scene| scene.can_reroll));
    let throw = Signal::derive(move || Throw { value: die.get().value, tumbles: die.get().tumbles });
    let fate = move || match (can_reroll.get(), die.get().again) {
        (false, _) => "",
        (true, true) => words(lang.get()).reroll_die,
        (true, false) => words(lang.get()).keep_die,
    };
    let label = move || {
        let value = die.get().value.map(|value| value.to_string()).unwrap_or_default();
        format!("{} {value} {}", words(lang.get()).dice, fate())
    };
    view! {
        <button
            class=live(move || if can_reroll.get() && !die.get().again { "th-die kept" } else { "th-die" })
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
