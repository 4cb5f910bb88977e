//! A choice from a list, with the native `select` element.

use leptos::prelude::*;

use crate::engine::Control;
use crate::play::AppContext;
use crate::table::LEVELS;
use crate::ui::{Icon, live};

/// A native list with one chosen item.
#[component]
pub fn Select<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The accessible label.
    label: Signal<String>,
    /// The icon of the chosen item.
    icon: Signal<&'static str>,
    /// The chosen item.
    chosen: Signal<T>,
    /// The items with their names.
    options: Vec<(T, Signal<&'static str>)>,
    /// The id of a sentence about the choice.
    #[prop(optional_no_strip)]
    described_by: Option<String>,
    /// Called with the chosen item.
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
            <select aria-label=live(move || label.get()) aria-describedby=described_by on:change=choose>
                {options.collect::<Vec<_>>()}
            </select>
        </label>
    }
}

/// The control of a seat: a person, or a bot of some level.
#[component]
pub fn WhoDecides(
    /// The name of the player at the seat.
    name: Signal<String>,
    /// The current control.
    control: Signal<Control>,
    /// Called with the chosen control.
    on_choose: Callback<Control>,
) -> impl IntoView {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let bot = |level: u8| {
        let name = move || words().bot_of_level(level);
        (Control::Bot(level), Signal::derive(name))
    };
    let person = (Control::Human, Signal::derive(move || words().person()));
    // A level that only a record can have is shown as the nearest available one.
    let chosen = move || match control.get() {
        Control::Bot(level) => Control::Bot(level.clamp(*LEVELS.start(), *LEVELS.end())),
        Control::Human => Control::Human,
    };
    view! {
        <Select
            label=Signal::derive(move || format!("{}: {}", name.get(), words().who_decides()))
            icon=Signal::derive(move || if control.get().is_human() { "user" } else { "bot" })
            chosen=Signal::derive(chosen)
            options=std::iter::once(person).chain(LEVELS.map(bot)).collect()
            on_choose
        />
    }
}
