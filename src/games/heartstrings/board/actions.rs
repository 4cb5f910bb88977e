//! The action panel: the buttons. The dice lie on the board.

use std::sync::Arc;

use leptos::prelude::*;

use super::dice::part;
use crate::engine::Colour;
use crate::games::heartstrings::State;
use crate::games::heartstrings::scene::reading::{KEEP_ALL_PART, KEEP_PART};
use crate::games::heartstrings::scene::select::Touch;
use crate::games::heartstrings::scene::tray::DieOf;
use crate::games::heartstrings::text::Words;
use crate::games::seam::ui::TableProps;
use crate::ui::{ActionButton, RollButton, live};

/// The buttons.
#[component]
pub fn Actions(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, on_touch, .. } = props;
    let colours: Arc<[Colour]> = people.iter().map(|info| info.colour).collect();
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let keep_pointed = Memo::new(move |_| scene.with(|scene| scene.keep_pointed));
    let can_keep = Memo::new(move |_| scene.with(|scene| scene.can_keep));
    let roller = Signal::derive(move || colours.get(scene.with(|scene| scene.active)?.index()).copied());
    // In a combat the buttons of attacker and defender are at different places, so that a second tap does not roll for the other player.
    let due = Memo::new(move |_| scene.with(|scene| scene.dice().iter().find(|die| die.due).map(|die| die.of)));
    let class = move || match due.get() {
        Some(DieOf::Attack) => "action-buttons hs-attacks",
        Some(DieOf::Defence) => "action-buttons hs-defends",
        _ => "action-buttons",
    };
    let keeps_all = Memo::new(move |_| scene.with(|scene| scene.keeps_all));
    let offer = move || {
        let words = Words::of(lang.get());
        scene.with(|scene| scene.offers_order).then(|| words.keep_offer(words.keep_all(), words.ask_again()))
    };
    let button =
        move |words: fn(Words) -> &'static str| Signal::derive(move || words(Words::of(lang.get())).to_owned());
    view! {
        <div class="actions-inside">
            <p class="hs-offer">{live(offer)}</p>
            <div class=live(class)>
                <RollButton
                    shown=rolls
                    read=Signal::derive(move || Some(part(due.get()?).to_owned()))
                    label=Signal::derive(move || Words::of(lang.get()).roll())
                    colour=roller
                    on_press=Callback::new(move |()| on_touch.run(Touch::Roll))
                />
                <ActionButton
                    shown=can_keep
                    test_id="keep"
                    read=Signal::stored(Some(KEEP_PART.to_owned()))
                    primary=keep_pointed
                    label=button(|words| words.keep())
                    on_press=Callback::new(move |()| on_touch.run(Touch::Keep))
                />
                <ActionButton
                    shown=can_keep
                    test_id="keep-all"
                    read=Signal::stored(Some(KEEP_ALL_PART.to_owned()))
                    label=button(|words| words.keep_all())
                    on_press=Callback::new(move |()| on_touch.run(Touch::KeepAll))
                />
                <ActionButton
                    shown=keeps_all
                    test_id="ask-again"
                    label=button(|words| words.ask_again())
                    on_press=Callback::new(move |()| on_touch.run(Touch::AskAgain))
                />
            </div>
        </div>
    }
}
