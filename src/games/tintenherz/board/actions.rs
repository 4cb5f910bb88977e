//! The action panel: what the dice show, and the buttons. Cards and dice are touched on the board.

use leptos::prelude::*;

use crate::engine::Colour;
use crate::games::Thing;
use crate::games::seam::ui::TableProps;
use crate::games::tintenherz::Action;
use crate::games::tintenherz::State;
use crate::games::tintenherz::scene::DieScene;
use crate::games::tintenherz::scene::reading::{PASS_PART, REROLL_PART, TintenherzThing};
use crate::games::tintenherz::scene::select::Touch;
use crate::games::tintenherz::text::Words;
use crate::i18n::Lang;
use crate::ui::{ActionButton, RollButton, live};

/// The values shown, and the buttons.
#[component]
pub fn Actions(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, on_touch, .. } = props;
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
            <span
                class="th-shown"
                data-read="dice"
                role=live(move || (!shown.with(|shown| shown.is_empty())).then_some("img"))
                aria-label=live(shown_label)
            >{live(values)}</span>
            <div class="action-buttons">
                <RollButton
                    shown=rolls
                    read=Signal::stored(Some(TintenherzThing::Dice.part()))
                    label=Signal::derive(move || Words::of(lang.get()).roll())
                    colour=roller
                    on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                />
                <ActionButton
                    shown=can_reroll
                    test_id="reroll"
                    read=Signal::stored(Some(REROLL_PART.to_owned()))
                    primary=points_at(|action| matches!(action, Action::Reroll { .. }))
                    icon="die"
                    label=Signal::derive(move || roll_again(picked_up.get(), lang.get()))
                    on_press=Callback::new(move |()| on_touch.run(Touch::RollAgain))
                />
                <ActionButton
                    shown=can_pass
                    test_id="pass"
                    read=Signal::stored(Some(PASS_PART.to_owned()))
                    primary=points_at(|action| *action == Action::Pass)
                    label=Signal::derive(move || Words::of(lang.get()).pass().to_owned())
                    on_press=Callback::new(move |()| on_touch.run(Touch::Pass))
                />
            </div>
        </div>
    }
}

/// The label of the button that rolls again: both dice, or the one with this number.
fn roll_again(one: Option<u8>, lang: Lang) -> String {
    let words = Words::of(lang);
    one.map_or_else(|| words.roll_again().to_owned(), |value| words.roll_one_again(value))
}
