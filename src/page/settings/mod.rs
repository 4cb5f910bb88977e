//! The page of the settings: the declared list by sections, what this device stores for the page, and what the page is.

mod clear;
mod storage;

use leptos::html::Div;
use leptos::prelude::*;

use crate::i18n::Lang;
use crate::page::base::focus::Focus;
use crate::page::base::route::Route;
use crate::page::base::title::name_screen;
use crate::page::kit::settings::SettingsList;
use crate::page::parts::part_view;
use crate::page::parts::places::BackLink;
use crate::play::{AppContext, Section, Setting};
use crate::ui::live;

use clear::ClearAll;
use storage::{Backup, StorageUse};

/// The initial focus.
const PLACES: &[&str] = &[".settings h1"];

part_view! {
    /// The page of the settings.
    pub static SETTINGS: SettingsPageProps = |props| SettingsPage(props).into_any(), in settings, by draw_settings
}

/// The title of a section.
fn title(section: Section, lang: Lang) -> &'static str {
    let (words, later) = (lang.words(), lang.later_words());
    match section {
        Section::Look => later.section_look(),
        Section::Motion => later.motion(),
        Section::Sound => later.sound(),
        Section::Table => words.at_table(),
        Section::Bots => later.section_bots(),
    }
}

/// The page.
#[component]
pub fn SettingsPage(
    /// The previous route.
    back: Route,
) -> impl IntoView {
    let app = expect_context::<AppContext>();
    if let Route::Table(_) = back {
        // A game goes on afterwards.
        app.update.hold();
    }
    app.settings.prepare_sounds();
    let lang = app.settings.lang;
    let words = move || lang.get().words();
    let later = move || lang.get().later_words();
    name_screen(move || Some([words().settings()]));
    let screen = NodeRef::<Div>::new();
    Focus::within(screen, PLACES).keep();
    let drawn = app.settings.list();
    let section = |section: Section| {
        let is_drawn = |setting: &&Setting| setting.section == section && setting.form.is_drawn_alone();
        drawn.iter().find(is_drawn)?;
        let title = Signal::derive(move || title(section, lang.get()));
        Some(view! { <PageSection title><SettingsList section /></PageSection> }.into_any())
    };
    view! {
        <div class="screen" node_ref=screen>
            <main class="settings" data-testid="settings">
                <header class="bar">
                    <BackLink back />
                </header>
                <h1 tabindex="-1">{live(move || words().settings())}</h1>
                <div class="settings-sections">
                    {Section::ALL.map(section)}
                    <PageSection title=Signal::derive(move || later().section_storage())>
                        <StorageUse />
                        <Backup />
                        <ClearAll />
                    </PageSection>
                    <PageSection title=Signal::derive(move || later().section_about())>
                        <p>{live(move || later().about_page())}</p>
                        <p class="settings-row">
                            <span>{live(move || format!("{} {}", words().version(), env!("CARGO_PKG_VERSION")))}</span>
                            <a class="button" href="licences.txt">
                                {live(move || words().licences())}
                            </a>
                        </p>
                    </PageSection>
                </div>
            </main>
        </div>
    }
}

/// A section of the page.
#[component]
fn PageSection(
    /// Its title.
    title: Signal<&'static str>,
    /// Its content.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="settings-section">
            <h2>{live(move || title.get())}</h2>
            {children()}
        </section>
    }
    .into_any()
}
