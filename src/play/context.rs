//! The context shared by all screens: saves, settings and notices. Never in here: how any of them works.

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

use super::platform::{self, hear};
use super::settings::Chosen;
use super::stores::SharedSaves;
use super::window::media;
use super::{Contrast, NewVersion, Notices, Own, SaveQueue, Settings, TextScale};
use crate::engine::record::{FORMAT, VERSION};
use crate::engine::{Game, Setup, SetupError, complete_options};
use crate::shell::around::Side;
use crate::shell::place::PlaceFormat;
use crate::storage::{Resilient, Saves};
use crate::table::Speed;

/// The context shared by all screens. Copies are handles to the same data.
#[derive(Clone, Copy)]
pub struct AppContext {
    /// The saved games in localStorage.
    pub saves: SharedSaves,
    /// What saves games, in localStorage and in the journal.
    pub saving: SaveQueue,
    /// The settings of this device.
    pub settings: Settings,
    /// The notices to display, newest last.
    pub notices: Notices,
    /// The new version of the app, if there is one.
    pub update: NewVersion,
    /// The size of the page's text, compared with the default of browsers: the page measures it.
    pub text_size: RwSignal<f64>,
    /// Whether the last input was a pointer event: to pointer users the page displays no focus marks.
    pub by_pointer: RwSignal<bool>,
    /// The format of the screen, which a table keeps up to date.
    pub place: RwSignal<PlaceFormat>,
    /// What the person to whom the screen belongs has chosen.
    pub own: Own,
    /// The edge of the device to which tables are turned.
    pub side: Chosen<Side>,
    /// The number of modal dialogs that are open.
    pub dialogs: RwSignal<u32>,
    /// Whether nothing travels.
    still: Signal<bool>,
}

impl AppContext {
    /// Opens the browser's storage, even if access to it is restricted.
    pub fn open() -> Self {
        let saves = Saves::new(Resilient::new(platform::device()));
        let settings = Settings::read(saves.store());
        let saves = StoredValue::new_local(saves);
        let notices = Notices::new();
        let text_size = RwSignal::new(1.0);
        let own = Own::new();
        let asks_for_less = media("(prefers-reduced-motion: reduce)");
        let asks_for_contrast = media("(prefers-contrast: more)");
        let still = Signal::derive(move || settings.motion.get().is_reduced(asks_for_less.get()));
        let app = Self {
            saves,
            saving: SaveQueue::new(saves, notices),
            settings,
            notices,
            update: NewVersion::register(),
            text_size,
            by_pointer: RwSignal::new(false),
            place: RwSignal::default(),
            own,
            side: Chosen::new(Side::default()),
            dialogs: RwSignal::new(0),
            still,
        };
        // The page may never become visible again after it is hidden.
        hear("pagehide", move || app.saving.flush());
        hear("visibilitychange", move || app.saving.flush());
        Effect::new(move |_| {
            settings.show(
                app.text_scale(),
                app.speed(),
                still.get(),
                settings.contrast.get() == Contrast::More || asks_for_contrast.get(),
            );
            saves.with_value(|saves| settings.keep(saves.store()));
        });
        app
    }

    /// The context for a screen, which lives as long as the current owner.
    #[must_use]
    pub fn for_screen(self) -> Self {
        Self { settings: self.settings.for_screen(), place: RwSignal::default(), ..self }
    }

    /// The chosen size of the text: that of the person to whom the screen belongs, or else that of the page; tracked.
    fn text_scale(&self) -> TextScale {
        self.own.get().text_size.unwrap_or_else(|| self.settings.text_size.get())
    }

    /// The speed of animations: that of the person to whom the screen belongs, or else that of the page; tracked.
    pub fn speed(&self) -> Speed {
        self.own.get().speed.unwrap_or_else(|| self.settings.speed.get())
    }

    /// Whether offers are declined, by the choice of the person to whom the screen belongs or else that of the page; tracked.
    pub fn declines_offers(&self) -> bool {
        self.own.get().declines_offers.unwrap_or_else(|| self.settings.declines_offers.get())
    }

    /// Whether decisions are confirmed, by the choice of the person to whom the screen belongs or else that of the page; tracked.
    pub fn confirms(&self) -> bool {
        self.own.get().confirms.unwrap_or_else(|| self.settings.confirms.get())
    }

    /// Whether motion is reduced, by the settings or by the device. For code that starts an animation; changes are not tracked.
    pub fn is_still(&self) -> bool {
        untrack(|| self.still.get())
    }
}

/// The record of a new game, from the setup of the new game screen or of a finished game.
///
/// # Errors
/// The setup rule that is violated; `None` if the value is no setup at all.
pub fn begin<G: Game>(setup: &Value) -> Result<Value, Option<SetupError>> {
    let mut setup = setup.clone();
    if let Some(setup) = setup.as_object_mut() {
        complete_options(G::FACTS.options, setup.entry("options").or_insert_with(|| json!({})));
    }
    let read = Setup::<G>::deserialize(&setup).map_err(|_| None)?;
    G::setup(&read).map_err(Some)?;
    Ok(json!({ "format": FORMAT, "version": VERSION, "game": G::FACTS.id, "setup": read, "events": [] }))
}
