//! What of Leptos the page stands on: its signals with their owners, its effects, and its helpers around the document.
//!
//! Leptos is a family of crates; the one of its name draws in server functions, routing of streams and its own markup, which this
//! page does not use and could not carry (see [`ui`](crate::ui)). So its parts are named here, once, and everybody takes
//! them from here.

use std::sync::Arc;

pub use leptos_dom::helpers::{document, event_target_value, request_animation_frame, window};
pub use reactive_graph::computed::Memo;
pub use reactive_graph::effect::{Effect, RenderEffect};
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::{LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context};
pub use reactive_graph::prelude::*;
pub use reactive_graph::signal::RwSignal;
pub use reactive_graph::wrappers::read::Signal;

use leptos_dom::helpers::window_event_listener_untyped;

/// Something to be done with a value, as a handle that can be copied.
pub struct Callback<In: 'static = ()>(StoredValue<Arc<dyn Fn(In) + Send + Sync>>);

impl<In> Clone for Callback<In> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<In> Copy for Callback<In> {}

impl<In: 'static> Callback<In> {
    /// Does this.
    pub fn new(act: impl Fn(In) + Send + Sync + 'static) -> Self {
        Self(StoredValue::new(Arc::new(act)))
    }

    /// Does it.
    pub fn run(&self, input: In) {
        self.0.get_value()(input);
    }
}

/// Hears an event of the window, until this part of the app goes.
pub fn on_window(event: &'static str, act: impl Fn(web_sys::Event) + 'static) {
    let listener = StoredValue::new_local(Some(window_event_listener_untyped(event, act)));
    on_cleanup(move || {
        if let Some(Some(listener)) = listener.try_update_value(Option::take) {
            listener.remove();
        }
    });
}

/// Starts the app: gives it the executor for what runs later, and an owner for as long as the page lives.
pub fn start(app: impl FnOnce()) {
    // It can only fail if somebody has done so before.
    let _ = any_spawner::Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(app);
    std::mem::forget(owner);
}
