//! The chosen action and its consequences.

use leptos::prelude::*;

use super::parts::{Doom, DrugButton, Piece, Players, Shifts, Sign};
use crate::engine::Seat;
use crate::games::GameText;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::proposal::Foreseen;
use crate::games::infarkt::scene::reading::MONEY_PART;
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::scene::{AnswerScene, Scene};
use crate::games::infarkt::text::{Words, cards, special};
use crate::i18n::Lang;
use crate::ui::{each, live};

/// Warning of death at the end of the round for the player asked, as long as they can still avoid it.
#[component]
pub fn Ahead(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
) -> impl IntoView {
    let doomed = Memo::new(move |_| scene.with(Scene::doomed));
    let warning = move || {
        let (before, after) = doomed.get()?;
        let warning = view! {
            <p class="in-ahead">
                <Sign name="grave" />
                <b>{live(move || Words::of(lang.get()).ahead())}</b>
                <Doom before after lang />
            </p>
        };
        Some(warning.into_any())
    };
    view! { <div class="in-warning" role="status">{live(warning)}</div> }.into_any()
}

/// Drugs that could save the player asked from what is coming: a touch selects one.
#[component]
pub fn Pills(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Called with each touch of a button.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let pills = Memo::new(move |_| scene.with(|scene| scene.pills.clone()));
    let pill = move |AnswerScene { drug, before, after }: AnswerScene| {
        let card = drug?;
        let name = move || Words::of(lang.get()).pill(&cards::name(card, lang.get()).replace('\u{ad}', ""));
        let on_press = Callback::new(move |()| on_touch.run(Touch::Pill(card)));
        Some(view! { <DrugButton card label=live(name) before after lang on_press /> }.into_any())
    };
    view! { <div class="in-pills">{each(move || pills.get(), |pill| *pill, pill)}</div> }.into_any()
}

/// The choice in words: the card, and the changes for each player or the reason for refusal.
#[component]
pub fn Chosen(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
) -> impl IntoView {
    let card = Memo::new(move |_| scene.with(|scene| scene.card));
    let verdict = Memo::new(move |_| scene.with(|scene| Some(scene.proposal.as_ref()?.verdict.clone())));
    let refused = Memo::new(move |_| verdict.with(|verdict| verdict.as_ref()?.as_ref().err().copied()));
    let foreseen = Memo::new(move |_| {
        verdict.with(|verdict| verdict.as_ref().and_then(|verdict| verdict.as_ref().ok()).cloned().unwrap_or_default())
    });
    let about = move || {
        let card = card.get()?;
        let more = move || {
            card.special
                .and_then(|(told, extended)| special(&told, extended, lang.get()))
                .map(|more| format!(" {more}"))
        };
        let about = view! {
            <b>{live(move || cards::name(card.design, lang.get()))}</b>
            " "
            <i>{live(move || cards::flavour(card.design, lang.get()))}</i>
            <span>{live(more)}</span>
        };
        Some(about.into_any())
    };
    let why_not = move || {
        let illegal = refused.get()?;
        Some(players.say(|names| State::refuse(&illegal, lang.get(), names)))
    };
    let euros = Memo::new(move |_| {
        scene.with(|scene| scene.proposal.as_ref().map(|proposal| proposal.euros.clone()).unwrap_or_default())
    });
    // One row for each player, in the order in which the changes come.
    let rows = move || {
        let (foreseen, euros) = (foreseen.get(), euros.get());
        let mut seats: Vec<Seat> = foreseen.iter().map(|foreseen| foreseen.seat).collect();
        seats.extend(euros.iter().map(|(seat, ..)| *seat).filter(|seat| foreseen.iter().all(|own| own.seat != *seat)));
        let row = |seat: Seat| {
            let own = foreseen.iter().find(|own| own.seat == seat).copied();
            let purse = euros.iter().find(|(of, ..)| *of == seat).map(|(_, before, after)| (*before, *after));
            effect(seat, own, purse, players, lang)
        };
        seats.into_iter().map(row).collect_view()
    };
    view! {
        <Show when=live(move || card.get().is_some())>
            <p class="in-about">{live(about)}</p>
        </Show>
        <Show when=live(move || refused.get().is_some())>
            <p class="in-refused">{live(why_not)}</p>
        </Show>
        <div class="in-outcome" role="status">
            {live(rows)}
        </div>
    }
}

/// The changes for a player: indicators, and money before and after.
fn effect(
    seat: Seat,
    foreseen: Option<Foreseen>,
    purse: Option<(u16, u16)>,
    players: Players,
    lang: Signal<Lang>,
) -> AnyView {
    let deadly = foreseen.is_some_and(|foreseen| foreseen.is_deadly());
    let money = move |(before, after): (u16, u16)| {
        let label = move || format!("{before} → {}", Words::of(lang.get()).euros(after));
        view! {
            <span class="in-purse" role="img" aria-label=live(label) data-read=MONEY_PART>
                <Sign name="euro" />
                {format!("{before}\u{202f}→\u{202f}{after}")}
            </span>
        }
        .into_any()
    };
    view! {
        <p class=if deadly { "in-effect deadly" } else { "in-effect" }>
            <Piece players seat />
            <b>{players.name(seat)}</b>
            {foreseen.map(|Foreseen { before, after, .. }| view! { <Shifts before after lang /> }.into_any())}
            {purse.map(money)}
        </p>
    }
    .into_any()
}
