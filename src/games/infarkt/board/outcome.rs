//! The chosen action and its consequences.

use leptos::prelude::*;

use super::parts::{Doom, DrugButton, Piece, Players, Shifts, Sign};
use crate::engine::Seat;
use crate::games::GameText;
use crate::games::infarkt::State;
use crate::games::infarkt::scene::proposal::Foreseen;
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
    let label = |before: u16, after: u16, lang: Lang| format!("{before} → {}", Words::of(lang).euros(after));
    let money = move || {
        let purse = |(seat, before, after): (Seat, u16, u16)| {
            view! {
                <p class="in-effect in-purse">
                    <Piece players seat />
                    <b>{players.name(seat)}</b>
                    <span class="in-shift" role="img" aria-label=live(move || label(before, after, lang.get()))>
                        <Sign name="euro" />
                        {format!("{before}\u{202f}→\u{202f}{after}")}
                    </span>
                </p>
            }
            .into_any()
        };
        euros.get().into_iter().map(purse).collect_view()
    };
    let rows = move || foreseen.get().into_iter().map(|foreseen| effect(foreseen, players, lang)).collect_view();
    view! {
        <Show when=live(move || card.get().is_some())>
            <p class="in-about">{live(about)}</p>
        </Show>
        <Show when=live(move || refused.get().is_some())>
            <p class="in-refused">{live(why_not)}</p>
        </Show>
        <div class="in-outcome" role="status">
            {live(rows)}
            {live(money)}
        </div>
    }
    .into_any()
}

/// The changes for a player.
fn effect(foreseen: Foreseen, players: Players, lang: Signal<Lang>) -> AnyView {
    let Foreseen { seat, before, after } = foreseen;
    view! {
        <p class=if foreseen.is_deadly() { "in-effect deadly" } else { "in-effect" }>
            <Piece players seat />
            <b>{players.name(seat)}</b>
            <Shifts before after lang />
        </p>
    }
    .into_any()
}
