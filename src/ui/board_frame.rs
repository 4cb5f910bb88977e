//! The frame of a board: what the drawings of all games have in common.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::live::{Live, handler, live};
use super::press::on_parts;

/// The part of the plane that a drawing shows: left, top, width and height, in units of the drawing.
pub type Drawing = (i16, i16, i16, i16);

/// Follows the signals that it reads, as [`Live`] does, and can be cloned. A signal of this type would be code of its own.
pub type LiveDrawing = Arc<dyn Fn() -> Drawing + Send + Sync>;

/// A board: a drawing with a name, whose parts may be touched. At table size it fills the element around it; a picture is a part of what
/// is around it.
///
/// The style sheets of games can use `--drawing-w` and `--drawing-h`, the size of the drawing.
#[component]
pub fn BoardFrame(
    /// The class of the drawing.
    class: &'static str,
    /// The part of the plane that is shown.
    drawing: LiveDrawing,
    /// The accessible name.
    name: Live<String>,
    /// Whether it is only a small picture, which assistive technology skips.
    picture: bool,
    /// Called with the `data-touch` of a part that is touched.
    on_part: Rc<dyn Fn(&str)>,
    /// What lies over the drawing, in elements of its own.
    #[prop(default = None)]
    over: Option<AnyView>,
    /// The drawing.
    inside: AnyView,
) -> impl IntoView {
    let (on_click, on_key) = on_parts(move |part| on_part(part));
    let (width, height) = (drawing.clone(), drawing.clone());
    let view_box = move || {
        let (x, y, w, h) = drawing();
        format!("{x} {y} {w} {h}")
    };
    view! {
        <div
            class=if picture { "board-picture" } else { "board-frame" }
            style=("--drawing-w", live(move || width().2.to_string()))
            style=("--drawing-h", live(move || height().3.to_string()))
            role="group"
            aria-label=name
            aria-hidden=picture.then_some("true")
            on:click=handler(on_click)
            on:keydown=handler(on_key)
        >
            // The group has the name, also of what lies over the drawing.
            <svg class=class viewBox=live(view_box) role="none">
                {inside}
            </svg>
            {over}
        </div>
    }
}
