//! The options of a game, each value with one sentence of explanation.

use leptos::prelude::*;
use serde_json::Value;

use super::choice::{Choice, Tick};
use super::draft::Draft;
use crate::engine::{GameOption, OptionChoice};
use crate::games::OptionWords;
use crate::page::kit::radio::Radio;
use crate::ui::{Icon, handler, live};

/// The variants available to this table.
#[component]
pub fn Variants(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    let count = Memo::new(move |_| draft.count() as u8);
    // Most numbers of players have the same choices.
    let open = Memo::new(move |_| offered(draft).map(|option| option.is_chosen_by(count.get())).collect::<Vec<_>>());
    let list = move || {
        let lang = draft.lang();
        let variant = |(option, is_open): (&'static GameOption, bool)| {
            let words = (draft.choices.words)(lang, option.field);
            view! { <Variant draft option words is_open /> }.into_any()
        };
        offered(draft).zip(open.get()).map(variant).collect::<Vec<_>>()
    };
    has_choice(draft).then(|| {
        view! {
            <section class="new-variants">
                <h2>{live(move || draft.lang().words().variants())}</h2>
                {live(list)}
                <Mix draft />
            </section>
        }
    })
}

/// The button that scrolls to the variants, which are below the first view.
#[component]
pub fn ToVariants(
    /// The game that is being prepared.
    draft: Draft,
) -> impl IntoView {
    has_choice(draft).then(|| {
        view! {
            <button
                class="button large"
                type="button"
                data-testid="to-variants"
                on:click=handler(move |_| draft.show_variants())
            >
                {live(move || draft.lang().words().variants())}
                <Icon name="down" />
            </button>
        }
    })
}

/// The options that are shown.
fn offered(draft: Draft) -> impl Iterator<Item = &'static GameOption> {
    draft.info.facts.options.iter().filter(|option| option.choice != OptionChoice::Newest)
}

/// Whether there is anything to choose.
fn has_choice(draft: Draft) -> bool {
    offered(draft).next().is_some() || draft.info.facts.role.is_some()
}

/// The choice whether people choose the roles of their seats, where there are roles.
#[component]
fn Mix(draft: Draft) -> impl IntoView {
    let mixed = draft.mixed;
    draft.info.facts.role.as_ref().map(|role| {
        move || {
            let OptionWords { title, values, .. } = (draft.choices.words)(draft.lang(), role.field);
            let sentence = values.get(1).map_or("", |(_, sentence)| sentence);
            let turn = Callback::new(move |()| draft.plain.update(|draft| draft.set_mixed(!draft.is_mixed())));
            view! {
                <Choice name=title.to_owned() sentence test_id="mix">
                    <Tick checked=mixed on_turn=turn />
                </Choice>
            }
        }
    })
}

#[component]
fn Variant(
    draft: Draft,
    option: &'static GameOption,
    words: OptionWords,
    /// Whether this number of players can choose.
    is_open: bool,
) -> impl IntoView {
    let field = option.field;
    let OptionWords { title, values: names, presets, fixed } = words;
    let offered = option.offered();
    let default = offered.first().cloned().unwrap_or_default();
    let chosen = Memo::new(move |_| draft.chosen(field).unwrap_or_else(|| default.clone()));
    let values: Vec<Valued> =
        offered.into_iter().zip(names).map(|(value, (name, sentence))| (value, name, sentence)).collect();
    let inside = match option.choice {
        _ if !is_open => view! {
            <Choice name=title.to_owned() sentence=fixed fixed=true>
                <Tick checked=Signal::stored(true) disabled=Signal::stored(true) on_turn=Callback::new(|()| {}) />
            </Choice>
        }
        .into_any(),
        OptionChoice::One | OptionChoice::Newest => one(draft, field, title, values, chosen),
        OptionChoice::Switch => switch(draft, field, values, chosen),
        OptionChoice::Several { most, presets: lengths } => {
            let presets = lengths.iter().copied().zip(presets).collect();
            some(draft, field, title, values, chosen, most, presets)
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
