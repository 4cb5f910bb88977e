//! Cards as buttons, and tiny cards with a picture only.

use leptos::prelude::*;

use super::parts::{Changes, Piece, Players, Sign};
use crate::engine::Seat;
use crate::games::infarkt::scene::heaps::CardScene;
use crate::games::infarkt::scene::reading::card_part;
use crate::games::infarkt::text::{Words, brief, cards};
use crate::games::infarkt::{Design, Diet, Kind};
use crate::i18n::Lang;
use crate::ui::{handler, live, part_disabled};

/// The class of a card: its kind and whether it is healthy.
pub const fn kind(card: Design) -> &'static str {
    match (card.kind(), card.diet()) {
        (Kind::Drug, _) => "drug",
        (Kind::Event, _) => "event",
        (Kind::Tobacco, _) => "tobacco",
        (_, Some(Diet::Healthy)) => "healthy",
        _ => "unhealthy",
    }
}

/// The sign for healthy or unhealthy food and beverages.
pub const fn diet_sign(diet: Diet) -> &'static str {
    match diet {
        Diet::Healthy => "diet-healthy",
        Diet::Unhealthy => "diet-unhealthy",
    }
}

/// The sign of a kind of cards.
const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Food => "kind-food",
        Kind::Beverage => "kind-beverage",
        Kind::Tobacco => "kind-tobacco",
        Kind::Drug => "kind-drug",
        Kind::Event => "kind-event",
    }
}

/// The kind of a card, in words.
fn about(card: Design, lang: Lang) -> String {
    let kind = Words::of(lang).kind(card.kind());
    let diet = card.diet().map(|diet| Words::of(lang).diet(diet));
    diet.map_or(kind.to_owned(), |diet| [kind, ", ", diet].concat())
}

/// A card: a button if it can be touched.
#[component]
pub fn Card(
    /// The card.
    card: Design,
    /// Its look in the scene.
    look: Memo<CardScene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
    /// Whether it can be touched.
    touchable: bool,
    /// Called when the card is touched.
    on_press: Callback<()>,
) -> impl IntoView {
    let kind = kind(card);
    let class = move || {
        let CardScene { is_target, chosen, dim, coming, .. } = look.get();
        let lit = if is_target { " lit" } else { "" };
        let chosen = if chosen { " chosen" } else { "" };
        let dim = if dim { " dim" } else { "" };
        let coming = if coming { " coming" } else { "" };
        ["in-card ", kind, lit, chosen, dim, coming].concat()
    };
    // The further effect of an event belongs to the card from the start.
    let told = look.with_untracked(|look| look.special);
    let more = move || {
        let more = told.and_then(|told| brief(&told, lang.get()))?;
        Some(view! { <small class="in-more">{more}</small> }.into_any())
    };
    let hit = Memo::new(move |_| {
        let CardScene { hits, kills, .. } = look.get();
        kills.iter().map(|seat| (seat, true)).chain(hits.iter().map(|seat| (seat, false))).collect::<Vec<_>>()
    });
    // Whom it hits comes last: the name and the changes stand where they always do.
    let hit_label = move || {
        let words = Words::of(lang.get());
        let named = |deadly: bool| {
            let seats = hit.get().into_iter().filter(move |(_, kills)| *kills == deadly).map(|(seat, _)| seat);
            players.say(|names| names.list(seats, lang.get()))
        };
        let said = [(named(true), words.card_kills(&named(true))), (named(false), words.card_hits(&named(false)))];
        said.into_iter().filter(|(named, _)| !named.is_empty()).map(|(_, said)| said).collect::<Vec<_>>().join(", ")
    };
    let hit_piece = move |(seat, kills): (Seat, bool)| {
        view! {
            <Piece players seat />
            {kills.then(|| view! { <Sign name="grave" /> }.into_any())}
        }
        .into_any()
    };
    let hit_line = move || {
        let seats = hit.get();
        (!seats.is_empty()).then(|| {
            view! {
                <span class="in-hit" role="img" aria-label=live(hit_label) title=live(hit_label)>
                    {seats.into_iter().map(hit_piece).collect_view()}
                </span>
            }
            .into_any()
        })
    };
    let count = Memo::new(move |_| look.get().count);
    let order = Memo::new(move |_| look.get().order);
    let title = move || format!("{}\n{}", cards::flavour(card, lang.get()), about(card, lang.get()));
    let inside = view! {
        <span class="in-card-top">
            <span>
                <Sign name=symbol(card.kind()) />
                {card.diet().map(|diet| view! { <Sign name=diet_sign(diet) /> }.into_any())}
            </span>
            <Show when=live(move || { count.get() > 1 })>
                <b>{live(move || format!("×{}", count.get()))}</b>
            </Show>
        </span>
        <Sign name=card.id() />
        <span class="in-card-name">{live(move || cards::name(card, lang.get()))}</span>
        <Changes change=card.change() euro=i16::from(card.euro()) lang />
        {live(more)}
        {live(hit_line)}
        <span class="sr">{live(move || format!(" ({})", about(card, lang.get())))}</span>
        <Show when=live(move || order.get().is_some())>
            <b class="in-order">{live(move || order.get().map(|order| order.to_string()))}</b>
        </Show>
    }
    .into_any();
    if !touchable {
        return view! {
            <div class=live(class) data-card=card.id() data-read=card_part(card) title=live(title)>
                {inside}
            </div>
        }
        .into_any();
    }
    view! {
        <button
            class=live(class)
            type="button"
            data-card=card.id()
            data-read=card_part(card)
            title=live(title)
            aria-pressed=live(move || look.get().chosen.to_string())
            aria-disabled=part_disabled(true, move || !look.get().dim)
            on:click=handler(move |_| on_press.run(()))
        >
            {inside}
        </button>
    }
    .into_any()
}

/// A tiny card with a picture only.
#[component]
pub fn Chip(
    /// The card.
    card: Design,
    /// The number of copies.
    count: Memo<u8>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let name = move || cards::name(card, lang.get());
    let label = move || match count.get() {
        0 | 1 => name().to_owned(),
        count => format!("{count} × {}", name()),
    };
    view! {
        <span class=["in-chip ", kind(card)].concat() role="img" title=live(name) aria-label=live(label)>
            <Sign name=card.id() />
            <Show when=live(move || { count.get() > 1 })>
                <b>{live(move || count.get().to_string())}</b>
            </Show>
        </span>
    }
    .into_any()
}
