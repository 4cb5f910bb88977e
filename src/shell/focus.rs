//! Where the keyboard stands when what it stood on has gone.

use crate::signals::*;
use wasm_bindgen::JsCast;

/// Puts the keyboard on the first of these places that there is, with the next frame: then the page shows what has changed.
pub fn focus_on(places: Vec<String>) {
    request_animation_frame(move || focus(&places));
}

/// The same, if what it stood on has gone from the page or cannot be used any more.
pub fn keep_focus(places: &[&str]) {
    let places: Vec<String> = places.iter().map(|place| (*place).to_owned()).collect();
    request_animation_frame(move || {
        // What lies in a dialog that has been closed has the keyboard until the page is drawn. To ask for its size would have the page
        // laid out for that alone.
        let stands = |element: web_sys::Element| {
            element.tag_name() != "BODY"
                && !element.has_attribute("disabled")
                && matches!(element.closest("dialog:not([open])"), Ok(None))
        };
        if !document().active_element().is_some_and(stands) {
            focus(&places);
        }
    });
}

fn focus(places: &[String]) {
    let document = document();
    if let Some(next) = places.iter().find_map(|place| document.query_selector(place).ok().flatten()) {
        // Not every element that can be focused is an HTML element: a board is a drawing. All have the method.
        let _ = next.unchecked_ref::<web_sys::HtmlElement>().focus();
    }
}
