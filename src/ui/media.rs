//! What the screen is like.

use crate::signals::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

/// Does a media query hold? Follows the screen as it turns.
pub fn media(query: &str) -> Signal<bool> {
    let Ok(Some(list)) = window().match_media(query) else { return Signal::derive(|| false) };
    let holds = RwSignal::new(list.matches());
    let changed = {
        let list = list.clone();
        Closure::<dyn FnMut()>::new(move || holds.set(list.matches()))
    };
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    let listener = StoredValue::new((list, changed));
    on_cleanup(move || {
        listener.with_value(|(list, changed)| {
            let _ = list.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        });
    });
    Signal::derive(move || holds.get())
}
