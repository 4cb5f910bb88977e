//! When the program breaks: the page says so, and that the game is safe.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// From now on a panic is written to the console and shown on the page. The words stand in the document itself: of the program
/// nothing can be relied on by then.
pub fn show_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let notice = web_sys::window().and_then(|window| window.document()?.get_element_by_id("panic"));
        if let Some(notice) = notice.and_then(|notice| notice.dyn_into::<HtmlElement>().ok()) {
            notice.set_hidden(false);
        }
    }));
}
