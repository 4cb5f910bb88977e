//! Pending choices: the discard for a card, the piece, the number of steps.

use leptos::ev::FocusEvent;
use leptos::html::Summary;
use leptos::prelude::*;

use super::signs::Suit;
use crate::games::People;
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::select::Touch;
use crate::games::flow::scene::targets::Target;
use crate::games::flow::text::Words;
use crate::games::flow::{Card, Cards, Piece, Place};
use crate::i18n::Lang;
use crate::ui::{Piece as PiecePicture, each, handler, live, shows_focus};

/// The selected card with its possible discards, the pieces, the steps.
#[component]
pub fn Chosen(
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    people: People,
    hovered: RwSignal<Option<Touch>>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let card = Memo::new(move |_| scene.with(|scene| scene.card().map(|(card, _)| card)));
    let pays = Memo::new(move |_| scene.with(|scene| scene.payments.len() > 1));
    let pieces = Memo::new(move |_| scene.with(|scene| scene.choices().to_vec()));
    let steps = Memo::new(move |_| scene.with(|scene| scene.targets.positions.clone()));
    let effect = move |card: Card| {
        view! {
            <p class="fl-effect">
                <Suit card />
                {live(move || Words::of(lang.get()).card_effect(card))}
            </p>
        }
        .into_any()
    };
    let piece = move |piece: Piece| {
        let people = people.clone();
        view! { <PieceButton piece scene lang people hovered on_touch /> }.into_any()
    };
    let step = move |target: Target| view! { <StepsButton target lang hovered on_touch /> }.into_any();
    view! {
        <div class="fl-chosen">
            {each(move || card.get(), |card| *card, effect)}
            <Show when=live(move || pays.get())>
                <Payments scene lang on_touch />
            </Show>
            <Show when=live(move || pieces.with(|pieces| !pieces.is_empty()))>
                // By keyboard, the choice of a piece leads to the choice of its steps.
                <div class="fl-choices leads">
                    {each(move || pieces.get(), |piece| (piece.seat, piece.number), piece.clone())}
                </div>
            </Show>
            <Show when=live(move || steps.with(|steps| !steps.is_empty()))>
                <div class="fl-choices fl-steps next">
                    // Without this label nothing would indicate that the move costs a card.
                    <Show when=live(move || card.get().is_none())>
                        <span class="fl-by-card">
                            <Suit card=Card::Move />
                            {live(move || Words::of(lang.get()).card(Card::Move))}
                        </span>
                    </Show>
                    {each(move || steps.get(), |target| (target.position, target.steps), step)}
                </div>
            </Show>
        </div>
    }
}

/// The possible discards for the card. When closed, the list displays the selected discard; while a choice is required it is open.
#[component]
fn Payments(scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let payments = Memo::new(move |_| scene.with(|scene| scene.payments.clone()));
    let choice = Memo::new(move |_| scene.with(Scene::pays));
    // Without a selected card, the discard is chosen already.
    let by_piece = Memo::new(move |_| scene.with(|scene| scene.card().is_none()));
    let with = Memo::new(move |_| choice.get().and_then(|(_, with)| with));
    // The choice for which the user has opened or closed the list: for the next choice the default applies again.
    let turned = RwSignal::new(None);
    let open = move || with.get().is_none() != (turned.get().is_some() && turned.get() == choice.get());
    let head = NodeRef::<Summary>::new();
    let turn = move |event: leptos::ev::MouseEvent| {
        // The list is opened and closed by `open` alone.
        event.prevent_default();
        turned.update(|turned| *turned = if turned.is_some() { None } else { choice.get_untracked() });
    };
    let pay = move |with: Cards| {
        turned.set(None);
        on_touch.run(Touch::Payment(with));
        // The pressed button disappears with the list, so the focus moves to its heading.
        if let Some(head) = head.get_untracked() {
            let _ = head.focus();
        }
    };
    let payment = move |cards: Cards| {
        let chosen = Memo::new(move |_| with.get() == Some(cards));
        view! {
            <button
                class=live(move || if chosen.get() { "button fl-payment chosen" } else { "button fl-payment" })
                type="button"
                aria-pressed=live(move || chosen.get().to_string())
                aria-label=live(move || Words::of(lang.get()).cards(cards))
                on:click=handler(move |_| pay(cards))
            >
                {suits(cards)}
            </button>
        }
        .into_any()
    };
    let given = move |cards: Cards| view! { <span class="fl-given">{suits(cards)}</span> }.into_any();
    view! {
        <details
            class=live(move || if by_piece.get() { "fl-pay by-piece" } else { "fl-pay" })
            data-testid="payments"
            open=live(open)
        >
            <summary node_ref=head on:click=turn>
                {live(move || {
                    let words = Words::of(lang.get());
                    if by_piece.get() { words.discard_otherwise() } else { words.discard() }
                })}
                {each(move || with.get(), |cards| *cards, given)}
            </summary>
            <div class="fl-choices">
                {each(move || payments.get(), |cards| *cards, payment)}
            </div>
        </details>
    }
}

fn suits(cards: Cards) -> Vec<AnyView> {
    cards.iter().map(|card| view! { <Suit card /> }.into_any()).collect()
}

/// A button whose goal on the board is emphasised as long as a finger, the mouse or the keyboard focus is on it.
#[derive(Clone, Copy)]
struct Aiming {
    hovered: RwSignal<Option<Touch>>,
    touch: Touch,
}

impl Aiming {
    fn new(hovered: RwSignal<Option<Touch>>, touch: Touch) -> Self {
        let this = Self { hovered, touch };
        // A button that is removed under the finger gets no `pointerleave`.
        on_cleanup(move || this.set(false));
        this
    }

    fn set(self, aims: bool) {
        let is_hovered = self.hovered.try_get_untracked().flatten() == Some(self.touch);
        if aims != is_hovered {
            self.hovered.try_set(aims.then_some(self.touch));
        }
    }

    /// Focus that a finger or the mouse has brought is not displayed.
    fn focus(self, event: &FocusEvent) {
        if shows_focus(&event_target(event)) {
            self.set(true);
        }
    }
}

/// A piece to choose.
#[component]
fn PieceButton(
    piece: Piece,
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    people: People,
    hovered: RwSignal<Option<Touch>>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let look = Memo::new(move |_| scene.with(|scene| scene.piece(piece)));
    let chosen = Memo::new(move |_| look.get().is_some_and(|look| look.selected));
    let name = move || look.get().map(|look| Words::of(lang.get()).piece(look.name));
    let place = move || look.get().map(|look| Words::of(lang.get()).place(look.place));
    let colour = people.get(piece.seat.index()).map(|info| info.colour);
    let aiming = Aiming::new(hovered, Touch::Piece(piece));
    view! {
        <button
            class=live(move || if chosen.get() { "button fl-choice chosen" } else { "button fl-choice" })
            type="button"
            data-piece=piece.number.to_string()
            aria-pressed=live(move || chosen.get().to_string())
            on:pointerenter=handler(move |_| aiming.set(true))
            on:pointerleave=handler(move |_| aiming.set(false))
            on:focus=handler(move |event| aiming.focus(&event))
            on:blur=handler(move |_| aiming.set(false))
            on:click=handler(move |_| on_touch.run(Touch::Piece(piece)))
        >
            {colour.map(|colour| view! { <PiecePicture colour /> }.into_any())}
            <span>
                <b>{live(name)}</b>
                " "
                <small>{live(place)}</small>
            </span>
        </button>
    }
}

/// A number of steps for the selected piece.
#[component]
fn StepsButton(
    target: Target,
    lang: Signal<Lang>,
    hovered: RwSignal<Option<Touch>>,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let Target { position, steps, .. } = target;
    let sign = if steps < 0 { "−" } else { "+" };
    let written = format!("{sign}{}", steps.unsigned_abs());
    let label = {
        let written = written.clone();
        move || format!("{written}, {}", Words::of(lang.get()).place(Place::Ring(position)))
    };
    let aiming = Aiming::new(hovered, Touch::Steps(steps));
    view! {
        <button
            class="button fl-choice"
            type="button"
            data-steps=steps.to_string()
            aria-label=live(label)
            on:pointerenter=handler(move |_| aiming.set(true))
            on:pointerleave=handler(move |_| aiming.set(false))
            on:focus=handler(move |event| aiming.focus(&event))
            on:blur=handler(move |_| aiming.set(false))
            on:click=handler(move |_| on_touch.run(Touch::Steps(steps)))
        >
            <b>{written}</b>
        </button>
    }
}
