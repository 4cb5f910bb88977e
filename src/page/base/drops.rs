//! Files that are dragged onto the page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DataTransfer, DragEvent, Event, FileList};

use crate::play::on_window;

/// The transfer of an event that drags files.
fn transfer(event: &Event) -> Option<DataTransfer> {
    let transfer = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer)?;
    transfer.types().includes(&"Files".into(), 0).then_some(transfer)
}

/// Refuses files on all screens that do not take them: the browser would open them in place of the page.
pub fn refuse_files() {
    answer_drags("none");
    on_window("drop", |event| {
        if transfer(&event).is_some() {
            event.prevent_default();
        }
    });
}

/// Takes files that are dropped anywhere on a screen, as long as the current owner lives.
pub fn take_files(take: Callback<FileList>) {
    answer_drags("copy");
    on_window("drop", move |event| {
        if let Some(files) = transfer(&event).and_then(|transfer| transfer.files()) {
            take.run(files);
        }
    });
}

/// Tells the browser what a drop would do. The screen is asked after the page.
fn answer_drags(effect: &'static str) {
    on_window("dragover", move |event| {
        if let Some(transfer) = transfer(&event) {
            event.prevent_default();
            transfer.set_drop_effect(effect);
        }
    });
}
