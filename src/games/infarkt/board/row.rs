//! The cards on the table: those that the player asked can choose from, and their own.

use leptos::prelude::*;

use super::cards::Card;
use super::parts::Players;
use crate::engine::Seats;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::heaps::{CardScene, Heap, HeapKind};
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::text::Words;
use crate::games::infarkt::{Design, Place};
use crate::i18n::Lang;
use crate::ui::{each, live};

/// More cards than this do not fit side by side on a tablet: they are shown small, in two lines.
const MANY: usize = 8;

/// The heaps side by side.
#[component]
pub fn Row(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
    /// Whether cards can be touched.
    touchable: bool,
    /// Called with each touch of a card.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let many =
        Memo::new(move |_| scene.with(|scene| scene.heaps.iter().map(|heap| heap.cards.len()).sum::<usize>() > MANY));
    let kinds = Memo::new(move |_| scene.with(|scene| scene.heaps.iter().map(|heap| heap.kind).collect::<Vec<_>>()));
    view! {
        <div class=live(move || if many.get() { "in-row many" } else { "in-row" })>
            {each(move || kinds.get(), |kind| *kind, move |kind| view! { <Group kind scene lang players touchable on_touch /> }.into_any())}
        </div>
    }
}

/// The heap of this kind, if there is one.
fn heap(scene: &Scene, kind: HeapKind) -> Option<&Heap> {
    scene.heaps.iter().find(|heap| heap.kind == kind)
}

/// One heap under its title.
#[component]
fn Group(
    kind: HeapKind,
    scene: Memo<Scene>,
    lang: Signal<Lang>,
    players: Players,
    touchable: bool,
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let title = move || {
        let words = Words::of(lang.get());
        match kind {
            HeapKind::Offer => words.heap_offer(),
            HeapKind::Returned => words.heap_returned(),
            HeapKind::Coming => words.heap_coming(),
            HeapKind::Take => words.heap_take(),
            HeapKind::BlackMarket => words.place(Place::BlackMarket),
            HeapKind::Hand => words.heap_hand(),
        }
    };
    let heap =
        Memo::new(move |_| scene.with(|scene| heap(scene, kind).map(|heap| heap.cards.clone()).unwrap_or_default()));
    let designs = Memo::new(move |_| heap.with(|cards| cards.iter().map(|card| card.design).collect::<Vec<_>>()));
    let card = move |card: Design| {
        // The card keeps its last look until it is removed.
        let look = Memo::new(move |before: Option<&CardScene>| {
            let now = heap.with(|cards| cards.iter().find(|other| other.design == card).copied());
            let none = CardScene {
                design: card,
                count: 0,
                is_target: false,
                chosen: false,
                dim: false,
                special: None,
                order: None,
                coming: false,
                hits: Seats::NONE,
                kills: Seats::NONE,
            };
            now.or(before.copied()).unwrap_or(none)
        });
        let on_press = Callback::new(move |()| {
            on_touch.run(if kind == HeapKind::Hand { Touch::Own(card) } else { Touch::Card(card) });
        });
        view! { <Card card look lang players touchable on_press /> }
    };
    view! {
        <div class=if kind == HeapKind::Hand { "in-group hand" } else { "in-group" }>
            <h2 class="in-title">{live(title)}</h2>
            <div class="in-cards">
                {each(move || designs.get(), |card| *card, card)}
            </div>
        </div>
    }
}
