//! The player panel: the cards of the hand, and the pieces at home.

use leptos::prelude::*;

use super::signs::{Suit, suit};
use crate::engine::Seat;
use crate::games::flow::State;
use crate::games::flow::scene::SeatScene;
use crate::games::flow::text::Words;
use crate::games::flow::{Card, PIECES, Rules};
use crate::games::seam::ui::TableProps;
use crate::i18n::Lang;
use crate::ui::{Icon, items, live};

/// A seat's hand and its pieces at home.
#[component]
pub fn PlayerPanel(
    /// The table.
    props: TableProps<State>,
    /// The seat of the panel.
    seat: Seat,
) -> impl IntoView {
    let TableProps { scene, lang, .. } = props;
    let home = Memo::new(move |_| scene.with(|scene| scene.seats.get(seat).map_or(0, SeatScene::home)));
    let ludo = scene.with_untracked(|scene| scene.seats.get(seat).is_some_and(|seat| seat.rules == Rules::Ludo));
    let inside = if ludo {
        view! { <span>{live(move || Words::of(lang.get()).plays_ludo())}</span> }.into_any()
    } else {
        let counts = items(move || {
            let count = |card: &Card| {
                scene.with(|scene| {
                    scene.seats.get(seat).map_or((0, false), |seat| (seat.hand.of(*card), seat.coming == Some(*card)))
                })
            };
            Card::ALL.iter().map(count).collect()
        });
        let stack = |(card, count): (Card, _)| view! { <Stack card count lang /> }.into_any();
        view! {
            <span class="fl-hand" role="group" aria-label=live(move || Words::of(lang.get()).hand())>
                {Card::ALL.into_iter().zip(counts).map(stack).collect_view()}
            </span>
        }
        .into_any()
    };
    let place = move || {
        let words = Words::of(lang.get());
        if ludo { words.goal() } else { words.place_heart() }
    };
    view! {
        <span class="fl-seat">
            {inside}
            <span class="fl-count-home" role="img" title=live(place) aria-label=live(move || format!("{}: {}/{PIECES}", place(), home.get()))>
                <Icon name="heart" />
                {live(move || format!("{}/{PIECES}", home.get()))}
            </span>
        </span>
    }
}

/// The cards of one kind: their number, and whether the last one is still in motion.
#[component]
fn Stack(card: Card, count: ReadSignal<(u8, bool)>, lang: Signal<Lang>) -> impl IntoView {
    let class = move || {
        let (count, coming) = count.get();
        let none = if count == 0 { " none" } else { "" };
        let coming = if coming { " coming" } else { "" };
        format!("fl-stack {}{none}{coming}", suit(Some(card)))
    };
    let label = move || format!("{} × {}", count.get().0, Words::of(lang.get()).card(card));
    view! {
        <span
            class=live(class)
            role="img"
            title=live(label)
            aria-label=live(label)
        >
            <Suit card />
            <b>{live(move || count.get().0.to_string())}</b>
        </span>
    }
}
