//! The window: media queries as signals, and event listeners that live as long as their owner. The same two functions of leptos-use 0.20
//! make the first load 5.9 KB larger (gzip -9).

use leptos::prelude::*;
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::platform::window;

/// Whether a media query matches. Follows changes as long as the current owner lives.
pub fn media(query: &str) -> Signal<bool> {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    let Some(list) = list else { return Signal::stored(false) };
    let reported = Trigger::new();
    let changed = Closure::<dyn FnMut()>::new(move || reported.notify());
    let _ = list.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    let listener = SendWrapper::new((list.clone(), changed));
    on_cleanup(move || {
        let (list, changed) = &*listener;
        let _ = list.remove_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
    });
    let list = SendWrapper::new(list);
    Memo::new(move |_| {
        reported.track();
        list.matches()
    })
    .into()
}

/// Listens for an event of the window, as long as the current owner lives.
pub fn on_window(event: &'static str, act: impl Fn(web_sys::Event) + 'static) {
    let listener = window_event_listener_untyped(event, act);
    on_cleanup(move || listener.remove());
}
