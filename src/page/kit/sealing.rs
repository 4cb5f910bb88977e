//! Sealed dice: each person touches the screen once before the game, and the seal of the seed is displayed.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use web_sys::MouseEvent;

use crate::engine::{Seal, Seed, SeedTouch, entropy};
use crate::games::SeatInfo;
use crate::i18n::Notice;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::seal::SealDigits;
use crate::page::parts::part_view;
use crate::play::AppContext;
use crate::storage::{KeptSeal, SaveId};
use crate::table::has_chance;
use crate::ui::{Icon, IconButton, Piece, handler, live};

/// Saves the game of this record, so that it can be opened: with its sealed dice, or with a seed of its own. Returns `None` if the device
/// provides no random numbers.
pub fn start(app: AppContext, record: Value, sealed: Option<(Seed, Seal)>) -> Option<SaveId> {
    let Some((seed, seal)) = sealed else { return app.saving.start(record) };
    let id = app.saving.start_with(record, &seed)?;
    // Without room for it the game is complete, but does not count as sealed.
    let _ = app.saves.with_value(|saves| saves.keep_seal(&id, KeptSeal::new(seal)));
    Some(id)
}

part_view! {
    /// The dialog in which the dice of a game are sealed.
    pub static SEALING: SealingDialogProps = |props| SealingDialog(props).into_any(), in library, by draw_sealing
}

/// The dialog: each person touches the screen, then the seal is displayed.
#[component]
pub fn SealingDialog(
    /// The id of the game's kind.
    game: &'static str,
    /// The record of the game.
    record: Value,
    /// The seats with a person, each of whom touches the screen.
    people: Vec<SeatInfo>,
    /// Begins the game, with its seed or unsealed.
    begin: Callback<Option<(Seed, Seal)>>,
    /// Called when the dialog is closed.
    closed: Callback<()>,
) -> impl IntoView {
    if !has_chance(game, &record) {
        // Nothing can be sealed.
        spawn_local(async move { begin.run(None) });
        return None;
    }
    let app: AppContext = expect_context();
    // No other language is chosen while a dialog is open.
    let (words, later) = (app.settings.lang.get_untracked().words(), app.settings.lang.get_untracked().later_words());
    let node = NodeRef::<Dialog>::new();
    let touches = RwSignal::new(Vec::new());
    let sealed = RwSignal::new(None);
    let count = people.len();
    let seal = move || match entropy() {
        Ok(entropy) => {
            let seed = touches.with_untracked(|touches| Seed::mixed(entropy, touches));
            sealed.set(Some((seed.seal(), seed)));
        }
        Err(_) => {
            app.notices.notify(Notice::NoEntropy);
            close(node);
        }
    };
    if people.is_empty() {
        seal();
    }
    let people = StoredValue::new(people);
    let touching = move || people.with_value(|people| touches.with(|touches| people.get(touches.len()).cloned()));
    let touch = move |event: MouseEvent| {
        let Some(SeatInfo { seat, .. }) = untrack(touching) else { return };
        let (x, y) = (event.client_x().max(0) as u32, event.client_y().max(0) as u32);
        touches.update(|touches| {
            touches.push(SeedTouch { seat, x, y, time_us: (event.time_stamp() * 1000.0) as u64 });
        });
        if touches.with_untracked(Vec::len) == count {
            seal();
        }
    };
    let field = move || {
        view! {
            <p>{later.sealing_about()}</p>
            <p role="status" data-testid="sealing-who">
                {live(move || touching().map(|person| later.sealing_touch(&person.name)))}
            </p>
            <button class="sealing-field" type="button" data-testid="sealing-field" autofocus on:click=handler(touch)>
                {live(move || {
                    touching()
                        .map(|SeatInfo { name, colour, .. }| {
                            view! {
                                <Piece colour />
                                <span>{name}</span>
                            }
                                .into_any()
                        })
                })}
            </button>
        }
        .into_any()
    };
    let told = move |(seal, seed): (Seal, Seed)| {
        view! {
            <p role="status">{later.sealing_told()}</p>
            <SealDigits seal />
            <button
                class="button accent large"
                type="button"
                data-testid="begin-sealed"
                on:click=handler(move |_| begin.run(Some((seed.clone(), seal))))
            >
                <Icon name="play" />
                {words.start()}
            </button>
        }
        .into_any()
    };
    Some(view! {
        <Modal node class="dialog sealing" labelled_by="sealing-title" on_close=closed>
            <header>
                <h2 id="sealing-title" tabindex="-1">
                    {words.sealed_dice()}
                </h2>
                <IconButton icon="close" label=words.close().to_owned() on_press=move |()| close(node) />
            </header>
            {live(move || sealed.get().map_or_else(field, told))}
        </Modal>
    })
}
