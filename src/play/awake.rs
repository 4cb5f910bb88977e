//! Keeps the screen awake during a game (Screen Wake Lock), where the browser supports it. web-sys has no stable bindings for this API.

use std::time::Duration;

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::platform::{after, hear, is_hidden};
use super::{Timeout, services};

/// Time after which a request that the browser has not answered may be repeated, in milliseconds.
const ANSWER_MAX_MS: u32 = 5000;
/// Time without a touch after which the game counts as abandoned.
const IDLE: Duration = Duration::from_secs(600);

/// The request to keep the screen on. Copies are handles to the same request.
#[derive(Clone, Copy)]
struct Awake {
    /// The lock, while it is held.
    lock: StoredValue<Option<JsValue>, LocalStorage>,
    /// Whether a lock has been requested and not granted yet.
    asked: StoredValue<bool>,
    /// Whether the game is in progress and has been touched recently.
    wanted: StoredValue<bool>,
    idle: Timeout,
}

/// Keeps the screen awake while `playing` holds and the owner lives, until ten minutes have passed without a touch.
pub(super) fn keep_awake(playing: Signal<bool>) {
    let awake = Awake {
        lock: StoredValue::new_local(None),
        asked: StoredValue::new(false),
        wanted: StoredValue::new(false),
        idle: Timeout::new(),
    };
    Effect::new(move |_| {
        if playing.get() {
            awake.stir();
        } else {
            awake.rest();
        }
    });
    let stir = move || {
        if playing.get_untracked() {
            awake.stir();
        }
    };
    hear("pointerdown", stir);
    hear("keydown", stir);
    // The browser releases the lock when the page is hidden.
    hear("visibilitychange", move || {
        awake.lock.set_value(None);
        if !is_hidden() && awake.wanted.get_value() {
            awake.take();
        }
    });
    // The lock outlives the stored values, which are disposed of with the owner, so it is released before.
    on_cleanup(move || awake.rest());
}

impl Awake {
    /// Registers activity, and acquires the lock.
    fn stir(self) {
        self.wanted.set_value(true);
        self.idle.after(IDLE.as_millis() as u32, move || self.rest());
        if self.lock.with_value(Option::is_none) {
            self.take();
        }
    }

    /// Ends activity, and releases the lock.
    fn rest(self) {
        self.wanted.try_update_value(|wanted| *wanted = false);
        self.idle.cancel();
        if let Some(lock) = self.lock.try_update_value(Option::take).flatten() {
            release(&lock);
        }
    }

    fn take(self) {
        if self.asked.get_value() {
            return;
        }
        let Ok(request) = services::keep_screen_on() else { return };
        self.asked.set_value(true);
        let answered = move || {
            self.asked.try_update_value(|asked| *asked = false);
        };
        after(ANSWER_MAX_MS, answered);
        spawn_local(async move {
            let lock = services::answer(Ok(request)).await;
            answered();
            // Refused, for example because the battery is low: the screen then turns off as usual.
            let Ok(lock) = lock else { return };
            let wanted = self.wanted.try_get_value() == Some(true);
            let free = self.lock.try_with_value(Option::is_none) == Some(true);
            if wanted && free {
                self.follow(&lock);
                self.lock.set_value(Some(lock));
            } else {
                release(&lock);
            }
        });
    }

    /// Follows a lock that is held: the system may take it back, for example to save energy. The next touch requests another one.
    fn follow(self, lock: &JsValue) {
        let taken_back = {
            let lock = lock.clone();
            Closure::once_into_js(move || {
                self.lock.try_update_value(|held| *held = held.take().filter(|held| *held != lock));
            })
        };
        let _ = Reflect::set(lock, &"onrelease".into(), &taken_back);
    }
}

fn release(lock: &JsValue) {
    let release = Reflect::get(lock, &"release".into()).ok().and_then(|release| release.dyn_into::<Function>().ok());
    // The browser releases the lock in any case when the page is closed.
    release.into_iter().for_each(|release| services::ignore(release.call0(lock)));
}
