//! The settings as lists of controls, each drawn in its form.

use leptos::prelude::*;

use crate::games::ChanceKind;
use crate::page::kit::menu::LanguageChoice;
use crate::page::kit::select::Select;
use crate::play::{AppContext, Form, Section, Setting, TableSignals, Words};
use crate::ui::{handler, live};

/// The settings of a section.
#[component]
pub fn SettingsList(
    /// The section.
    section: Section,
    /// The table at which they are drawn: some are only there where its game has the matter.
    #[prop(optional)]
    handle: Option<TableSignals>,
) -> impl IntoView {
    let all = expect_context::<AppContext>().settings.list().into_iter();
    all.filter(|setting| setting.section == section).filter_map(|setting| control(setting, handle)).collect_view()
}

/// The setting with this key.
#[component]
pub fn SettingControl(
    /// The key.
    key: &'static str,
    /// The table at which it is drawn.
    handle: TableSignals,
) -> impl IntoView {
    let mut all = expect_context::<AppContext>().settings.list().into_iter();
    all.find(|setting| setting.key == key).and_then(|setting| control(setting, Some(handle)))
}

fn control(setting: Setting, handle: Option<TableSignals>) -> Option<AnyView> {
    let lang = expect_context::<AppContext>().settings.lang;
    let control = match setting.form {
        Form::Hidden => return None,
        Form::Language => {
            let label = move || lang.get().words().language();
            view! { <div class="setting-choice"><span>{live(label)}</span><LanguageChoice /></div> }.into_any()
        }
        Form::Offer => {
            let handle = handle?;
            let offer = move |lang| handle.read(|table| table.offer(lang));
            offer(lang.get_untracked())?;
            switch(setting, Signal::derive(move || offer(lang.get()).unwrap_or_default()))
        }
        Form::Own(kind) => {
            if handle.is_some_and(|handle| !handle.read(|table| table.has_chance(kind))) {
                return None;
            }
            let label = move || match kind {
                ChanceKind::Dice => lang.get().later_words().own_dice(),
                ChanceKind::Cards => lang.get().later_words().own_cards(),
            };
            switch(setting, Signal::derive(label))
        }
        Form::Choice { icon, label, names } => choice(setting, icon, label, names),
        Form::Switch { label } => switch(setting, Signal::derive(move || label(lang.get()))),
    };
    let about = setting.about.map(|about| {
        let sentence = move || about(lang.get());
        view! { <small id=about_id(setting.key) class="setting-about">{live(sentence)}</small> }.into_any()
    });
    Some(view! { <div class="setting">{control} {about}</div> }.into_any())
}

/// The id of the sentence about a setting.
fn about_id(key: &str) -> String {
    format!("about-{key}")
}

/// The id of the sentence about a setting, if it has one.
fn described_by(setting: &Setting) -> Option<String> {
    setting.about.map(|_| about_id(setting.key))
}

fn choice(
    setting: Setting,
    icon: &'static str,
    label: Words<&'static str>,
    names: Words<Vec<&'static str>>,
) -> AnyView {
    let lang = expect_context::<AppContext>().settings.lang;
    let name = |number: usize| Signal::derive(move || names(lang.get())[number]);
    view! {
        <div class="setting-choice">
            <span>{live(move || label(lang.get()))}</span>
            <Select
                label=Signal::derive(move || label(lang.get()).to_owned())
                icon=Signal::stored(icon)
                chosen=setting.chosen
                options=(0..setting.count).map(|number| (number, name(number))).collect()
                described_by=described_by(&setting)
                on_choose=setting.choose
            />
        </div>
    }
    .into_any()
}

fn switch(setting: Setting, label: Signal<&'static str>) -> AnyView {
    let Setting { key, chosen, choose, .. } = setting;
    view! {
        <label class="setting-switch">
            <input
                type="checkbox"
                data-testid=key
                aria-describedby=described_by(&setting)
                prop:checked=live(move || chosen.get() == 1)
                on:change=handler(move |_: leptos::ev::Event| choose.run(1 - chosen.get_untracked()))
            />
            <span>{live(move || label.get())}</span>
        </label>
    }
    .into_any()
}
