//! Animation of single elements by the browser.

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// The durations of animations, in per cent of the usual ones. As context, it applies to every [`animate`].
#[derive(Clone, Copy)]
pub struct AnimationTime(pub Signal<u32>);

/// Animates an element through these values of `transform`, at equal intervals, usually in this time. Afterwards its style applies again.
pub fn animate(element: &Element, transforms: impl Iterator<Item = String>, milliseconds: u32) {
    let percent = use_context::<AnimationTime>().map_or(100, |time| time.0.get_untracked());
    let transforms: Array = transforms.map(JsValue::from).collect();
    let keyframes = Object::new();
    let _ = Reflect::set(&keyframes, &"transform".into(), &transforms);
    // `web_sys` has it only among its unstable APIs.
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Some(animate) = animate.dyn_ref::<Function>()
    {
        let _ = animate.call2(element, &keyframes, &(milliseconds * percent / 100).into());
    }
}
