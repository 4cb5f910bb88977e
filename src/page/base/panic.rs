//! Messages that are part of the document itself: the program has failed, or it is not complete.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Installs a panic hook that writes to the console and shows a message on the page. The message is part of the
/// document itself: no code of the program can be relied on by then.
pub fn show_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        reveal("panic");
    }));
}

/// Shows the message of the document that the page has not been loaded completely.
pub fn say_incomplete() {
    reveal("incomplete");
}

fn reveal(id: &str) {
    let notice = web_sys::window().and_then(|window| window.document()?.get_element_by_id(id));
    if let Some(notice) = notice.and_then(|notice| notice.dyn_into::<HtmlElement>().ok()) {
        notice.set_hidden(false);
    }
}
