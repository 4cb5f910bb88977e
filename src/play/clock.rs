//! Time, which is hidden from the rules: timers and animation frames that are cancelled with their owner.

use leptos::prelude::*;

use super::platform::{Timer, after};
use crate::i18n::Lang;

/// The local date of a time in milliseconds since 1970, formatted for this language.
pub fn local_date(at: u64, lang: Lang) -> String {
    let (date, options) = dated(at);
    date.to_locale_date_string(lang.locale(), &options).into()
}

/// The same with the time of day.
pub fn local_time(at: u64, lang: Lang) -> String {
    let (date, options) = dated(at);
    let _ = js_sys::Reflect::set(&options, &"timeStyle".into(), &"short".into());
    date.to_locale_string(lang.locale(), &options).into()
}

/// A time, and the options of a format with its date.
fn dated(at: u64) -> (js_sys::Date, js_sys::Object) {
    let options = js_sys::Object::new();
    // Without this option the format is the browser's choice.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    (js_sys::Date::new(&(at as f64).into()), options)
}

/// A single scheduled call. Scheduling another one replaces it; disposing of the owner in which it was created cancels it. Copies are
/// handles to the same timeout.
#[derive(Clone, Copy)]
pub struct Timeout(StoredValue<Option<Awaited>>);

enum Awaited {
    Timeout(Timer),
    Frame(AnimationFrameRequestHandle),
}

impl Timeout {
    /// Creates a timeout with nothing scheduled.
    pub fn new() -> Self {
        let later = Self(StoredValue::new(None));
        on_cleanup(move || later.cancel());
        later
    }

    /// Calls `act` after this number of milliseconds.
    pub fn after(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        self.cancel();
        let due = self.once(act);
        self.set(after(milliseconds, due).map(Awaited::Timeout));
    }

    /// Calls `act` in the next animation frame.
    pub fn next_frame(self, act: impl FnOnce() + 'static) {
        self.cancel();
        let due = self.once(act);
        self.set(request_animation_frame_with_handle(due).map(Awaited::Frame).ok());
    }

    /// Calls `act` after the next frame has been drawn.
    pub fn after_frame(self, act: impl FnOnce() + 'static) {
        if cfg!(target_arch = "wasm32") {
            self.next_frame(move || self.after(0, act));
        } else {
            self.after(0, act);
        }
    }

    /// Whether a call is scheduled.
    pub fn is_waiting(self) -> bool {
        self.0.with_value(Option::is_some)
    }

    /// Calls `act` this number of milliseconds after the current change is visible on the screen: the second frame from now begins after
    /// the first one has been drawn.
    pub fn after_seen(self, milliseconds: u32, act: impl FnOnce() + 'static) {
        if cfg!(target_arch = "wasm32") {
            self.next_frame(move || self.next_frame(move || self.after(milliseconds, act)));
        } else {
            self.after(milliseconds, act);
        }
    }

    /// Cancels the scheduled call.
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

    /// Wraps `act` so that the timeout is marked as empty before the call.
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
