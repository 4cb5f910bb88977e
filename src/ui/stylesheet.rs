//! Style sheets that come when they are needed: of a game when it is first seen, and of the rules. The first visit does not wait for
//! the looks of all.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use crate::signals::document;

/// Sees to it that this sheet is there: the id of a game, or `rules`. One that cannot be had now is asked for again the next time.
pub fn load_stylesheet(sheet: &str) {
    let href = format!("style/{sheet}.css");
    let document = document();
    let (Some(head), Ok(None)) = (document.head(), document.query_selector(&format!("link[href='{href}']"))) else {
        return;
    };
    if let Ok(link) = document.create_element("link") {
        let _ = link.set_attribute("rel", "stylesheet");
        let _ = link.set_attribute("href", &href);
        let failed = link.clone();
        let forget = Closure::once_into_js(move || failed.remove());
        let _ = link.add_event_listener_with_callback("error", forget.unchecked_ref());
        let _ = head.append_child(&link);
    }
}
