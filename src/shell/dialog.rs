//! Dialogs that come before everything else, with the keyboard inside.

use crate::signals::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// Opens the dialog with this id when `up` says so, and closes it again.
pub fn dialog(id: &'static str, up: Memo<bool>) {
    effect(move |_| {
        let up = up.get();
        // With the next frame: then it is on the page.
        request_animation_frame(move || if up { open(id) } else { close(id) });
    });
}

/// Opens a dialog over everything else, if it is there and closed.
pub fn open(id: &str) {
    if let Some(dialog) = find(id).filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog.
pub fn close(id: &str) {
    if let Some(dialog) = find(id) {
        dialog.close();
    }
}

fn find(id: &str) -> Option<HtmlDialogElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
