//! The available size of an element, and the size of the text that has to fit.

use std::rc::Rc;

use js_sys::{Function, Reflect};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::ResizeObserver;

/// Changes of less than one part in this many are ignored, so that the layout is not computed again for every pixel.
const NOTICED: i16 = 16;
/// The size of an element that has not been measured. Without a browser nothing is laid out: a table has the room of a tablet.
const UNMEASURED: Option<(i16, i16)> = if cfg!(target_arch = "wasm32") { None } else { Some((720, 540)) };
/// The default text size of browsers, in pixels.
const DEFAULT_TEXT: f64 = 16.0;

/// The observation of an element; dropping it ends the observation.
struct Watch {
    observer: ResizeObserver,
    _changed: Closure<dyn FnMut()>,
}

impl Watch {
    fn new(element: &web_sys::Element, changed: impl FnMut() + 'static) -> Option<Self> {
        let changed = Closure::<dyn FnMut()>::new(changed);
        let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
        call(&observer, "observe", element)?;
        Some(Self { observer, _changed: changed })
    }
}

/// Calls a function of an observer; `None` if the browser has no such function.
fn call(observer: &ResizeObserver, name: &str, argument: &JsValue) -> Option<()> {
    let function: Function = Reflect::get(observer, &name.into()).ok()?.dyn_into().ok()?;
    function.call1(observer, argument).ok().map(|_| ())
}

impl Drop for Watch {
    fn drop(&mut self) {
        call(&self.observer, "disconnect", &JsValue::UNDEFINED);
    }
}

/// The size of the text in an element, compared with the default of browsers.
fn text_scale(element: &web_sys::Element) -> Option<f64> {
    let style = web_sys::window()?.get_computed_style(element).ok()??;
    // The browser's own: the tables of `str::parse` would be 10 KB of the first load.
    let size = js_sys::parse_float(&style.get_property_value("font-size").ok()?);
    (size > 0.0).then_some(size / DEFAULT_TEXT)
}

/// The width and height of an element, in units of the size of its text.
pub fn size_in_text(element: &web_sys::Element) -> (f64, f64) {
    let text = text_scale(element).unwrap_or(1.0) * DEFAULT_TEXT;
    (f64::from(element.client_width()) / text, f64::from(element.client_height()) / text)
}

/// The size of the page's text, compared with the default of browsers. As context, it has every [`room`] follow it.
#[derive(Clone, Copy)]
pub struct TextSize(pub RwSignal<f64>);

/// Measures the size of the page's text. No event reports its change, but what is one `rem` wide is resized by it.
#[component]
pub fn TextMeasure(
    /// Set to the size of the text.
    size: RwSignal<f64>,
) -> impl IntoView {
    let element = NodeRef::<Div>::new();
    let watch = StoredValue::new_local(None::<Watch>);
    Effect::new(move |_| {
        watch.set_value(element.get().and_then(|element| {
            let measured = element.clone();
            Watch::new(&element, move || {
                if let Some(now) = text_scale(&measured).filter(|now| *now != size.get_untracked()) {
                    size.set(now);
                }
            })
        }));
    });
    view! { <div class="rem" node_ref=element></div> }
}

/// The element that is measured, or `None` until it is mounted; tracked.
pub type Measured = Rc<dyn Fn() -> Option<web_sys::Element>>;

/// Calls a function with an element as soon as the page has been laid out with it, before it is painted, and again whenever its size or that
/// of the page's text changes, as long as the current owner lives. Observers are called in the order of their registration.
pub fn on_size(element: Measured, changed: Rc<dyn Fn(&web_sys::Element)>) {
    let watch = StoredValue::new_local(None::<Watch>);
    let text = use_context::<TextSize>();
    Effect::new(move |_| {
        // A new observation begins with a report.
        if let Some(TextSize(size)) = text {
            size.track();
        }
        watch.set_value(element().and_then(|element| {
            let (observed, observe) = (element.clone(), changed.clone());
            let watch = Watch::new(&element, move || observe(&observed));
            if watch.is_none() {
                // A browser without observers: the size when the element is first laid out.
                let changed = changed.clone();
                request_animation_frame(move || changed(&element));
            }
            watch
        }));
    });
}

/// The size of an element, in pixels at the default text size: where text is twice as large, half as many. Available as
/// soon as the page has been laid out with the element, before it is painted.
pub fn room(element: Measured) -> Signal<Option<(i16, i16)>> {
    let room = RwSignal::new(UNMEASURED);
    let read = move |element: &web_sys::Element| {
        let (width, height) = size_in_text(element);
        let now = ((width * DEFAULT_TEXT) as i16, (height * DEFAULT_TEXT) as i16);
        let differs = |before: i16, now: i16| (before - now).abs() > before / NOTICED;
        let changed = room.get_untracked().is_none_or(|(w, h)| differs(w, now.0) || differs(h, now.1));
        if changed && now.0 > 0 {
            room.set(Some(now));
        }
    };
    on_size(element, Rc::new(read));
    room.into()
}
