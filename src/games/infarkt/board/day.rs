//! The day: a leaf of the calendar with the number of the round, and the parts of the round.

use leptos::prelude::*;

use super::parts::Sign;
use crate::games::infarkt::Design;
use crate::games::infarkt::scene::Scene;
use crate::games::infarkt::scene::day::Part;
use crate::games::infarkt::scene::heaps::Aside;
use crate::games::infarkt::scene::reading::ASIDE_PART;
use crate::games::infarkt::text::Words;
use crate::i18n::Lang;
use crate::ui::live;

/// The round and its parts, with the current one marked.
#[component]
pub fn Day(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let round = Memo::new(move |_| scene.with(|scene| scene.round));
    let now = Memo::new(move |_| scene.with(|scene| scene.part));
    let label = move || Words::of(lang.get()).round_number(round.get());
    let aside = Memo::new(move |_| scene.with(|scene| scene.aside.as_ref().map(|aside| aside.cards.clone())));
    let aside_label =
        move || aside.with(|cards| Words::of(lang.get()).aside(cards.as_ref().map_or(0, Vec::len) as u8, Aside::ALL));
    let heap = move || {
        let cards = aside.get().filter(|cards| !cards.is_empty())?;
        let count = cards.len() as u8;
        let card = |card: Design| view! { <Sign name=card.id() /> }.into_any();
        let heap = view! {
            <span
                class="in-aside"
                role="img"
                aria-label=live(aside_label)
                title=live(aside_label)
                data-read=ASIDE_PART
            >
                {cards.into_iter().map(card).collect_view()}
                <b>{live(move || Words::of(lang.get()).aside_count(count, Aside::ALL))}</b>
            </span>
        };
        Some(heap.into_any())
    };
    let part = |part: Part| {
        let is_now = move || now.get() == Some(part);
        view! {
            <li data-read=part.id() aria-current=live(move || is_now().then_some("step"))>
                {live(move || part.name(Words::of(lang.get())))}
            </li>
        }
        .into_any()
    };
    view! {
        <div class="in-day">
            <span
                class="in-leaf"
                role="img"
                aria-label=live(label)
                title=live(label)
                data-read=live(move || now.get().map(Part::id))
            >
                {live(move || round.get().to_string())}
            </span>
            <ol class="in-parts">{Part::ALL.map(part).collect_view()}</ol>
            {live(heap)}
        </div>
    }
}
