//! How the dice fell in all games of this device.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::list::SavedList;
use crate::page::games::catalogue::{GameInfo, SHELF};
use crate::page::games::device_games::info_of;
use crate::page::games::merge::pause;
use crate::page::kit::dialog::{DialogHead, Modal};
use crate::page::kit::frequencies::frequencies;
use crate::storage::SaveId;
use crate::table::{DiceFallen, chart_of};
use crate::ui::live;

/// The dialog, while it is open.
#[component]
pub fn DiceOfGames(
    /// The games.
    list: SavedList,
    /// Whether the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let dialog = move || view! { <Fallen list open /> }.into_any();
    view! { {live(move || open.get().then(|| untrack(dialog)))} }.into_any()
}

#[component]
fn Fallen(list: SavedList, open: RwSignal<bool>) -> impl IntoView {
    // No other language is chosen while a dialog is open.
    let lang = list.app.settings.lang.get_untracked();
    let words = lang.later_words();
    let node = NodeRef::<Dialog>::new();
    let games = untrack(|| list.sorted());
    let all = games.len() as u32;
    let done = RwSignal::new(0u32);
    let fallen = RwSignal::new(Vec::new());
    spawn_local(async move {
        let mut found: Vec<(&'static GameInfo, DiceFallen)> =
            SHELF.iter().map(|info| (info, DiceFallen::default())).collect();
        for id in games {
            if let Some((info, more)) = dice_of(list, &id)
                && let Some((_, dice)) = found.iter_mut().find(|(other, _)| other.facts.id == info.facts.id)
            {
                dice.add(&more);
            }
            // After the dialog has been closed nothing is left to do.
            if done.try_update(|done| *done += 1).is_none() {
                return;
            }
            pause().await;
        }
        found.retain(|(_, dice)| dice.kinds().next().is_some());
        fallen.try_set(found);
    });
    let section = move |(info, dice): &(&'static GameInfo, DiceFallen)| {
        view! {
            <section>
                <h3 lang=info.box_text.title_lang>{info.box_text.title}</h3>
                {frequencies(dice, words)}
            </section>
        }
        .into_any()
    };
    let is_done = Memo::new(move |_| done.get() == all);
    let none = move || fallen.with(Vec::is_empty).then(|| view! { <p>{words.dice_fell_none()}</p> }.into_any());
    let progress = move || {
        let said = move || words.dice_fell_progress(done.get(), all);
        view! { <p>{live(said)}</p> }.into_any()
    };
    view! {
        <Modal node class="dialog charts" labelled_by="dice-fell-title" on_close=Callback::new(move |()| open.set(false))>
            <DialogHead node id="dice-fell-title" title=words.dice_fell() test_id="close-dice" />
            {live(move || if is_done.get() { none().into_any() } else { progress() })}
            {live(move || fallen.with(|fallen| fallen.iter().map(section).collect::<Vec<_>>()))}
        </Modal>
    }
}

/// How the dice of a game fell; `None` if it cannot be read.
fn dice_of(list: SavedList, id: &SaveId) -> Option<(&'static GameInfo, DiceFallen)> {
    let info = info_of(&list.games.get(id)?)?;
    let loaded = list.app.saves.with_value(|saves| saves.load(id)).ok()?;
    // The chart has more than is needed, and is there already: a function for this alone would compile the rules of all games once more.
    let chart = chart_of(info.facts.id, loaded.saved.split().0, list.app.settings.lang.get_untracked())?;
    Some((info, chart.fallen))
}
