//! Sealed dice on the screen of a new game: the choice, and the dialog before the game begins.

use leptos::prelude::*;

use super::choice::{Choice, Tick};
use super::draft::Draft;
use crate::page::kit::sealing::{SEALING, SealingDialogProps};
use crate::page::parts::Place;
use crate::play::AppContext;
use crate::ui::live;

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
