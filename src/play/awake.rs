//! Keeps the screen awake while a game is played (Screen Wake Lock), where the browser can. web-sys has no stable names for that.

use std::time::Duration;

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::Timeout;
use super::platform::{hear, is_hidden, window};

/// After so long without a touch nobody is playing any more.
const IDLE: Duration = Duration::from_secs(600);

/// The wish that the screen stays on. Copies are handles to the same.
#[derive(Clone, Copy)]
struct Awake {
    /// The lock, while there is one.
    lock: StoredValue<Option<JsValue>, LocalStorage>,
    /// One has been asked for, and has not come yet.
    asked: StoredValue<bool>,
    /// The game goes on, and somebody has touched it not long ago.
    wanted: StoredValue<bool>,
    idle: Timeout,
}

/// Keeps the screen awake while `playing` holds, as long as the owner lives: until nobody has touched anything for ten minutes.
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
    // The browser gives the lock back when the page is hidden.
    hear("visibilitychange", move || {
        awake.lock.set_value(None);
        if !is_hidden() && awake.wanted.get_value() {
            awake.take();
        }
    });
    // The lock outlives the values that are disposed of with the owner, so it is taken out before.
    on_cleanup(move || awake.rest());
}

impl Awake {
    /// Somebody plays.
    fn stir(self) {
        self.wanted.set_value(true);
        self.idle.after(IDLE.as_millis() as u32, move || self.rest());
        if self.lock.with_value(Option::is_none) {
            self.take();
        }
    }

    /// Nobody plays any more.
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
        let Some(request) = request() else { return };
        self.asked.set_value(true);
        spawn_local(async move {
            let lock = JsFuture::from(request).await;
            self.asked.try_update_value(|asked| *asked = false);
            // Refused, as when the battery is low: then the screen goes dark as ever.
            let Ok(lock) = lock else { return };
            let wanted = self.wanted.try_get_value() == Some(true);
            let free = self.lock.try_with_value(Option::is_none) == Some(true);
            if wanted && free {
                self.lock.set_value(Some(lock));
            } else {
                release(&lock);
            }
        });
    }
}

/// Asks for the lock; nothing where the browser knows none.
fn request() -> Option<Promise> {
    let locks = Reflect::get(&window()?.navigator(), &"wakeLock".into()).ok().filter(JsValue::is_object)?;
    let request: Function = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    request.call1(&locks, &"screen".into()).ok()?.dyn_into().ok()
}

fn release(lock: &JsValue) {
    let release = Reflect::get(lock, &"release".into()).ok().and_then(|release| release.dyn_into::<Function>().ok());
    // It is gone in any case when the page is.
    let _ = release.map(|release| release.call0(lock));
}
