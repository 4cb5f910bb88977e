//! The settings as a list of controls, each drawn in its form.

use leptos::prelude::*;

use crate::page::kit::select::Select;
use crate::play::{AppContext, Form, Setting, TableSignals};
use crate::ui::{handler, live};

/// All settings but those in the head of every screen, as they apply to this table.
#[component]
pub fn SettingsList(
    /// The game.
    handle: TableSignals,
) -> impl IntoView {
    let control = |setting| control(setting, handle);
    expect_context::<AppContext>().settings.list().into_iter().map(control).collect_view()
}

fn control(setting: Setting, handle: TableSignals) -> Option<AnyView> {
    let lang = expect_context::<AppContext>().settings.lang;
    let words = move || lang.get().words();
    let Setting { form, count, chosen, choose, .. } = setting;
    match form {
        Form::Head | Form::Hidden => None,
        Form::Offer => {
            let offer = move |lang| handle.read(|table| table.offer(lang));
            offer(lang.get_untracked())?;
            Some(switch(setting, Signal::derive(move || offer(lang.get()).unwrap_or_default())))
        }
        Form::Choice { icon, label, names } => {
            let name = |number: usize| Signal::derive(move || names(words())[number]);
            let view = view! {
                <div class="setting-choice">
                    <span>{live(move || label(words()))}</span>
                    <Select
                        label=Signal::derive(move || label(words()).to_owned())
                        icon=Signal::stored(icon)
                        chosen
                        options=(0..count).map(|number| (number, name(number))).collect()
                        on_choose=choose
                    />
                </div>
            };
            Some(view.into_any())
        }
        Form::Switch { label } => Some(switch(setting, Signal::derive(move || label(words())))),
    }
}

fn switch(Setting { key, chosen, choose, .. }: Setting, label: Signal<&'static str>) -> AnyView {
    view! {
        <label class="setting-switch">
            <input
                type="checkbox"
                data-testid=key
                prop:checked=live(move || chosen.get() == 1)
                on:change=handler(move |_: leptos::ev::Event| choose.run(1 - chosen.get_untracked()))
            />
            <span>{live(move || label.get())}</span>
        </label>
    }
    .into_any()
}
