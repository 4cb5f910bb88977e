//! Motion of single elements, by the browser itself.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Moves an element through these values of `transform`, at equal intervals. Afterwards it is where its style says.
pub fn animate(element: &Element, transforms: impl Iterator<Item = String>, milliseconds: u32) {
    let transforms: Array = transforms.map(JsValue::from).collect();
    let keyframes = Object::new();
    let _ = Reflect::set(&keyframes, &"transform".into(), &transforms);
    // In `web_sys` it is among what may still change.
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(element, &keyframes, &milliseconds.into());
    }
}
