//! The rows of the people, and the choice of the first player.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{CompositionEvent, Event, HtmlInputElement, InputEvent, KeyboardEvent};

use super::draft::Draft;
use super::people::typed;
use super::personal::{ChoicesButton, SeatingButton};
use crate::engine::{Colour, Control, First, MAX_NAME};
use crate::i18n::is_joiner;
use crate::page::kit::radio::Radio;
use crate::page::kit::select::WhoDecides;
use crate::ui::{Icon, Piece, each, handler, live};

/// The list of the people.
#[component]
pub fn People(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let count = Memo::new(move |_| draft.count());
    let order = move || {
        let order = (draft.choices.seating)(draft.lang(), count.get() as u8).order;
        order.map(|why| view! { <p class="note">{why}</p> })
    };
    view! {
        <section class="new-seats">
            <div class="new-seats-head">
                <h2>{live(move || draft.lang().words().seats())}</h2>
                <ChoicesButton draft />
            </div>
            <ol>
                {each(move || 0..count.get(), |index| *index, move |index| view! { <PersonRow draft index count /> })}
            </ol>
            {live(order)}
        </section>
    }
}

/// The buttons that add a seat and make the others bots.
#[component]
pub fn MoreSeats(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let words = move || draft.lang().words();
    let is_room = Memo::new(move |_| draft.count() < draft.limits().1);
    let others_are_people =
        Memo::new(move |_| draft.people.with(|people| people.iter().skip(1).any(|person| person.bot.is_none())));
    view! {
        <section class="more-seats">
            // With the last seat it is disabled, not removed, so that no other control moves under the finger.
            <button
                class="button"
                type="button"
                data-testid="add-seat"
                disabled=live(move || !is_room.get())
                on:click=handler(move |_| draft.add())
            >
                <Icon name="plus" />
                {live(move || words().add_seat())}
            </button>
            <Show when=live(move || others_are_people.get())>
                <button
                    class="button"
                    type="button"
                    data-testid="others-are-bots"
                    on:click=handler(move |_| draft.leave_to_bots())
                >
                    <Icon name="bot" />
                    {live(move || words().others_are_bots())}
                </button>
            </Show>
            <SeatingButton draft />
        </section>
    }
}

#[component]
fn PersonRow(draft: Draft, index: usize, count: Memo<usize>) -> impl IntoView {
    let words = move || draft.lang().words();
    let type_name = move |event: Event| {
        // While an input method composes, the text of the field is its own.
        if event.dyn_ref::<InputEvent>().is_some_and(InputEvent::is_composing) {
            return;
        }
        let entered = event_target_value(&event);
        let name = typed(&entered);
        // Shows the sanitized name in the field. What a joiner at the end joins is still to be typed.
        if name != entered.trim_end_matches(is_joiner) {
            event_target::<HtmlInputElement>(&event).set_value(&name);
        }
        draft.change(|draft| draft.rename(index, name));
    };
    // Enter moves to the next name, as the others are still to be entered. The Enter that ends an input method's composition is not meant.
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
            draft.go_to_name_after(index);
        }
    };
    view! {
        <li class="person">
            <input
                class="person-name"
                type="text"
                maxlength=MAX_NAME.to_string()
                autocomplete="off"
                enterkeyhint="next"
                spellcheck="false"
                aria-label=live(move || format!("{} {}", words().name(), index + 1))
                placeholder=live(move || draft.nameless(index))
                disabled=live(move || draft.bot(index).is_some())
                prop:value=live(move || draft.typed_name(index))
                on:input=handler(type_name)
                on:compositionend=handler(move |event: CompositionEvent| type_name(event.into()))
                on:keydown=handler(on_key)
            />
            <WhoDecides
                name=Signal::derive(move || draft.name(index))
                control=Signal::derive(move || draft.bot(index).map_or(Control::Human, Control::Bot))
                on_choose=Callback::new(move |control| {
                    draft.change(|draft| draft.set_bot(index, level_of(control)));
                })
            />
            <Swatches draft index count />
            <span class="person-order">
                <OrderButton
                    icon="up"
                    label=Signal::derive(move || words().move_up(&draft.name(index)))
                    enabled=Signal::derive(move || index > 0)
                    on_press=move |()| draft.swap(index, index - 1)
                />
                <OrderButton
                    icon="down"
                    label=Signal::derive(move || words().move_down(&draft.name(index)))
                    enabled=Signal::derive(move || index + 1 < count.get())
                    on_press=move |()| draft.swap(index, index + 1)
                />
                <OrderButton
                    icon="close"
                    label=Signal::derive(move || words().remove_seat(&draft.name(index)))
                    enabled=Signal::derive(move || count.get() > draft.limits().0)
                    on_press=move |()| draft.remove(index)
                />
            </span>
            <Show when=live(move || draft.mixed.get())>
                <Role draft index />
            </Show>
        </li>
    }
}

/// The level of a bot; `None` for a person.
fn level_of(control: Control) -> Option<u8> {
    match control {
        Control::Bot(level) => Some(level),
        Control::Human => None,
    }
}

#[component]
fn OrderButton(
    icon: &'static str,
    label: Signal<String>,
    enabled: Signal<bool>,
    #[prop(into)] on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            class="button plain"
            type="button"
            data-testid=icon
            aria-label=live(move || label.get())
            disabled=live(move || !enabled.get())
            on:click=handler(move |_| on_press.run(()))
        >
            <Icon name=icon />
        </button>
    }
}

/// The colours that a person can choose.
#[component]
fn Swatches(draft: Draft, index: usize, count: Memo<usize>) -> impl IntoView {
    let words = move || draft.lang().words();
    let own = Memo::new(move |_| draft.people.with(|people| people.get(index).map(|person| person.colour)));
    let colours = Memo::new(move |_| (draft.choices.seating)(draft.lang(), count.get() as u8).colours);
    let swatch = move |colour: Colour| {
        let name = move || words().colour_name(colour);
        view! {
            <label class="swatch" title=live(name)>
                <Radio
                    group=format!("colour-{index}")
                    checked=Signal::derive(move || {
                        draft.plain.track();
                        own.get() == Some(colour)
                    })
                    on_choose=Callback::new(move |()| draft.paint(index, colour))
                    label=Signal::derive(name)
                />
                <Piece colour />
            </label>
        }
        .into_any()
    };
    view! {
        <span
            class="swatches"
            role="radiogroup"
            aria-label=live(move || format!("{}: {}", draft.name(index), words().colour()))
        >
            {live(move || colours.get().iter().copied().map(swatch).collect::<Vec<_>>())}
        </span>
    }
}

/// The choice of a seat's role.
#[component]
fn Role(draft: Draft, index: usize) -> impl IntoView {
    let field = draft.info.facts.role.as_ref().map_or("", |role| role.field);
    let roles = Memo::new(move |_| (draft.choices.words)(draft.lang(), field));
    let chosen = Memo::new(move |_| draft.people.with(|people| people.get(index).map_or(0, |person| person.role)));
    let chips = move || {
        let chips = roles.get().values.into_iter().enumerate().map(|(number, (title, _))| {
            let choose = Callback::new(move |()| {
                draft.change(|draft| draft.set_role(index, number));
            });
            view! {
                <label class="chip small">
                    <Radio
                        group=format!("role-{index}")
                        checked=Signal::derive(move || {
                            draft.plain.track();
                            chosen.get() == number
                        })
                        on_choose=choose
                    />
                    <span>{title}</span>
                </label>
            }
            .into_any()
        });
        chips.collect::<Vec<_>>()
    };
    // The first role is the familiar one and needs no explanation.
    let sentence = move || {
        let chosen = Some(chosen.get()).filter(|chosen| *chosen > 0)?;
        let sentence = roles.with(|roles| Some(roles.values.get(chosen)?.1))?;
        Some(view! { <small>{sentence}</small> })
    };
    let label = move || roles.with(|roles| format!("{}: {}", draft.name(index), roles.title));
    view! {
        <div class="person-role" role="radiogroup" aria-label=live(label)>
            {live(chips)}
            {live(sentence)}
        </div>
    }
}

/// The first player: determined by the rules, chosen, or drawn by lot, visibly.
#[component]
pub fn WhoBegins(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let words = move || draft.lang().words();
    let inside = match draft.info.facts.first {
        First::Rolled(_) => view! { <p>{live(move || words().dice_decide())}</p> }.into_any(),
        First::Named(_) => view! { <FirstChoice draft /> }.into_any(),
    };
    view! {
        <section class="new-first">
            <h2>{live(move || words().who_begins())}</h2>
            {inside}
        </section>
    }
}

#[component]
fn FirstChoice(draft: Draft) -> impl IntoView {
    let words = move || draft.lang().words();
    let first = Memo::new(move |_| draft.first_index());
    let fallen = move || {
        let name = draft.lot.get().then(|| draft.name(first.get()));
        name.map(|name| words().lot_falls(&name)).unwrap_or_default()
    };
    let person = move |index: usize| {
        view! {
            <label class="chip">
                <Radio
                    group="first".to_owned()
                    checked=Signal::derive(move || first.get() == index)
                    on_choose=Callback::new(move |()| draft.begin_with(index))
                />
                <span>{live(move || draft.name(index))}</span>
            </label>
        }
    };
    view! {
        <div>
            <div class="chips">
                {each(move || 0..draft.count(), |index| *index, person)}
                <button class="button" type="button" data-testid="draw-lots" on:click=handler(move |_| draft.draw_lots())>
                    <Icon name="lot" />
                    {live(move || words().draw_lots())}
                </button>
            </div>
            <p class="lot" role="status">
                {live(fallen)}
            </p>
        </div>
    }
}
