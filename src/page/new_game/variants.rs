//! The options of a game, each value with one sentence of explanation.

use leptos::prelude::*;
use serde_json::Value;

use super::choice::{Choice, Radio, Tick};
use super::draft::Draft;
use crate::games::seam::ui::{Pick, Variant};
use crate::ui::{Icon, handler, live};

/// The variants available to this table.
#[component]
pub fn Variants(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let count = Memo::new(move |_| draft.count() as u8);
    let variants = Memo::new(move |_| (draft.choices.variants)(draft.lang(), count.get()));
    let any = move || has_choice(draft, count.get());
    let list = move || {
        let variants = variants.get().into_iter();
        variants.map(|variant| view! { <OneVariant draft variant /> }.into_any()).collect::<Vec<_>>()
    };
    view! {
        <Show when=live(any)>
            <section class="new-variants">
                <h2>{live(move || draft.lang().words().variants())}</h2>
                {live(list)}
                <Mix draft />
            </section>
        </Show>
    }
}

/// The button that scrolls to the variants, which are below the first view.
#[component]
pub fn ToVariants(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let count = Memo::new(move |_| draft.count() as u8);
    let any = Memo::new(move |_| has_choice(draft, count.get()));
    view! {
        <Show when=live(move || any.get())>
            <button
                class="button large"
                type="button"
                data-testid="to-variants"
                on:click=handler(move |_| draft.show_variants())
            >
                {live(move || draft.lang().words().variants())}
                <Icon name="down" />
            </button>
        </Show>
    }
}

/// Whether a table of this many people has anything to choose.
fn has_choice(draft: Draft, people: u8) -> bool {
    !(draft.choices.variants)(draft.lang(), people).is_empty() || (draft.choices.roles)(draft.lang()).is_some()
}

/// The choice whether people choose the roles of their seats, where there are roles.
#[component]
fn Mix(draft: Draft) -> impl IntoView {
    let mixed = draft.mixed;
    move || {
        let roles = (draft.choices.roles)(draft.lang())?;
        let sentence = roles.values.get(1).map_or("", |(.., sentence)| sentence);
        let turn = Callback::new(move |()| draft.plain.update(|draft| draft.set_mixed(!draft.is_mixed())));
        Some(view! {
            <Choice name=roles.title.to_owned() sentence test_id="mix">
                <Tick checked=mixed on_turn=turn />
            </Choice>
        })
    }
}

#[component]
fn OneVariant(draft: Draft, variant: Variant) -> impl IntoView {
    let Variant { field, title, values, pick } = variant;
    let default = values.first().map(|(value, ..)| value.clone()).unwrap_or_default();
    let chosen = Memo::new(move |_| draft.chosen(field).unwrap_or_else(|| default.clone()));
    let inside = match pick {
        Pick::One => one(draft, field, title, values, chosen),
        Pick::Switch => switch(draft, field, values, chosen),
        Pick::Some(most, ready) => some(draft, field, title, values, chosen, most, ready),
        Pick::Fixed(index, why) => {
            let name = values.get(index).map_or("", |(_, name, _)| name).to_owned();
            view! {
                <Choice name sentence=why fixed=true>
                    <Tick checked=Signal::stored(true) disabled=Signal::stored(true) on_turn=Callback::new(|()| {}) />
                </Choice>
            }
            .into_any()
        }
    };
    view! { <fieldset class="variant">{inside}</fieldset> }.into_any()
}

/// A value as in the record, with a name and one sentence.
type Valued = (Value, &'static str, &'static str);

fn one(draft: Draft, field: &'static str, title: &'static str, values: Vec<Valued>, chosen: Memo<Value>) -> AnyView {
    let choices = values.into_iter().map(|(value, name, sentence)| {
        let checked = {
            let value = value.clone();
            Signal::derive(move || chosen.with(|chosen| *chosen == value))
        };
        let choose = Callback::new(move |()| draft.choose(field, value.clone()));
        view! {
            <Choice name=name.to_owned() sentence>
                <Radio group=field.to_owned() checked on_choose=choose />
            </Choice>
        }
        .into_any()
    });
    let choices: Vec<AnyView> = choices.collect();
    view! {
        <legend>{title}</legend>
        {choices}
    }
    .into_any()
}

fn switch(draft: Draft, field: &'static str, values: Vec<Valued>, chosen: Memo<Value>) -> AnyView {
    let Ok([(off, ..), (on, name, sentence)]) = <[_; 2]>::try_from(values) else { return ().into_any() };
    let checked = {
        let on = on.clone();
        Signal::derive(move || chosen.with(|chosen| *chosen == on))
    };
    let turn = Callback::new(move |()| {
        let next = if checked.get_untracked() { off.clone() } else { on.clone() };
        draft.choose(field, next);
    });
    view! {
        <Choice name=name.to_owned() sentence>
            <Tick checked on_turn=turn />
        </Choice>
    }
    .into_any()
}

fn some(
    draft: Draft,
    field: &'static str,
    title: &'static str,
    values: Vec<Valued>,
    chosen: Memo<Value>,
    most: usize,
    ready: Vec<(usize, &'static str)>,
) -> AnyView {
    let chosen = Memo::new(move |_| chosen.with(|chosen| chosen.as_array().cloned().unwrap_or_default()));
    let set = move |values: Vec<Value>| draft.choose(field, Value::Array(values));
    let all: Vec<Value> = values.iter().map(|(value, ..)| value.clone()).collect();
    let presets = ready.into_iter().map(|(count, name)| {
        let first: Vec<Value> = all.iter().take(count).cloned().collect();
        let checked = Signal::derive(move || chosen.with(|chosen| chosen.len() == count));
        let choose = Callback::new(move |()| set(first.clone()));
        view! {
            <label class="chip">
                <Radio group=field.to_owned() checked on_choose=choose />
                <span>{name}</span>
            </label>
        }
        .into_any()
    });
    let presets: Vec<AnyView> = presets.collect();
    let choices = values.into_iter().map(|(value, name, sentence)| {
        let place = {
            let value = value.clone();
            Memo::new(move |_| chosen.with(|chosen| chosen.iter().position(|other| *other == value)))
        };
        let turn = Callback::new(move |()| {
            let mut next = chosen.get_untracked();
            match place.get_untracked() {
                Some(place) => drop(next.remove(place)),
                None => next.push(value.clone()),
            }
            set(next);
        });
        let is_in = Signal::derive(move || place.get().is_some());
        let full = Signal::derive(move || !is_in.get() && chosen.with(Vec::len) >= most);
        let name = Signal::derive(move || match place.get() {
            Some(place) => format!("{}. {name}", place + 1),
            None => name.to_owned(),
        });
        view! {
            <Choice name sentence>
                <Tick checked=is_in disabled=full on_turn=turn />
            </Choice>
        }
        .into_any()
    });
    let choices: Vec<AnyView> = choices.collect();
    view! {
        <legend>{title}</legend>
        <div class="chips">{presets}</div>
        {choices}
    }
    .into_any()
}
