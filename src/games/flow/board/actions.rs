//! The action panel: cards and their discards, the pieces that can move. Every choice on the board is repeated here as a button
//! large enough for a finger.

use leptos::prelude::*;

use super::chosen::Chosen;
use super::signs::{Suit, suit};
use crate::engine::{BySeat, Colour};
use crate::games::flow::State;
use crate::games::flow::scene::Scene;
use crate::games::flow::scene::reading::{Deed, FlowThing};
use crate::games::flow::scene::select::Touch;
use crate::games::flow::text::{About, Words, about, consequences};
use crate::games::flow::{Action, Card};
use crate::games::seam::ui::TableProps;
use crate::games::{People, Thing};
use crate::i18n::{Lang, Names};
use crate::ui::{ActionButton, CancelButton, RollButton, handler, live, part_disabled};

/// Cards, pieces and buttons.
#[component]
pub fn Actions(
    /// The table.
    props: TableProps<State>,
) -> impl IntoView {
    let TableProps { scene, lang, people, hovered, on_touch, .. } = props;
    let plays_cards = Memo::new(move |_| scene.with(|scene| scene.hand().is_some()));
    let throwing = Memo::new(move |_| scene.with(|scene| scene.throw));
    let chooses = Memo::new(move |_| {
        scene.with(|scene| scene.card().is_some() || !scene.choices().is_empty() || !scene.targets.positions.is_empty())
    });
    let outlook = Memo::new(move |_| {
        scene.with(|scene| scene.outlook.as_ref().map(|outlook| outlook.clauses.clone()).filter(|_| !scene.tumbling))
    });
    // The heart speaks for itself, on the board.
    let on_panel = |about: &About| !matches!(about, About::Heart { .. });
    let told = Memo::new(move |_| scene.with(|scene| scene.about.filter(on_panel)));
    let names = BySeat::from_values(people.iter().map(|info| info.name.clone()).collect());
    let names = StoredValue::new(names.map(Names::new));
    let outcome = move || {
        let said = |clauses: &Vec<_>| {
            names.with_value(|names| names.as_ref().map(|names| consequences(clauses, lang.get(), names)))
        };
        outlook.with(|outlook| outlook.as_ref().and_then(said))
    };
    let about_it = move || {
        let said = |names: &Names| Some(about(told.get()?, lang.get(), names));
        names.with_value(|names| names.as_ref().and_then(said))
    };
    let cards =
        move || Card::ALL.map(|card| view! { <CardButton card scene lang on_touch /> }.into_any()).collect_view();
    let choices = people.clone();
    view! {
        <div class="actions-inside">
            <div class="fl-actions">
                <Show when=live(move || plays_cards.get())>
                    <div class="fl-cards" role="group" aria-label=live(move || Words::of(lang.get()).hand())>
                        {cards()}
                    </div>
                </Show>
                <Show when=live(move || throwing.get())>
                    <p class="fl-throwing" data-testid="throwing">
                        <Suit card=Card::Throw />
                        {live(move || Words::of(lang.get()).throw_is_active())}
                    </p>
                </Show>
                <Show when=live(move || chooses.get())>
                    <Chosen scene lang people=choices.clone() hovered on_touch />
                </Show>
                <Show when=live(move || outlook.with(Option::is_some))>
                    <p class="fl-outcome" role="status">
                        {live(outcome)}
                    </p>
                </Show>
                <Show when=live(move || told.get().is_some())>
                    <p class="fl-about" role="status">
                        {live(about_it)}
                    </p>
                </Show>
            </div>
            <Buttons scene lang people on_touch />
        </div>
    }
}

/// A card in the hand of the seat to act; one button stands for all cards of its kind.
#[component]
fn CardButton(card: Card, scene: Memo<Scene>, lang: Signal<Lang>, on_touch: Callback<Touch>) -> impl IntoView {
    let count = Memo::new(move |_| scene.with(|scene| scene.hand().map_or(0, |hand| hand.of(card))));
    let is_target = Memo::new(move |_| scene.with(|scene| scene.targets.cards.contains(&card)));
    let selected = Memo::new(move |_| scene.with(|scene| scene.card().is_some_and(|(chosen, _)| chosen == card)));
    let kind = suit(Some(card));
    let class = move || {
        let lit = if is_target.get() { " lit" } else { "" };
        let none = if count.get() == 0 { " none" } else { "" };
        format!("fl-card {kind}{lit}{none}")
    };
    view! {
        <button
            class=live(class)
            type="button"
            data-testid=kind
            data-read=format!("card-{kind}")
            title=live(move || Words::of(lang.get()).card_effect(card))
            aria-pressed=live(move || selected.get().to_string())
            aria-disabled=part_disabled(true, move || is_target.get())
            on:click=handler(move |_| on_touch.run(Touch::Card(card)))
        >
            <Suit card />
            <span class="fl-card-name">{live(move || Words::of(lang.get()).card(card))}</span>
            <span class="fl-count">{live(move || format!("×\u{a0}{}", count.get()))}</span>
            <span class="sr">{live(move || format!(" {}", Words::of(lang.get()).cards_counted(count.get())))}</span>
        </button>
    }
}

/// The buttons: roll, confirm the previewed action, end the phase of cards, advance the remaining pieces automatically.
#[component]
fn Buttons(scene: Memo<Scene>, lang: Signal<Lang>, people: People, on_touch: Callback<Touch>) -> impl IntoView {
    let colours: Vec<Colour> = people.iter().map(|info| info.colour).collect();
    let rolls = Memo::new(move |_| scene.with(|scene| scene.awaits_roll));
    let confirm = Memo::new(move |_| scene.with(|scene| scene.confirm().filter(|_| scene.decides)));
    // The phase of cards is not ended in the middle of a choice.
    let flow = Memo::new(move |_| scene.with(|scene| scene.decides && scene.targets.flow && !scene.is_begun()));
    let begun = Memo::new(move |_| scene.with(Scene::is_begun));
    let rest = Memo::new(move |_| scene.with(Scene::rest));
    let asked = Memo::new(move |_| scene.with(|scene| scene.asked));
    let roller = Signal::derive(move || asked.get().and_then(|seat| colours.get(seat.index()).copied()));
    let confirm_label =
        Signal::derive(move || confirm.get().map(|action| confirmation(action, lang.get())).unwrap_or_default());
    let flow_label = Signal::derive(move || Words::of(lang.get()).flow().to_owned());
    let ahead = Memo::new(move |_| scene.with(|scene| (scene.targets.flow, scene.settled)));
    let rest_label = Signal::derive(move || {
        let words = Words::of(lang.get());
        match ahead.get() {
            (true, _) => words.flow_in_order(),
            (false, true) => words.rest(),
            (false, false) => words.rest_in_order(),
        }
        .to_owned()
    });
    let press = move |touch: Touch| Callback::new(move |()| on_touch.run(touch));
    view! {
        <div class="action-buttons">
            <RollButton
                shown=rolls
                read=Signal::stored(Some(FlowThing::Die.part()))
                label=Signal::derive(move || Words::of(lang.get()).roll())
                colour=roller
                on_press=press(Touch::Roll)
            />
            <ActionButton
                shown=Signal::derive(move || confirm.get().is_some())
                test_id="confirm"
                read=Signal::stored(Some(Deed::Confirm.id().to_owned()))
                primary=true
                label=confirm_label
                on_press=press(Touch::Confirm)
            />
            <ActionButton
                shown=flow
                test_id="flow"
                read=Signal::stored(Some(Deed::Flow.id().to_owned()))
                primary=true
                label=flow_label
                on_press=press(Touch::Flow)
            />
            <CancelButton
                shown=begun
                label=Signal::derive(move || lang.get().words().cancel())
                on_press=press(Touch::Cancel)
            />
            // This button comes last: the choice of the piece to move first precedes it.
            <button
                class="button"
                type="button"
                data-testid="rest"
                data-read=Deed::Rest.id()
                disabled=live(move || !rest.get())
                on:click=handler(move |_| on_touch.run(Touch::Rest))
            >
                {live(move || rest_label.get())}
            </button>
        </div>
    }
}

/// The label of the button that confirms this action.
fn confirmation(action: Action, lang: Lang) -> String {
    match action {
        Action::Play(play) => format!("{} ✓", Words::of(lang).card(play.card())),
        Action::ComeIn => Words::of(lang).come_in().to_owned(),
        Action::Advance { .. } => Words::of(lang).advance().to_owned(),
        Action::Step { .. } | Action::Shield { .. } | Action::Flow => "✓".to_owned(),
    }
}
