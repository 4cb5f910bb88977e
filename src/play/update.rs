//! A new version of the app: loaded in the background, activated only at the user's request, and never during a game.
//!
//! One service worker serves all tabs of the page. So every open game holds a shared lock, in whichever tab, and a new version is activated
//! only by a tab that gets the lock exclusively.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use super::platform::{hear, window};
use super::services;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen::{JsCast, UnwrapThrowExt};
use wasm_bindgen_futures::spawn_local;
use web_sys::{
    RegistrationOptions, ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState, ServiceWorkerUpdateViaCache,
};

/// The service worker, relative to the page.
const WORKER: &str = "./sw.js";

/// Number of attempts to get the lock, and the time between them, before it counts as held by a game: another tab holds it for some
/// milliseconds while it finds out whether it can offer the new version (see [`NewVersion::await_freedom`]).
const PROBES: u32 = 10;
const PROBE: Duration = Duration::from_millis(50);

/// A new version that waits to be activated.
#[derive(Clone, Copy, Debug)]
pub struct NewVersion {
    waiting: RwSignal<Option<ServiceWorker>>,
    /// Whether no game is open in any tab.
    free: RwSignal<bool>,
    /// Whether another tab has activated a new version while a game was open in this one.
    stale: RwSignal<bool>,
    /// The number of games open in this tab.
    games: StoredValue<u32>,
}

impl NewVersion {
    /// Registers the service worker after the page has loaded, so that the two do not compete.
    pub(super) fn register() -> Self {
        let version = Self {
            waiting: RwSignal::new(None),
            free: RwSignal::new(false),
            stale: RwSignal::new(false),
            games: StoredValue::new(0),
        };
        let Some(document) = window().and_then(|window| window.document()) else { return version };
        if document.ready_state() == "complete" {
            version.start();
        } else {
            hear("load", move || version.start());
        }
        version
    }

    /// Whether there is a new version to activate, and no open game that it would disturb.
    pub fn is_ready(&self) -> bool {
        self.stale.get() || (self.free.get() && self.waiting.with(Option::is_some))
    }

    /// Activates the new version: the page is reloaded, once.
    pub fn take_over(&self) {
        match self.waiting.get_untracked() {
            Some(worker) => self.take_over_by(worker, PROBES),
            None => reload(),
        }
    }

    /// Activates `worker`, with `tries` attempts left to get the lock.
    fn take_over_by(self, worker: ServiceWorker, tries: u32) {
        lock("exclusive", true, move |granted| {
            if granted {
                // The page is reloaded as soon as the new worker controls it (see `start`).
                let message = options(&[("type", "SKIP_WAITING".into())]);
                let _ = worker.post_message(&message);
            } else if tries > 1 {
                set_timeout(move || self.take_over_by(worker, tries - 1), PROBE);
            } else {
                // A game has been opened in another tab in the meantime.
                self.free.set(false);
                self.await_freedom();
            }
            None
        });
    }

    /// Registers an open game of this tab, until the current owner is disposed of.
    pub fn hold(&self) {
        let games = self.games;
        games.try_update_value(|count| *count += 1);
        let release = Rc::new(RefCell::new(None::<Function>));
        let over = Rc::new(Cell::new(false));
        lock("shared", false, {
            let (release, over) = (release.clone(), over.clone());
            move |_| (!over.get()).then(|| Promise::new(&mut |resolve, _| *release.borrow_mut() = Some(resolve)))
        });
        let cleanup = SendWrapper::new((release, over));
        on_cleanup(move || {
            games.try_update_value(|count| *count -= 1);
            let (release, over) = &*cleanup;
            over.set(true);
            if let Some(release) = release.borrow_mut().take() {
                let _ = release.call0(&JsValue::UNDEFINED);
            }
        });
    }

    fn start(self) {
        let Some(container) = services::worker_container() else { return };
        let controlled = Cell::new(container.controller().is_some());
        let changed = Closure::<dyn FnMut()>::new(move || {
            // The first worker controls the page as it is; only a later one has a new version.
            if !controlled.replace(true) {
                return;
            }
            if self.games.get_value() == 0 {
                reload();
            } else {
                self.stale.set(true);
            }
        });
        container.set_oncontrollerchange(Some(changed.as_ref().unchecked_ref()));
        changed.forget();

        spawn_local(async move {
            let options = RegistrationOptions::new();
            options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
            let registered = services::answer(services::register_worker(WORKER, &options)).await;
            if let Some(registration) = registered.ok().and_then(|found| found.dyn_into().ok()) {
                self.watch(&registration);
            }
        });
    }

    fn watch(self, registration: &ServiceWorkerRegistration) {
        if let Some(worker) = registration.waiting() {
            self.offer(worker);
        }
        let found = {
            let registration = registration.clone();
            Closure::<dyn FnMut()>::new(move || {
                let Some(worker) = registration.installing() else { return };
                let installed = {
                    let worker = worker.clone();
                    Closure::<dyn FnMut()>::new(move || {
                        if worker.state() == ServiceWorkerState::Installed {
                            self.offer(worker.clone());
                        }
                    })
                };
                worker.set_onstatechange(Some(installed.as_ref().unchecked_ref()));
                installed.forget();
            })
        };
        registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
        found.forget();
    }

    fn offer(self, worker: ServiceWorker) {
        // The first worker does not wait, because there is no older one.
        if services::worker_container().is_some_and(|container| container.controller().is_some()) {
            self.waiting.set(Some(worker));
            self.await_freedom();
        }
    }

    /// Queues for the lock, to learn when no game is open in any tab, then releases it.
    fn await_freedom(self) {
        lock("exclusive", false, move |granted| {
            self.free.set(granted);
            None
        });
    }
}

/// Requests the lock of this app. `then` receives whether it was granted. The lock is held until the promise returned by `then` is
/// resolved, or released at once if it returns `None`. A browser without locks, or whose locks fail, grants every request.
fn lock(mode: &str, only_if_available: bool, then: impl FnOnce(bool) -> Option<Promise> + 'static) {
    let Some(window) = window() else { return };
    let then = Rc::new(Cell::new(Some(then)));
    let path = window.location().pathname().unwrap_or_default();
    let options = options(&[("mode", mode.into()), ("ifAvailable", only_if_available.into())]);
    let granted = {
        let then = then.clone();
        let hold = move |lock: JsValue| then.take().and_then(|then| then(!lock.is_null()));
        Closure::once_into_js(move |lock: JsValue| hold(lock).map_or(JsValue::UNDEFINED, JsValue::from))
    };
    let requested = services::request_lock(&format!("heartbox:{path}"), &options, &granted);
    spawn_local(async move {
        if services::answer(requested).await.is_err() {
            let _ = then.take().map(|then| then(true));
        }
    });
}

fn options(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a fresh object cannot fail.
        Reflect::set(&object, &(*name).into(), value).unwrap_throw();
    }
    object
}

fn reload() {
    let _ = window().map(|window| window.location().reload());
}
