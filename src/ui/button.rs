//! Buttons that several screens share.

use leptos::prelude::*;

use super::live::{handler, live};

use super::icon::Icon;
use super::piece::{Piece, seat_class};
use crate::engine::Colour;

/// The colour of the seat to act, in the context of a table: the main button carries it.
#[derive(Clone, Copy, Debug)]
pub struct SeatColour(pub Signal<Option<Colour>>);

/// The piece of a button that is `shown` or not; `colour` is that of the seat. A hidden button keeps its piece.
fn piece(shown: Signal<bool>, colour: Signal<Option<Colour>>) -> Memo<Option<Colour>> {
    Memo::new(move |before: Option<&Option<Colour>>| match before {
        Some(before) if !shown.get() => *before,
        _ => colour.get(),
    })
}

/// A large button in the area of the next action. While it is not available it stays on the page, disabled, and the
/// style sheet hides it: if a focused button is removed or gets `hidden`, the browser lays out the page immediately,
/// before the other changes are made. Measured at a touch with a processor slowed down four times: 7 ms.
#[component]
pub fn ActionButton(
    /// Whether it is available now.
    #[prop(into)]
    shown: Signal<bool>,
    /// The id for tests.
    test_id: &'static str,
    /// Whether it is the most common next action.
    #[prop(optional, into)]
    primary: Signal<bool>,
    /// The id of a symbol before the label.
    #[prop(optional)]
    icon: Option<&'static str>,
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// The id of its reading: see [`crate::games::Thing`].
    #[prop(optional, into)]
    read: Signal<Option<String>>,
    /// A warning below the label, if there is one; the style sheet of the game gives it a symbol.
    #[prop(optional, into)]
    note: Signal<Option<&'static str>>,
    /// Called when it is pressed.
    on_press: Callback<()>,
) -> impl IntoView {
    let seat = use_context::<SeatColour>();
    let colour = Signal::derive(move || seat.filter(|_| primary.get()).and_then(|seat| seat.0.get()));
    let colour = piece(shown, colour);
    view! {
        <button
            class=live(move || if primary.get() { "button accent large" } else { "button large" })
            type="button"
            data-testid=test_id
            data-read=live(move || read.get())
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            {live(move || colour.get().map(|colour| view! { <Piece colour /> }.into_any()))}
            {icon.map(|name| view! { <Icon name /> }.into_any())}
            {live(move || label.get())}
            {live(move || note.get().map(|note| view! { <small class="button-note">{note}</small> }.into_any()))}
        </button>
    }
}

/// The button that cancels a choice before it is carried out; see [`ActionButton`].
#[component]
pub fn CancelButton(
    /// Whether there is a choice to cancel.
    #[prop(into)]
    shown: Signal<bool>,
    /// The label.
    #[prop(into)]
    label: Signal<&'static str>,
    /// Cancels the choice.
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button large cancel"
            type="button"
            data-testid="cancel"
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            <Icon name="close" />
            <span>{live(move || label.get())}</span>
        </button>
    }
}

/// The large button that rolls dice, in the colour of the player who rolls; see [`ActionButton`].
#[component]
pub fn RollButton(
    /// Whether dice are to be rolled now.
    #[prop(into)]
    shown: Signal<bool>,
    /// The label.
    #[prop(into)]
    label: Signal<&'static str>,
    /// The id of its reading.
    #[prop(optional, into)]
    read: Signal<Option<String>>,
    /// The colour of the player who rolls; `None` where everybody does.
    #[prop(into)]
    colour: Signal<Option<Colour>>,
    /// Rolls the dice.
    on_press: Callback<()>,
) -> impl IntoView {
    let colour = piece(shown, colour);
    let class = move || match colour.get() {
        Some(colour) => seat_class("button large seat-button", colour),
        None => "button large accent".to_owned(),
    };
    view! {
        <button
            class=live(class)
            type="button"
            data-testid="roll"
            data-read=live(move || read.get())
            disabled=live(move || !shown.get())
            on:click=handler(move |_| on_press.run(()))
        >
            {live(move || colour.get().map(|colour| view! { <Piece colour /> }.into_any()))}
            {live(move || label.get())}
        </button>
    }
}

/// A button with a symbol only; its label is for screen readers.
#[component]
pub fn IconButton(
    /// The id of the symbol.
    icon: &'static str,
    /// The label.
    #[prop(into)]
    label: Signal<String>,
    /// Called when it is pressed.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button plain"
            type="button"
            aria-label=live(move || label.get())
            on:click=handler(move |_| on_press.run(()))
        >
            <Icon name=icon />
        </button>
    }
}
