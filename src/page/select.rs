//! One of a few, chosen from a list that the device opens.

use leptos::prelude::*;

use crate::engine::Control;
use crate::play::{AppContext, LEVELS};
use crate::ui::{Icon, live};

/// A list of which one is chosen.
#[component]
pub fn Select<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What it is about.
    label: Signal<String>,
    /// The sign before what is chosen.
    icon: Signal<&'static str>,
    /// What is chosen.
    chosen: Signal<T>,
    /// What there is, with its name.
    options: Vec<(T, Signal<&'static str>)>,
    /// Chooses.
    on_choose: Callback<T>,
) -> impl IntoView {
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let choose = move |event| {
        let number: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(value) = number.and_then(|number| values.get(number)) {
            on_choose.run(*value);
        }
    };
    let options = options.into_iter().enumerate().map(|(number, (value, name))| {
        view! {
            <option value=number.to_string() prop:selected=live(move || chosen.get() == value)>
                {live(move || name.get())}
            </option>
        }
        .into_any()
    });
    view! {
        <label class="select">
            {live(move || view! { <Icon name=icon.get() /> })}
            <select aria-label=live(move || label.get()) on:change=choose>
                {options.collect::<Vec<_>>()}
            </select>
        </label>
    }
    .into_any()
}

/// Who decides for a seat: a person, or a bot of some level.
#[component]
pub fn WhoDecides(
    /// The name at the seat.
    name: Signal<String>,
    /// Who decides now.
    control: Signal<Control>,
    /// Somebody else is to decide.
    on_choose: Callback<Control>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let bot = |level: u8| {
        let name = move || words().bots.get(usize::from(level - LEVELS.start())).copied().unwrap_or(words().bot);
        (Control::Bot(level), Signal::derive(name))
    };
    let person = (Control::Human, Signal::derive(move || words().person));
    // A level that a record has and nobody can choose plays as the nearest that there is.
    let chosen = move || match control.get() {
        Control::Bot(level) => Control::Bot(level.clamp(*LEVELS.start(), *LEVELS.end())),
        Control::Human => Control::Human,
    };
    view! {
        <Select
            label=Signal::derive(move || format!("{}: {}", name.get(), words().who_decides))
            icon=Signal::derive(move || if control.get().is_human() { "user" } else { "bot" })
            chosen=Signal::derive(chosen)
            options=std::iter::once(person).chain(LEVELS.map(bot)).collect()
            on_choose
        />
    }
    .into_any()
}
