//! Time, which the rules never see: timers and frames that end with the part of the page that asked for them.

use leptos::prelude::*;

use super::platform::{Timer, after};
use crate::i18n::Lang;

/// A moment, in milliseconds since 1970, as the day that it was here, in words of this language.
pub fn local_date(at: u64, lang: Lang) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    // Without it the browser writes what it likes best.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(lang.tag(), &options).into()
}

/// One thing that is to happen later. What was asked for before is forgotten, and everything is when the owner goes that made
/// this. Copies are handles to the same.
#[derive(Clone, Copy)]
pub struct Timeout(StoredValue<Option<Awaited>>);

enum Awaited {
    Timeout(Timer),
    Frame(AnimationFrameRequestHandle),
}

impl Timeout {
    /// Nothing is to happen yet.
    pub fn new() -> Self {
        let later = Self(StoredValue::new(None));
        on_cleanup(move || later.cancel());
        later
    }

    /// Does something after so many milliseconds.
    pub fn after(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        self.cancel();
        let due = self.once(act);
        self.set(after(milliseconds, due).map(Awaited::Timeout));
    }

    /// Does something when the next frame is drawn.
    pub fn next_frame(self, act: impl FnOnce() + 'static) {
        self.cancel();
        let due = self.once(act);
        self.set(request_animation_frame_with_handle(due).map(Awaited::Frame).ok());
    }

    /// Does something so many milliseconds after what has just changed is on the screen: the second frame from now comes after the first
    /// one has been drawn.
    pub fn after_seen(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        if cfg!(target_arch = "wasm32") {
            self.next_frame(move || self.next_frame(move || self.after(milliseconds, act)));
        } else {
            self.after(milliseconds, act);
        }
    }

    /// Forgets what is awaited.
    pub fn cancel(self) {
        match self.0.try_update_value(Option::take).flatten() {
            Some(Awaited::Timeout(handle)) => handle.clear(),
            Some(Awaited::Frame(handle)) => handle.cancel(),
            None => {}
        }
    }

    fn set(self, awaited: Option<Awaited>) {
        self.0.set_value(awaited);
    }

    /// `act`, after it has been noted that nothing is awaited any more.
    fn once(self, act: impl FnOnce() + 'static) -> impl FnOnce() + 'static {
        move || {
            if self.0.try_update_value(Option::take).is_some() {
                act();
            }
        }
    }
}

impl Default for Timeout {
    fn default() -> Self {
        Self::new()
    }
}
