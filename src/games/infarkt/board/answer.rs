//! The pending effect and the possible responses.

use leptos::prelude::*;

use super::parts::{Changed, DrugButton, Players, Shifts, Sign, place_sign};
use crate::games::infarkt::scene::reading::Deed;
use crate::games::infarkt::scene::select::Touch;
use crate::games::infarkt::scene::story::Picture;
use crate::games::infarkt::scene::{AnswerScene, Scene};
use crate::games::infarkt::text::{Words, cards, cause, spares};
use crate::games::infarkt::{Due, Indicator, Pending, Place};
use crate::i18n::Lang;
use crate::ui::{each, handler, live};

/// The effect pending for the player asked.
#[component]
pub fn Coming(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// The people at the table.
    players: Players,
) -> impl IntoView {
    let pending = Memo::new(move |_| scene.with(|scene| scene.pending));
    let of = Memo::new(move |_| pending.get().map(|pending| pending.cause));
    let card = Memo::new(move |_| of.get().and_then(|cause| cause.card()));
    let picture = Memo::new(move |_| {
        let at_party = || of.get().is_some_and(|cause| cause.is_party()).then(|| place_sign(Place::Nightlife));
        card.get().map(|card| Picture::Card(card).sign()).or_else(at_party)
    });
    let as_it_is = Memo::new(move |_| scene.with(|scene| scene.answers.first().copied()));
    let why = move || of.get().map(|of| players.say(|names| cause(of, lang.get(), names)));
    let effects = move || {
        let effect = |Pending { effect, .. }| effect.iter().collect::<Vec<(Indicator, i8)>>();
        pending.get().map(effect).unwrap_or_default()
    };
    view! {
        <Show when=live(move || pending.get().is_some())>
            <p class="in-coming">
                {live(move || picture.get().map(|name| view! { <Sign name /> }.into_any()))}
                <b>{live(why)}</b>
                <span class="in-changes">
                    {each(effects, |effect| *effect, move |(indicator, by)| view! { <Changed indicator by lang read=true /> }.into_any())}
                </span>
                {live(move || as_it_is.get().map(|AnswerScene { before, after, .. }| view! { <Shifts before after lang /> }.into_any()))}
                <Show when=live(move || card.get().is_some())>
                    <i>{live(move || card.get().map(|card| cards::flavour(card, lang.get())))}</i>
                </Show>
            </p>
        </Show>
    }
}

/// The family chips that can be given against the effect, and the standing orders to accept all effects.
#[component]
pub fn Answers(
    /// The scene.
    scene: Memo<Scene>,
    /// The language.
    lang: Signal<Lang>,
    /// Called with each touch of a button.
    on_touch: Callback<Touch>,
) -> impl IntoView {
    let chips = Memo::new(move |_| scene.with(|scene| scene.chips.clone()));
    let indicators =
        Memo::new(move |_| chips.with(|chips| chips.iter().map(|chip| chip.indicator).collect::<Vec<_>>()));
    let asked = Memo::new(move |_| scene.with(|scene| scene.asks && scene.due() == Some(Due::Answer)));
    let at_party = Memo::new(move |_| asked.get() && scene.with(|scene| scene.party.is_some()));
    let answers = Memo::new(move |_| scene.with(|scene| scene.answers.clone()));
    let drug = move |answer: AnswerScene| {
        let AnswerScene { drug, before, after, .. } = answer;
        let card = drug?;
        let name = move || {
            format!("{}: {}", Words::of(lang.get()).button_drug(), cards::name(card, lang.get()).replace('\u{ad}', ""))
        };
        let on_press = Callback::new(move |()| on_touch.run(Touch::Drug(card)));
        Some(view! { <DrugButton card label=live(name) before after lang on_press /> }.into_any())
    };
    let button = move |indicator: Indicator| {
        let chosen = Memo::new(move |_| {
            chips.with(|chips| chips.iter().find(|chip| chip.indicator == indicator).map_or(0, |chip| chip.chosen))
        });
        view! {
            <button
                class=live(move || if chosen.get() == 0 { "button in-do" } else { "button in-do chosen" })
                type="button"
                data-chip=indicator.id()
                data-read=Deed::Chips.id()
                on:click=handler(move |_| on_touch.run(Touch::Chip(indicator)))
            >
                <Sign name="chip-family" />
                <span>{live(move || spares(indicator, chosen.get(), lang.get()))}</span>
            </button>
        }
    };
    view! {
        {each(move || answers.get(), |answer| *answer, drug)}
        {each(move || indicators.get(), |indicator| *indicator, button)}
        <Show when=live(move || asked.get())>
            <button class="button" type="button" data-testid="quiet-round" data-read=Deed::AcceptRound.id() on:click=handler(move |_| on_touch.run(Touch::AcceptRound))>
                {live(move || Words::of(lang.get()).button_quiet_round())}
            </button>
        </Show>
        <Show when=live(move || at_party.get())>
            <button class="button" type="button" data-testid="quiet" data-read=Deed::AcceptAll.id() on:click=handler(move |_| on_touch.run(Touch::AcceptAll))>
                {live(move || Words::of(lang.get()).button_quiet())}
            </button>
        </Show>
    }
}
