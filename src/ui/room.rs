//! How much room an element has.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::ResizeObserver;

/// A change by less than one part in so many is none: what is laid out for the room is not laid out anew for every pixel.
const NOTICED: i16 = 16;

/// Watches an element; it ends with this.
struct Watch {
    observer: ResizeObserver,
    _changed: Closure<dyn FnMut()>,
}

impl Watch {
    fn new(element: &web_sys::Element, changed: impl FnMut() + 'static) -> Option<Self> {
        let changed = Closure::<dyn FnMut()>::new(changed);
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Self { observer, _changed: changed })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The room that an element has, in pixels: known as soon as the page has been laid out with it, before it is painted.
pub fn room(element: NodeRef<Div>) -> Signal<Option<(i16, i16)>> {
    let room = RwSignal::new(None);
    let watch = StoredValue::new_local(None::<Watch>);
    let read = move || {
        let Some(now) = element.get_untracked().map(|element| (element.client_width(), element.client_height())) else {
            return;
        };
        let now = (now.0 as i16, now.1 as i16);
        let differs = |before: i16, now: i16| (before - now).abs() > before / NOTICED;
        let changed = room.get_untracked().is_none_or(|(w, h)| differs(w, now.0) || differs(h, now.1));
        if changed && now.0 > 0 {
            room.set(Some(now));
        }
    };
    Effect::new(move |_| {
        watch.set_value(element.get().and_then(|element| Watch::new(&element, read)));
    });
    room.into()
}
