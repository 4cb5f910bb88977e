//! A new version of the app: fetched in the background, taken over only on the person's word, and never during a game.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RegistrationOptions, ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState, ServiceWorkerUpdateViaCache,
};

/// The service worker, relative to the page.
const WORKER: &str = "./sw.js";

/// A new version that waits to be taken over.
#[derive(Clone, Copy, Debug)]
pub struct NewVersion {
    waiting: RwSignal<Option<ServiceWorker>, LocalStorage>,
    /// Another tab has taken a new version over: this page is an old one by now, and goes on as that.
    stale: RwSignal<bool>,
    /// The people at this page have asked for it.
    asked: StoredValue<bool>,
}

impl NewVersion {
    /// Registers the service worker, once the page has loaded, so that it does not compete with it.
    pub(super) fn register() -> Self {
        let update =
            Self { waiting: RwSignal::new_local(None), stale: RwSignal::new(false), asked: StoredValue::new(false) };
        if document().ready_state() == "complete" {
            update.start();
        } else {
            let handle = StoredValue::new_local(None);
            handle.set_value(Some(window_event_listener(leptos::ev::load, move |_| update.start())));
        }
        update
    }

    /// Is there something to take over?
    pub fn is_ready(&self) -> bool {
        self.stale.get() || self.waiting.with(Option::is_some)
    }

    /// Takes the new version over: the page is loaded anew, once.
    pub fn take_over(&self) {
        self.asked.set_value(true);
        match self.waiting.get_untracked() {
            // The page is loaded anew when the new worker controls it (see `start`).
            Some(worker) => {
                let message = js_sys::Object::new();
                let _ = js_sys::Reflect::set(&message, &"type".into(), &"SKIP_WAITING".into());
                let _ = worker.post_message(&message);
            }
            None => reload(),
        }
    }

    fn start(self) {
        // A property of the navigator that insecure pages and some private windows do not have.
        if !js_sys::Reflect::has(&window().navigator(), &"serviceWorker".into()).unwrap_or(false) {
            return;
        }
        let container = window().navigator().service_worker();
        let controlled = Cell::new(container.controller().is_some());
        let changed = Closure::<dyn FnMut()>::new(move || {
            // The first worker of all takes the page as it is; only a later one brings something new.
            if !controlled.replace(true) {
                return;
            }
            if self.asked.get_value() {
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
            let registered = JsFuture::from(container.register_with_options(WORKER, &options)).await;
            if let Ok(registration) = registered.map(JsCast::unchecked_into::<ServiceWorkerRegistration>) {
                self.watch(&registration);
            }
        });
    }

    fn watch(self, registration: &ServiceWorkerRegistration) {
        self.waiting.set(registration.waiting().filter(|_| is_controlled()));
        let found = {
            let registration = registration.clone();
            Closure::<dyn FnMut()>::new(move || {
                let Some(worker) = registration.installing() else { return };
                let installed = {
                    let worker = worker.clone();
                    Closure::<dyn FnMut()>::new(move || {
                        if worker.state() == ServiceWorkerState::Installed && is_controlled() {
                            self.waiting.set(Some(worker.clone()));
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
}

fn is_controlled() -> bool {
    window().navigator().service_worker().controller().is_some()
}

fn reload() {
    let _ = window().location().reload();
}
