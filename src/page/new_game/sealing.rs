//! Sealed dice: each person touches the screen once before the game, and the seal of the seed is displayed.

use leptos::html::Dialog;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use web_sys::MouseEvent;

use super::choice::{Choice, Tick};
use super::draft::Draft;
use crate::engine::{Seal, Seed, SeedTouch, entropy};
use crate::games::SeatInfo;
use crate::i18n::Notice;
use crate::page::kit::dialog::{Modal, close};
use crate::page::kit::seal::SealDigits;
use crate::page::parts::{Place, part_view};
use crate::play::AppContext;
use crate::table::has_chance;
use crate::ui::{Icon, IconButton, Piece, handler, live};

/// The choice whether the dice of new games are sealed.
#[component]
pub fn SealChoice() -> impl IntoView {
    let settings = expect_context::<AppContext>().settings;
    let sealed = settings.sealed;
    let turn = Callback::new(move |()| sealed.update(|sealed| *sealed = !*sealed));
    let choice = move || {
        let words = settings.lang.get().words();
        view! {
            <Choice name=words.sealed_dice().to_owned() sentence=words.sealed_dice_about() test_id="sealed-dice">
                <Tick checked=sealed on_turn=turn />
            </Choice>
        }
        .into_any()
    };
    view! { <fieldset class="variant">{live(choice)}</fieldset> }.into_any()
}

/// The dialog in which the dice of a game are sealed, while it is open.
#[component]
pub fn Sealing(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let is_open = Memo::new(move |_| draft.sealing.with(Option::is_some));
    let dialog = move || {
        let props = SealingDialogProps {
            people: draft.persons(),
            game: draft.info.facts.id,
            record: draft.sealing.get().unwrap_or_default(),
            begin: Callback::new(move |sealed| draft.start_sealed(sealed)),
            closed: Callback::new(move |()| draft.sealing.set(None)),
        };
        SEALING.draw(Place::Dialog(props.closed), props)
    };
    view! { {live(move || is_open.get().then(|| untrack(dialog)))} }.into_any()
}

part_view! {
    /// The dialog in which the dice of a game are sealed.
    static SEALING: SealingDialogProps = |props| SealingDialog(props).into_any(), in library, by draw_sealing
}

#[component]
fn SealingDialog(
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
